import type { Texture } from 'pixi.js';

/**
 * The visible part of a picture, as horizontal rungs from top to bottom: each has its height, left end and right end,
 * all as shares of the picture. Between two rungs the sides are straight.
 */
export type Outline = readonly number[];

/** Numbers per rung. */
export const RUNG = 3;
/** A pixel of at most this alpha (of 255) is invisible. */
const CLEAR = 2;

/** A part of an image of `width` pixels per row, four bytes each. Sizes in pixels. */
export interface Part {
  readonly bytes: Uint8ClampedArray;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The outline in at most `steps` steps that contains all visible pixels of the part; two rungs at 0 if it is empty. */
export function outlineOf(part: Part, steps: number): Outline {
  const { columns, rows } = part;
  const spans = Array.from({ length: rows }, (_, row) => spanOf(part, row));
  const first = spans.findIndex((span) => span !== null);
  if (first < 0) return [0, 0, 0, 0, 0, 0];
  const last = spans.findLastIndex((span) => span !== null);
  // One pixel of margin, because sampling between two pixels mixes both.
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

/** A pixel of at least this alpha hides what is behind it. */
const COVERING = 253;

/**
 * A part's outline without the area deeper inside than `depth` pixels, as outlines; the whole outline if nothing is.
 */
export function rimOf(part: Part, steps: number, depth: number): readonly Outline[] {
  const { outline, rungs, inner, first, end } = innerOf(part, steps, depth);
  if (inner.length === 0) return [outline];
  return [
    rungs.slice(0, first + 1).flat(),
    inner.flatMap(({ height, left, hole }) => [height, left, hole[0]]),
    inner.flatMap(({ height, right, hole }) => [height, hole[1], right]),
    rungs.slice(end).flat(),
  ].filter((ladder) => ladder.length > RUNG);
}

/** The area that a part covers for certain, `depth` pixels and more inside it; no rungs if there is none. */
const coverOf = (part: Part, steps: number, depth: number): Outline =>
  innerOf(part, steps, depth).inner.flatMap(({ height, hole }) => [height, hole[0], hole[1]]);

/** A part's outline in rungs, and the run of rungs with the largest inner area. */
function innerOf(part: Part, steps: number, depth: number) {
  const outline = outlineOf(part, steps);
  const rungs = Array.from({ length: outline.length / RUNG }, (_, rung) =>
    outline.slice(rung * RUNG, (rung + 1) * RUNG),
  ) as [height: number, left: number, right: number][];
  const rows = Array.from({ length: part.rows }, (_, row) => coveredOf(part, row));
  const holes = rungs.slice(1).map(([bottom], step) => {
    const [top] = rungs[step] ?? [0];
    const from = Math.round(top * part.rows) - depth;
    const to = Math.round(bottom * part.rows) + depth;
    if (from < 0 || to > part.rows) return null;
    const left = Math.max(...rows.slice(from, to).map(([first]) => first)) + depth;
    const right = Math.min(...rows.slice(from, to).map(([, last]) => last)) - depth;
    return right > left ? ([left / part.columns, right / part.columns] as const) : null;
  });
  const { first, end } = longestOf(holes);
  if (first < 0) return { outline, rungs, inner: [], first, end };
  const inner = rungs.slice(first, end + 1).map(([height, left, right], index) => {
    const above = holes[first + index - 1] ?? holes[first + index];
    const below = first + index < end ? holes[first + index] : above;
    const hole = [
      Math.max(above?.[0] ?? 0, below?.[0] ?? 0),
      Math.min(above?.[1] ?? 1, below?.[1] ?? 1),
    ] as const;
    return { height, left, right, hole };
  });
  return { outline, rungs, inner, first, end };
}

/** The longest run of steps with holes, by area. */
function longestOf(holes: readonly (Span | null)[]): { readonly first: number; readonly end: number } {
  let best = { first: -1, end: -1, area: 0 };
  let first = 0;
  let area = 0;
  for (const [step, hole] of [...holes, null].entries()) {
    if (hole !== null) {
      area += hole[1] - hole[0];
      continue;
    }
    if (area > best.area) best = { first, end: step, area };
    first = step + 1;
    area = 0;
  }
  return best;
}

/** The longest opaque span of a row; empty if there is none. */
function coveredOf({ bytes, width, left, top, columns }: Part, row: number): Span {
  let longest: Span = [0, 0];
  let from = 0;
  for (let column = 0; column <= columns; column += 1) {
    const alpha = bytes[((top + row) * width + left + column) * 4 + 3] ?? 0;
    if (column < columns && alpha >= COVERING) continue;
    if (column - from > longest[1] - longest[0]) longest = [from, column];
    from = column + 1;
  }
  return longest;
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

/** The union of the spans of the rows from `from` up to `to`; infinite bounds if all are empty. */
function reach(spans: readonly (Span | null)[], from: number, to: number): Span {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const span of spans.slice(Math.max(0, from), to)) {
    if (span === null) continue;
    left = Math.min(left, span[0]);
    right = Math.max(right, span[1]);
  }
  return [left, right];
}

/** One step for about this many pixels of height, with a default maximum: curved pictures need more. */
const STEP_PX = 16;
const STEPS_MAX = 6;

const stepsFor = (units: number, most: number): number =>
  Math.max(1, Math.min(most, Math.round(units / STEP_PX)));

/** The outlines of cells of one atlas, by name; by default of all. The atlas must be on a canvas. */
export const outlinesOf = (
  cells: ReadonlyMap<string, Texture>,
  names: readonly string[] = [...cells.keys()],
  most = STEPS_MAX,
): ReadonlyMap<string, Outline> =>
  new Map(
    partsOf(cells, names).map(
      ({ name, part, height }) => [name, outlineOf(part, stepsFor(height, most))] as const,
    ),
  );

/**
 * The rims of cells: their outlines without the area deeper inside than `depth` units, in pieces. For copies of which
 * the picture itself covers all but an edge.
 */
export const rimsOf = (
  cells: ReadonlyMap<string, Texture>,
  names: readonly string[],
  depth: number,
  most = STEPS_MAX,
): ReadonlyMap<string, readonly Outline[]> =>
  new Map(
    partsOf(cells, names).map(
      ({ name, part, height, resolution }) =>
        [name, rimOf(part, stepsFor(height, most), Math.ceil(depth * resolution))] as const,
    ),
  );

/** The area that a whole picture covers for certain, `depth` units and more inside it, in shares of it. */
export function coverOfPicture(texture: Texture, depth: number, steps = COVER_STEPS): Outline {
  const [found] = partsOf(new Map([['', texture]]), ['']);
  return found === undefined ? [] : coverOf(found.part, steps, Math.ceil(depth * found.resolution));
}

const COVER_STEPS = 12;

function partsOf(cells: ReadonlyMap<string, Texture>, names: readonly string[]) {
  const [first] = cells.values();
  if (first === undefined) return [];
  const canvas = first.source.resource as HTMLCanvasElement;
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('no 2D canvas');
  const { width } = canvas;
  const bytes = paint.getImageData(0, 0, width, canvas.height).data;
  const { resolution } = first.source;
  return names.map((name) => {
    const frame = cells.get(name)?.frame;
    if (frame === undefined) throw new Error(`no cell named ${name}`);
    const part: Part = {
      bytes,
      width,
      left: Math.round(frame.x * resolution),
      top: Math.round(frame.y * resolution),
      columns: Math.floor(frame.width * resolution),
      rows: Math.floor(frame.height * resolution),
    };
    return { name, part, height: frame.height, resolution };
  });
}
