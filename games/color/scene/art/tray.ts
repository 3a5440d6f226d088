import { linearFill, type Paint, polygon, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import { project, TRAY } from '../projection';
import { paintFelt } from './felt';
import { flat } from './flat';

/** The tray's picture extends this far from the origin, in design px. */
export const TRAY_BOX = { left: -256, top: -160, right: 256, bottom: 124 };

const { halfWidth, back, front, rail, ledge, ledgeBack } = TRAY;
const OUTER = halfWidth + 0.62;

/** Ledge, felt, rails and front lip, projected by the tray's camera. */
export function paintTray(paint: Paint, palette: Palette, noise: CanvasImageSource): void {
  groundShadow(paint);
  ledgeTop(paint, palette);
  paintFelt(paint, palette, noise);
  ledgeFace(paint, palette);
  for (const side of [-1, 1]) sideRail(paint, side, palette);
  lip(paint, palette);
}

function groundShadow(paint: Paint): void {
  const [x, y] = project(0, -1, 1);
  within(paint, () => {
    paint.translate(x, y);
    paint.scale(1, 0.42);
    paint.fillStyle = radialFill(paint, 0, 0, 250, [
      'rgba(0,0,0,.85)',
      [0.7, 'rgba(0,0,0,.6)'],
      [1, 'rgba(0,0,0,0)'],
    ]);
    paint.fillRect(-256, -250, 512, 500);
  });
}

function ledgeTop(paint: Paint, palette: Palette): void {
  const [, body, deep, black] = palette.lacquer;
  polygon(
    paint,
    flat([
      [-OUTER, ledge, ledgeBack],
      [OUTER, ledge, ledgeBack],
      [OUTER, ledge, back],
      [-OUTER, ledge, back],
    ]),
  );
  const [, far] = project(0, ledge, ledgeBack);
  const [, near] = project(0, ledge, back);
  paint.fillStyle = linearFill(paint, 0, far, 0, near, [black, deep, [0.6, palette.velvet[3]], [1, body]]);
  paint.fill();
  within(paint, () => {
    paint.clip();
    paint.globalCompositeOperation = 'lighter';
    paint.fillStyle = radialFill(paint, -20, near - 8, 130, [
      `rgba(${palette.lamp[1]},.34)`,
      `rgba(${palette.lamp[2]},.12)`,
      'rgba(0,0,0,0)',
    ]);
    paint.fillRect(-200, far, 400, near - far);
    // The lacquer reflects the sun behind it.
    for (let ray = -7; ray <= 7; ray += 1) {
      const lean = ray * 15;
      paint.fillStyle = linearFill(paint, 0, far, 0, near, [
        `${palette.leaf}55`,
        [0.6, `${palette.leaf}14`],
        [1, `${palette.leaf}00`],
      ]);
      polygon(paint, [
        [lean * 0.55 - 2, far],
        [lean * 0.55 + 2, far],
        [lean * 1.3 + 5, near],
        [lean * 1.3 - 5, near],
      ]);
      paint.fill();
    }
  });
}

function ledgeFace(paint: Paint, palette: Palette): void {
  const [shine, body, deep, black] = palette.lacquer;
  const corners = flat([
    [-OUTER, ledge, back],
    [OUTER, ledge, back],
    [OUTER, 0, back],
    [-OUTER, 0, back],
  ]);
  const [left, right] = [corners[0]?.[0] ?? 0, corners[1]?.[0] ?? 0];
  const [, top] = project(0, ledge, back);
  const [, bottom] = project(0, 0, back);
  within(paint, () => {
    polygon(paint, corners);
    paint.clip();
    paint.fillStyle = linearFill(paint, 0, top, 0, bottom, [shine, body, [0.5, deep], [1, black]]);
    paint.fillRect(left, top, right - left, bottom - top);
    paint.fillStyle = linearFill(paint, left, 0, right, 0, [
      'rgba(0,0,0,.75)',
      [0.3, `rgba(${palette.lamp[0]},.16)`],
      [0.45, `rgba(${palette.lamp[0]},.2)`],
      [0.7, 'rgba(0,0,0,.05)'],
      'rgba(0,0,0,.75)',
    ]);
    paint.fillRect(left, top, right - left, bottom - top);
    // A row of fans, the pattern that all scenes share.
    paint.strokeStyle = palette.leaf;
    const step = (right - left) / 18;
    for (let index = 0; index <= 18; index += 1) {
      const x = left + index * step;
      for (const [radius, alpha] of [
        [step * 0.92, 0.55],
        [step * 0.6, 0.4],
        [step * 0.28, 0.4],
      ] as const) {
        paint.globalAlpha = alpha * (1 - Math.abs(x) / 260);
        paint.lineWidth = 0.8;
        paint.beginPath();
        paint.arc(x, bottom - 5, radius, Math.PI, 0);
        paint.stroke();
      }
    }
    paint.globalAlpha = 1;
  });
  goldLine(paint, [left, top + 0.8], [right, top + 0.8], 2, palette);
  goldLine(paint, [left, bottom - 3.4], [right, bottom - 3.4], 1.1, palette);
}

function goldLine(
  paint: Paint,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  width: number,
  palette: Palette,
): void {
  const [bright, gold, dark, glint] = palette.metal;
  paint.strokeStyle = linearFill(paint, x0, y0, x1, y1, [
    dark,
    [0.22, gold],
    [0.36, bright],
    [0.46, glint],
    [0.7, gold],
    [1, dark],
  ]);
  paint.lineWidth = width;
  paint.beginPath();
  paint.moveTo(x0, y0);
  paint.lineTo(x1, y1);
  paint.stroke();
}

function sideRail(paint: Paint, side: number, palette: Palette): void {
  const [shine, body, deep, black] = palette.lacquer;
  const inner = side * halfWidth;
  const outer = side * OUTER;
  const far = back - 0.35;
  const near = front + 0.35;
  const wall = flat([
    [inner, 0, far],
    [inner, rail, far],
    [inner, rail, near],
    [inner, 0, near],
  ]);
  const [, y0] = project(inner, 0, far);
  const [, y1] = project(inner, 0, near);
  polygon(paint, wall);
  paint.fillStyle = linearFill(
    paint,
    0,
    y0,
    0,
    y1,
    side > 0 ? [deep, body, [0.7, shine], [1, body]] : [black, deep, black],
  );
  paint.fill();
  const topFace = flat([
    [inner, rail, far],
    [outer, rail, far],
    [outer, rail, near],
    [inner, rail, near],
  ]);
  polygon(paint, topFace);
  paint.fillStyle = linearFill(paint, 0, y0, 0, y1, [
    body,
    [0.2, shine],
    [0.36, side < 0 ? '#6b5138' : '#57402c'],
    [0.46, shine],
    [0.75, body],
    [1, deep],
  ]);
  paint.fill();
  const face = flat([
    [outer, rail, far],
    [outer, -0.7, far],
    [outer, -0.7, near],
    [outer, rail, near],
  ]);
  polygon(paint, face);
  paint.fillStyle = black;
  paint.fill();
  const line = (x: number, y: number, width: number) =>
    goldLine(paint, project(x, y, far), project(x, y, near), width, palette);
  line(inner, rail, 1.8);
  line(outer, rail, 1.2);
  line(side * (halfWidth + 0.31), rail, 0.7);
  line(inner, 0.02, 0.8);
}

function lip(paint: Paint, palette: Palette): void {
  const [shine, body, deep, black] = palette.lacquer;
  const z = front;
  const near = front + 0.35;
  const height = rail * 0.8;
  polygon(
    paint,
    flat([
      [-OUTER, height, z],
      [OUTER, height, z],
      [OUTER, height, near],
      [-OUTER, height, near],
    ]),
  );
  const [, y0] = project(0, height, z);
  const [, y1] = project(0, height, near);
  paint.fillStyle = linearFill(paint, -220, 0, 220, 0, [
    deep,
    [0.3, '#6b5138'],
    [0.42, shine],
    [0.7, body],
    [1, deep],
  ]);
  paint.fill();
  const [, y2] = project(0, -0.9, near);
  paint.fillStyle = linearFill(paint, 0, y1, 0, y2, [body, deep, black]);
  polygon(
    paint,
    flat([
      [-OUTER, height, near],
      [OUTER, height, near],
      [OUTER, -0.9, near],
      [-OUTER, -0.9, near],
    ]),
  );
  paint.fill();
  goldLine(paint, [-240, y0], [240, y0], 1.2, palette);
  goldLine(paint, [-240, y1 + 0.6], [240, y1 + 0.6], 2, palette);
}
