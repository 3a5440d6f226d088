import { type Paint, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import { swayed, type TableSize } from './size';

const FOLDS = 15;

/** Silk in long folds from the upper left to the lower right: a bright ridge with a shadow next to it. */
export function paintSilk(paint: Paint, { halfWidth, above, below }: TableSize, palette: Palette): void {
  const sway = swayed(41);
  const [light, , , dark] = palette.table;
  const sheen = palette.pattern[2];
  within(paint, () => {
    paint.lineCap = 'round';
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const at = (fold + 0.5) / FOLDS;
      const x0 = -halfWidth * 2 + at * halfWidth * 4;
      const width = 26 + 16 * sway();
      const bow = 60 * sway();
      const strokes = [
        { shift: width * 0.62, color: dark, alpha: 0.085, width },
        { shift: 0, color: light, alpha: 0.085, width: width * 0.9 },
        { shift: -width * 0.16, color: sheen, alpha: 0.02 + 0.012 * Math.abs(sway()), width: width * 0.42 },
      ];
      for (const stroke of strokes) {
        // Soft edges: the same line several times, each thinner.
        for (let pass = 0; pass < 7; pass += 1) {
          paint.strokeStyle = stroke.color;
          paint.globalAlpha = stroke.alpha;
          paint.lineWidth = stroke.width * (1 - pass / 7.5);
          paint.beginPath();
          paint.moveTo(x0 + stroke.shift - 150, -above - 20);
          paint.bezierCurveTo(
            x0 + stroke.shift - 60 + bow,
            -above * 0.4,
            x0 + stroke.shift + 40 - bow,
            below * 0.2,
            x0 + stroke.shift + 150,
            below + 20,
          );
          paint.stroke();
        }
      }
    }
  });
}
