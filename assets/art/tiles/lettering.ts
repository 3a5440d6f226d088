import { type Context, hsl, linear } from './canvas';
import { MATERIALS, type MaterialName } from './palette';

/** The fonts of titles, with SIZE for the size. The worker loads them under these names. */
const FACES = ['800 SIZEpx "Baloo 2"', 'italic 900 SIZEpx "Exo 2"', '900 SIZEpx "Playfair Display"'] as const;

/** The last font is wide: in a long line its thin strokes would be lost. */
const LONGEST_BROAD = 8;

export const facesOf = (name: string): readonly string[] =>
  linesOf(name).some((line) => line.length > LONGEST_BROAD) ? FACES.slice(0, 2) : FACES;

/** Splits a name into two lines of about equal length where one line would be small. */
export function linesOf(name: string): readonly string[] {
  const words = name.toUpperCase().split(' ');
  if (words.length < 2 || name.length <= 8) return [words.join(' ')];
  const cuts = words.slice(1).map((_, index) => {
    const [upper, lower] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines: [upper, lower], uneven: Math.abs(upper.length - lower.length) };
  });
  return cuts.toSorted((one, other) => one.uneven - other.uneven)[0]?.lines ?? [name];
}

interface Lettering {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly material: MaterialName;
  readonly hue: number;
  readonly face: string;
}

/** A line that had to be small is stretched vertically by up to this factor. */
const TALLEST = 1.3;

/** The title in four passes: outline, metal edge, depth, gradient. */
export function lettering(on: Context, { name, width, height, material, hue, face }: Lettering): void {
  const lines = linesOf(name);
  const metal = MATERIALS[material];
  const fit = (line: string, cap: number) => {
    on.font = face.replace('SIZE', String(cap));
    const measured = on.measureText(line).width;
    return measured > width * 0.88 ? (cap * width * 0.88) / measured : cap;
  };
  on.textAlign = 'center';
  on.textBaseline = 'alphabetic';
  on.lineJoin = 'round';
  let y = height * 0.955;
  for (const [index, line] of [...lines.entries()].toReversed()) {
    const cap = width * (lines.length > 1 && index === 0 ? 0.17 : 0.22);
    const size = fit(line, cap);
    const taller = Math.min(cap / size, TALLEST);
    on.font = face.replace('SIZE', String(size));
    on.save();
    on.translate(width / 2, y);
    on.scale(1, taller);
    on.lineWidth = size * 0.34;
    on.strokeStyle = hsl(hue, 80, 8);
    on.strokeText(line, 0, size * 0.05);
    on.lineWidth = size * 0.16;
    on.strokeStyle = metal.face[3];
    on.strokeText(line, 0, 0);
    on.fillStyle = metal.depth;
    on.fillText(line, 0, size * 0.05);
    on.fillStyle = linear(
      on,
      [0, -size * 0.74],
      [0, size * 0.06],
      [
        [0, '#fff'],
        [0.35, metal.face[1]],
        [0.52, metal.face[2]],
        [0.56, metal.face[0]],
        [1, metal.face[2]],
      ],
    );
    on.fillText(line, 0, 0);
    on.restore();
    y -= size * taller * 0.86;
  }
}
