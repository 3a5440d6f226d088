import { useMemo } from 'react';
import { encode } from 'uqr';

/** Black on white in every skin, because cameras read it most reliably. */
const DARK = '#000000';
const LIGHT = '#FFFFFF';

/** The width of the quiet zone, in modules, as the standard requires. */
const QUIET_MODULES = 4;

interface Matrix {
  readonly size: number;
  /** One path for all dark modules, in module units. */
  readonly path: string;
}

/** A text as a QR code of level M with its quiet zone. */
export function qrMatrix(text: string): Matrix {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: QUIET_MODULES });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  }
  return { size, path: runs.join('') };
}

/** The code as SVG. `label` is its accessible name. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, path } = useMemo(() => qrMatrix(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill={LIGHT} />
      <path d={path} fill={DARK} />
    </svg>
  );
}

const PICTURE_PX = 1080;
const CAPTION_PX = 220;

/** The code as a PNG with amount and reference below it, to save or share. Rejects if there is no canvas. */
export async function qrPicture(
  text: string,
  lines: readonly [amount: string, reference: string],
): Promise<Blob> {
  const { size, path } = qrMatrix(text);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_PX;
  canvas.height = PICTURE_PX + CAPTION_PX;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = LIGHT;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = DARK;
  context.textAlign = 'center';
  context.font = '800 72px "Plus Jakarta Sans", sans-serif';
  context.fillText(lines[0], PICTURE_PX / 2, PICTURE_PX + 60);
  context.font = '600 40px "Plus Jakarta Sans", sans-serif';
  context.fillText(lines[1], PICTURE_PX / 2, PICTURE_PX + 140);
  // Whole pixels per module, because blurred edges make a code harder to scan.
  const scale = Math.floor(PICTURE_PX / size);
  const margin = Math.floor((PICTURE_PX - scale * size) / 2);
  context.setTransform(scale, 0, 0, scale, margin, margin);
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
