import type { Cell } from '../paint/packing';
import { radialFill } from '../paint/paint';

/** The one light that every lamp, spark, flare and halo uses: white, round, with a physical falloff. */
export const glowCell = (name: string, size: number): Cell => ({
  name,
  width: size,
  height: size,
  draw(paint) {
    const half = size / 2;
    paint.fillStyle = radialFill(paint, half, half, half, [
      [0, 'rgba(255,255,255,1)'],
      [0.12, 'rgba(255,255,255,.72)'],
      [0.3, 'rgba(255,255,255,.34)'],
      [0.55, 'rgba(255,255,255,.11)'],
      [0.8, 'rgba(255,255,255,.025)'],
      [1, 'rgba(255,255,255,0)'],
    ]);
    paint.fillRect(0, 0, size, size);
  },
});
