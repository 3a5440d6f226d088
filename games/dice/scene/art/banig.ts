import { type Paint, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import type { TableSize } from './size';

/** How much the mat's rows are foreshortened with depth. */
const STRAND = 15;

/** A woven mat of coloured strips, over and under, with bands of a brighter pattern. */
export function paintBanig(paint: Paint, { halfWidth, above, below }: TableSize, palette: Palette): void {
  const [light, body] = palette.table;
  const rows = Math.ceil((above + below) / (STRAND * 0.74)) + 1;
  const columns = Math.ceil((halfWidth * 2) / STRAND) + 1;
  within(paint, () => {
    for (let row = 0; row < rows; row += 1) {
      const y = -above + row * STRAND * 0.74;
      for (let column = 0; column < columns; column += 1) {
        const x = -halfWidth + column * STRAND;
        const over = (row + column) % 2 === 0;
        const diamond = Math.abs(((column + 400) % 12) - 6) + Math.abs(((row + 400) % 12) - 6);
        const color =
          diamond === 6
            ? palette.pattern[0]
            : diamond === 3
              ? palette.pattern[1]
              : diamond === 0
                ? palette.pattern[2]
                : over
                  ? light
                  : body;
        paint.globalAlpha = diamond === 6 || diamond === 3 || diamond === 0 ? 0.78 : 0.55;
        paint.fillStyle = color;
        paint.fillRect(x, y, STRAND - 0.6, STRAND * 0.74 - 0.6);
        paint.globalAlpha = 0.2;
        paint.fillStyle = over ? '#fff' : '#000';
        if (over) paint.fillRect(x, y, STRAND - 0.6, 2);
        else paint.fillRect(x, y, 2, STRAND * 0.74 - 0.6);
        paint.globalAlpha = 0.16;
        paint.fillStyle = '#000';
        paint.fillRect(x, y + STRAND * 0.74 - 2.4, STRAND - 0.6, 2);
      }
    }
  });
}
