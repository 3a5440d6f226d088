import { type Canvas, type Context, contextOf, linear, type MakeCanvas, pathOf, SILHOUETTE } from './canvas';
import { MATERIALS, type MaterialName } from './palette';

const MARGIN = 0.14;
const DEPTH = 0.05;

/** A silhouette turned into lit metal: depth, rim, face, upper and lower bevel, gloss. */
export function relief(motif: string, size: number, material: MaterialName, make: MakeCanvas): Canvas {
  const { face, depth } = MATERIALS[material];
  const margin = size * MARGIN;
  const whole = Math.ceil(size + margin * 2);
  const scale = size / SILHOUETTE;
  const path = pathOf(motif);
  const at = (on: Context, dx: number, dy: number) =>
    on.setTransform(scale, 0, 0, scale, margin + dx, margin + dy);

  const canvas = make(whole, whole);
  const on = contextOf(canvas);
  on.lineJoin = 'round';
  const steps = size * DEPTH;
  for (let step = Math.ceil(steps); step >= 0; step -= 1) {
    const isShadow = step > steps * 0.75;
    at(on, step * 0.35, step);
    on.fillStyle = isShadow ? '#00000088' : depth;
    on.fill(path);
    on.lineWidth = 26;
    on.strokeStyle = isShadow ? '#00000066' : depth;
    on.stroke(path);
  }
  at(on, 0, 0);
  on.lineWidth = 18;
  on.strokeStyle = linear(on, [0, 0], [300, SILHOUETTE], [face[0], face[1], face[3], face[4]]);
  on.stroke(path);
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.drawImage(litFace({ path, face, depth, size, whole, margin, at, make }), 0, 0);
  return canvas;
}

interface Face {
  readonly path: Path2D;
  readonly face: readonly [string, string, string, string, string];
  readonly depth: string;
  readonly size: number;
  readonly whole: number;
  readonly margin: number;
  readonly at: (on: Context, dx: number, dy: number) => void;
  readonly make: MakeCanvas;
}

function litFace({ path, face, depth, size, whole, margin, at, make }: Face): Canvas {
  const canvas = make(whole, whole);
  const on = contextOf(canvas);
  at(on, 0, 0);
  // Five stops with a hard edge: that is what makes it look like metal.
  on.fillStyle = linear(
    on,
    [60, 0],
    [200, SILHOUETTE],
    [
      [0, face[0]],
      [0.2, face[1]],
      [0.48, face[2]],
      [0.56, face[3]],
      [0.72, face[2]],
      [1, face[4]],
    ],
  );
  on.fill(path);
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.globalCompositeOperation = 'source-atop';
  const bevel = (dx: number, dy: number, color: string) => {
    const edge = make(whole, whole);
    const cut = contextOf(edge);
    at(cut, 0, 0);
    cut.fillStyle = color;
    cut.fill(path);
    cut.globalCompositeOperation = 'destination-out';
    cut.shadowColor = '#000';
    cut.shadowBlur = size * 0.03;
    at(cut, dx, dy);
    cut.fill(path);
    on.drawImage(edge, 0, 0);
  };
  bevel(size * 0.016, size * 0.02, 'rgba(255,255,255,.95)');
  bevel(-size * 0.016, -size * 0.022, depth);
  on.fillStyle = linear(
    on,
    [0, margin],
    [whole, whole * 0.7],
    [
      [0, 'rgba(255,255,255,.35)'],
      [0.34, 'rgba(255,255,255,.12)'],
      [0.36, 'rgba(255,255,255,0)'],
      [1, 'rgba(255,255,255,0)'],
    ],
  );
  on.fillRect(0, 0, whole, whole);
  return canvas;
}
