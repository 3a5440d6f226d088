import { describe, expect, it } from 'vitest';
import { type Outline, outlineOf, RUNG } from './outline';

/** A picture of rows of text: `#` is seen, `.` is clear. */
function outlineOfText(rows: readonly string[], steps: number): Outline {
  const width = rows[0]?.length ?? 0;
  const bytes = new Uint8ClampedArray(width * rows.length * 4);
  for (const [row, text] of rows.entries())
    for (const [column, sign] of [...text].entries())
      bytes[(row * width + column) * 4 + 3] = sign === '#' ? 255 : 2;
  return outlineOf({ bytes, width, left: 0, top: 0, columns: width, rows: rows.length }, steps);
}

/** From where to where the outline reaches at a height, all in shares. */
function spanAt(outline: Outline, height: number): readonly [number, number] | null {
  for (let rung = RUNG; rung < outline.length; rung += RUNG) {
    const [above = 0, left0 = 0, right0 = 0, below = 0, left1 = 0, right1 = 0] = outline.slice(rung - RUNG);
    if (height < above || height > below) continue;
    const share = (height - above) / (below - above);
    return [left0 + (left1 - left0) * share, right0 + (right1 - right0) * share];
  }
  return null;
}

const SICKLE = [
  '............',
  '.##.........',
  '..##........',
  '...##.......',
  '....###.....',
  '......###...',
  '........##..',
  '.........##.',
  '..........##',
  '............',
];

describe('an outline', () => {
  it('holds every pixel that is seen, however few its steps', () => {
    for (const steps of [1, 2, 3, 6]) {
      const outline = outlineOfText(SICKLE, steps);
      for (const [row, text] of SICKLE.entries()) {
        if (!text.includes('#')) continue;
        for (const height of [row, row + 1]) {
          const span = spanAt(outline, height / SICKLE.length);
          expect(span?.[0], `${steps} steps, row ${row}`).toBeLessThanOrEqual(
            text.indexOf('#') / text.length,
          );
          expect(span?.[1]).toBeGreaterThanOrEqual((text.lastIndexOf('#') + 1) / text.length);
        }
      }
    }
  });

  it('leaves out more the more steps it has', () => {
    const areas = [1, 2, 4].map((steps) => {
      const outline = outlineOfText(SICKLE, steps);
      return Array.from({ length: 100 }, (_, at) => spanAt(outline, at / 100) ?? [0, 0]).reduce(
        (sum, [left, right]) => sum + (right - left) / 100,
        0,
      );
    });
    expect(areas.toSorted((a, b) => b - a)).toEqual(areas);
    expect((areas[2] ?? 1) / (areas[0] ?? 1)).toBeLessThan(0.8);
  });

  it('of nothing is nothing', () => {
    expect(outlineOfText(['....', '....'], 2)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
