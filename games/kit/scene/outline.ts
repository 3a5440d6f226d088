import type { Texture } from 'pixi.js';

/**
 * What of a picture can be seen, as rungs of a ladder from the top to the bottom: for each the height, where it
 * begins and where it ends, all as shares of the picture. Between two rungs the sides are straight.
 */
export type Outline = readonly number[];

/** Numbers to a rung. */
export const RUNG = 3;
/** A pixel of so little alpha (of 255) is not seen. */
const CLEAR = 2;

/** A part of a picture of `width` pixels a row, four bytes each. Sizes in pixels. */
export interface Part {
  readonly bytes: Uint8ClampedArray;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The ladder of at most so many steps that holds everything of the part; two rungs at 0 where it is empty. */
export function outlineOf(part: Part, steps: number): Outline {
  const { columns, rows } = part;
  const spans = Array.from({ length: rows }, (_, row) => spanOf(part, row));
  const first = spans.findIndex((span) => span !== null);
  if (first < 0) return [0, 0, 0, 0, 0, 0];
  const last = spans.findLastIndex((span) => span !== null);
  // A pixel of air all round: what is drawn between two pixels shows of both.
  const top = Math.max(0, first - 1);
  const bottom = Math.min(rows, last + 2);
  const heights = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round(top + ((bottom - top) * step) / steps),
  ).filter((height, step, all) => height !== all[step - 1]);
  const widths = heights.slice(1).map((height, step) => reach(spans, (heights[step] ?? top) - 1, height + 1));
  return heights.flatMap((height, rung) => {
    const [above, below] = [widths[rung - 1] ?? widths[rung], widths[rung] ?? widths[rung - 1]];
    if (above === undefined || below === undefined) return [];
    const left = Math.max(0, Math.min(above[0], below[0]) - 1);
    const right = Math.min(columns, Math.max(above[1], below[1]) + 1);
    return [height / rows, left / columns, right / columns];
  });
}

type Span = readonly [left: number, right: number];

function spanOf({ bytes, width, left, top, columns }: Part, row: number): Span | null {
  const alphaAt = (column: number) => bytes[((top + row) * width + left + column) * 4 + 3] ?? 0;
  let from = 0;
  while (from < columns && alphaAt(from) <= CLEAR) from += 1;
  if (from === columns) return null;
  let to = columns;
  while (alphaAt(to - 1) <= CLEAR) to -= 1;
  return [from, to];
}

/** How far the rows from `from` up to `to` reach together; nowhere where all are empty. */
function reach(spans: readonly (Span | null)[], from: number, to: number): Span {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const span of spans.slice(Math.max(0, from), to)) {
    if (span === null) continue;
    left = Math.min(left, span[0]);
    right = Math.max(right, span[1]);
  }
  return [left, right];
}

/** A step for about so many pixels of height, and never more than so many. */
const STEP_PX = 16;
const STEPS_MAX = 6;

/** The outlines of cells of one atlas, by name; of all unless told. The atlas stands on a canvas. */
export function outlinesOf(
  cells: ReadonlyMap<string, Texture>,
  names: readonly string[] = [...cells.keys()],
): ReadonlyMap<string, Outline> {
  const [first] = cells.values();
  if (first === undefined) return new Map();
  const canvas = first.source.resource as HTMLCanvasElement;
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('no 2D canvas');
  const { width } = canvas;
  const bytes = paint.getImageData(0, 0, width, canvas.height).data;
  const { resolution } = first.source;
  const outlines = new Map<string, Outline>();
  for (const name of names) {
    const frame = cells.get(name)?.frame;
    if (frame === undefined) throw new Error(`no cell named ${name}`);
    const rows = Math.floor(frame.height * resolution);
    const part = {
      bytes,
      width,
      left: Math.round(frame.x * resolution),
      top: Math.round(frame.y * resolution),
      columns: Math.floor(frame.width * resolution),
      rows,
    };
    const steps = Math.round(frame.height / STEP_PX);
    outlines.set(name, outlineOf(part, Math.max(1, Math.min(STEPS_MAX, steps))));
  }
  return outlines;
}
