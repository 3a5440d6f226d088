/** Something at a time, with a label. */
export interface Mark {
  readonly name: string;
  readonly atMs: number;
}

/** A label in its place: `row` 0 is the highest. It may stand for several marks of the same time or name. */
export interface Placed {
  /** Indices into the marks that were laid out; the first is that of the label. */
  readonly marks: readonly number[];
  readonly text: string;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly row: number;
}

const GAP_PX = 3;

/**
 * Lays labels out in at most `rowsMax` rows so that none covers another. A label begins at its time, unless that would
 * carry it over the right edge. Where no row is free, a mark joins the label before it, which then counts its marks.
 */
export function layOut(
  marks: readonly Mark[],
  { lengthMs, laneWidthPx, rowsMax }: { lengthMs: number; laneWidthPx: number; rowsMax: number },
  textWidthPx: (text: string) => number,
): readonly Placed[] {
  const order = marks.map((_, index) => index).sort((a, b) => atOf(marks, a) - atOf(marks, b) || a - b);
  const placed: Placed[] = [];
  const endsPx = Array.from({ length: rowsMax }, () => Number.NEGATIVE_INFINITY);
  for (const index of order) {
    const text = marks[index]?.name ?? '';
    const widthPx = textWidthPx(text);
    const leftPx = Math.max(
      0,
      Math.min((atOf(marks, index) / lengthMs) * laneWidthPx, laneWidthPx - widthPx),
    );
    const row = endsPx.findIndex((endPx) => endPx + GAP_PX <= leftPx);
    if (row >= 0) {
      placed.push({ marks: [index], text, leftPx, widthPx, row });
      endsPx[row] = leftPx + widthPx;
      continue;
    }
    const joined = joinLast(placed, index, laneWidthPx, textWidthPx);
    if (joined !== null) endsPx[joined.row] = joined.leftPx + joined.widthPx;
  }
  return placed;
}

/** The rows that are used, at least one. */
export const rowsOf = (placed: readonly Placed[]): number =>
  placed.reduce((most, { row }) => Math.max(most, row + 1), 1);

const atOf = (marks: readonly Mark[], index: number): number => marks[index]?.atMs ?? 0;

/** Adds a mark to the newest label: `Hopped off +3`. At the right edge the label is cut rather than moved. */
function joinLast(
  placed: Placed[],
  index: number,
  laneWidthPx: number,
  textWidthPx: (text: string) => number,
): Placed | null {
  const last = placed.pop();
  if (last === undefined) return null;
  const marks = [...last.marks, index];
  const text = `${last.text.replace(/ \+\d+$/, '')} +${marks.length - 1}`;
  const joined = { ...last, marks, text, widthPx: Math.min(textWidthPx(text), laneWidthPx - last.leftPx) };
  placed.push(joined);
  return joined;
}
