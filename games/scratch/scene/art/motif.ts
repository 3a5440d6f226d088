import { linearFill, type Paint, sheet } from '../../../kit/scene/paint/paint';
import { MOTIFS } from '../../motifs';
import type { Motif } from '../../rules/prizes';
import type { Palette } from '../palette';

/** The box of the silhouettes. */
const BOX = 512;

/** Draws a motif in a square of `size` units whose corner is at 0, 0; `resolution` is canvas pixels per unit. */
export function drawMotif(
  paint: Paint,
  motif: Motif,
  size: number,
  resolution: number,
  palette: Palette,
): void {
  const shape = MOTIFS[motif];
  const path = new Path2D(shape.path);
  if (palette.drawn === 'line') drawLine(paint, path, size, palette.metals[shape.material].depth);
  else {
    const sizePx = Math.ceil(size * resolution * 0.78);
    const picture = emboss(path, sizePx, palette, shape.material);
    paint.drawImage(picture, 0, 0, size, size);
  }
}

/** Thin line art with a faint fill of its colour. */
function drawLine(paint: Paint, path: Path2D, size: number, ink: string): void {
  paint.save();
  const scale = (size * 0.8) / BOX;
  paint.translate(size * 0.1, size * 0.1);
  paint.scale(scale, scale);
  paint.lineJoin = 'round';
  paint.fillStyle = `${ink}2E`;
  paint.fill(path);
  paint.strokeStyle = ink;
  paint.lineWidth = 11;
  paint.stroke(path);
  paint.restore();
}

/** Turns a silhouette into a lit relief: depth, rim, face, upper and lower bevel, gloss. */
function emboss(
  path: Path2D,
  sizePx: number,
  palette: Palette,
  material: keyof Palette['metals'],
): HTMLCanvasElement {
  const metal = palette.metals[material];
  const [bright, light, body, dark, back] = metal.face;
  const pad = sizePx * 0.14;
  const scale = sizePx / BOX;
  const { canvas, paint } = sheet(sizePx + pad * 2, sizePx + pad * 2, 1);
  const at = (target: Paint, dx: number, dy: number) =>
    target.setTransform(scale, 0, 0, scale, pad + dx, pad + dy);

  const depth = sizePx * 0.05;
  paint.lineJoin = 'round';
  for (let step = Math.ceil(depth); step >= 0; step -= 1) {
    at(paint, step * 0.35, step);
    const ink = step > depth * 0.75 ? '#00000066' : metal.depth;
    paint.fillStyle = ink;
    paint.strokeStyle = ink;
    paint.lineWidth = 26;
    paint.fill(path);
    paint.stroke(path);
  }
  at(paint, 0, 0);
  paint.lineWidth = 18;
  paint.strokeStyle = linearFill(paint, 0, 0, 300, BOX, [bright, light, dark, back]);
  paint.stroke(path);

  const face = sheet(canvas.width, canvas.height, 1);
  at(face.paint, 0, 0);
  face.paint.fillStyle = linearFill(face.paint, 60, 0, 200, BOX, [
    [0, bright],
    [0.2, light],
    [0.48, body],
    [0.56, dark],
    [0.72, body],
    [1, back],
  ]);
  face.paint.fill(path);
  const bevel = (dx: number, dy: number, ink: string) => {
    const edge = sheet(canvas.width, canvas.height, 1);
    at(edge.paint, 0, 0);
    edge.paint.fillStyle = ink;
    edge.paint.fill(path);
    edge.paint.globalCompositeOperation = 'destination-out';
    edge.paint.shadowColor = '#000';
    edge.paint.shadowBlur = sizePx * 0.03;
    at(edge.paint, dx, dy);
    edge.paint.fillStyle = '#000';
    edge.paint.fill(path);
    face.paint.setTransform(1, 0, 0, 1, 0, 0);
    face.paint.globalCompositeOperation = 'source-atop';
    face.paint.drawImage(edge.canvas, 0, 0);
  };
  bevel(sizePx * 0.016, sizePx * 0.02, 'rgba(255,255,255,.95)');
  bevel(-sizePx * 0.016, -sizePx * 0.022, metal.depth);
  face.paint.fillStyle = linearFill(face.paint, 0, pad, canvas.width, canvas.height * 0.7, [
    [0, 'rgba(255,255,255,.35)'],
    [0.34, 'rgba(255,255,255,.12)'],
    [0.36, 'rgba(255,255,255,0)'],
    [1, 'rgba(255,255,255,0)'],
  ]);
  face.paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.setTransform(1, 0, 0, 1, 0, 0);
  paint.drawImage(face.canvas, 0, 0);
  return canvas;
}
