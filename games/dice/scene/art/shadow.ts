import type { Cell } from '../../../kit/scene/paint/packing';
import { radialFill } from '../../../kit/scene/paint/paint';

/** The shadow under a die: dark at the contact, soft around it. White, to be tinted. */
export const shadowCells: readonly Cell[] = [
  { name: 'touch', stops: [0.3, 0.62] as const },
  { name: 'cast', stops: [0, 0.5] as const },
].map(({ name, stops: [core, half] }) => ({
  name,
  width: 64,
  height: 64,
  draw(paint) {
    paint.fillStyle = radialFill(paint, 32, 32, 32, [
      [0, 'rgba(255,255,255,1)'],
      [core, 'rgba(255,255,255,.92)'],
      [half, 'rgba(255,255,255,.45)'],
      [0.82, 'rgba(255,255,255,.1)'],
      [1, 'rgba(255,255,255,0)'],
    ]);
    paint.fillRect(0, 0, 64, 64);
  },
}));

/** Light from under the cover: a fan that opens to the right, bright at its origin and along its edges. */
export const wedgeCell: Cell = {
  name: 'wedge',
  width: 128,
  height: 96,
  draw(paint) {
    const strips = 48;
    for (let strip = 0; strip < strips; strip += 1) {
      const at = (strip + 0.5) / strips - 0.5;
      const bright = Math.cos(at * Math.PI) ** 1.4;
      const fill = paint.createLinearGradient(0, 0, 128, 0);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.16, `rgba(255,255,255,${0.5 * bright})`);
      fill.addColorStop(0.45, `rgba(255,255,255,${0.26 * bright})`);
      fill.addColorStop(0.8, `rgba(255,255,255,${0.07 * bright})`);
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      paint.fillStyle = fill;
      paint.beginPath();
      paint.moveTo(0, 48 + at * 10 - 0.4);
      paint.lineTo(0, 48 + at * 10 + 0.4);
      paint.lineTo(128, 48 + (at + 0.5 / strips) * 96);
      paint.lineTo(128, 48 + (at - 0.5 / strips) * 96);
      paint.fill();
    }
  },
};
