import { describe, expect, it } from 'vitest';
import { type Outline, outlineOf, type Part, RUNG, rimOf } from './outline';

/** A picture of rows of text: `#` is opaque, `.` is clear. */
function partOfText(rows: readonly string[]): Part {
  const width = rows[0]?.length ?? 0;
  const bytes = new Uint8ClampedArray(width * rows.length * 4);
  for (const [row, text] of rows.entries())
    for (const [column, sign] of [...text].entries())
      bytes[(row * width + column) * 4 + 3] = sign === '#' ? 255 : 2;
  return { bytes, width, left: 0, top: 0, columns: width, rows: rows.length };
}

const outlineOfText = (rows: readonly string[], steps: number): Outline => outlineOf(partOfText(rows), steps);

/** The left and right end of an outline at a height, all in shares. */
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
  it('contains every opaque pixel, however few its steps', () => {
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

  it('leaves out more with more steps', () => {
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

  it('of an empty picture has no area', () => {
    expect(outlineOfText(['....', '....'], 2)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

/** A body with a notch in its back, and a tail. */
const BODY = [
  '................',
  '...#########....',
  '..###########...',
  '.#############..',
  '.#############..',
  '.##############.',
  '.##############.',
  '.######..######.',
  '.##############.',
  '.##############.',
  '..############..',
  '...##########...',
  '....#####.......',
  '......##........',
];

describe('a rim', () => {
  const covered = (row: number, column: number) => BODY[row]?.[column] === '#';
  const isDeep = (row: number, column: number, depth: number) =>
    Array.from({ length: 2 * depth + 1 }, (_, down) => down - depth).every((down) =>
      Array.from({ length: 2 * depth + 1 }, (_, along) => along - depth).every((along) =>
        covered(row + down, column + along),
      ),
    );
  const isHeld = (ladders: readonly Outline[], row: number, column: number) =>
    ladders.some((ladder) => {
      const span = spanAt(ladder, (row + 0.5) / BODY.length);
      const middle = (column + 0.5) / 16;
      return span !== null && span[0] <= middle && middle <= span[1];
    });

  it('contains every opaque pixel except those deep inside', () => {
    for (const steps of [3, 6, 12]) {
      const ladders = rimOf(partOfText(BODY), steps, 1);
      for (const [row, text] of BODY.entries())
        for (const [column, sign] of [...text].entries())
          if (sign === '#' && !isDeep(row, column, 1))
            expect(isHeld(ladders, row, column), `${steps} steps, ${row}, ${column}`).toBe(true);
    }
  });

  it('leaves out most of what lies deep inside', () => {
    const ladders = rimOf(partOfText(BODY), 12, 1);
    const left = [3, 4, 5].map((row) => isHeld(ladders, row, 7));
    expect(left).toEqual([false, false, false]);
  });

  it('is the whole outline if nothing lies deep inside', () => {
    expect(rimOf(partOfText(SICKLE), 3, 1)).toEqual([outlineOfText(SICKLE, 3)]);
  });
});
