import type { Json } from '../../kit/rules/round';
import { COLUMNS, cornerOf, FIELD, PANEL } from './panels';

/**
 * One touch, from pointer down to pointer up: x, y and time of each point in turn. x and y in tenths of a design px of
 * the field, the time in whole ms since the round's start.
 */
export type Stroke = readonly number[];

/** The strokes of the round that is being scratched. Strokes of another round do not count. */
export interface Scratched {
  readonly roundId: string;
  readonly strokes: readonly Stroke[];
}

/** The most points kept; later ones are dropped. */
export const POINTS_MAX = 4000;

/** Half the brush, in design px. */
export const BRUSH_PX = 14;

/** Points closer than this to the last one are dropped, except the first of a stroke. */
const STEP_PX = 3;

const NUMBERS_PER_POINT = 3;

/** Adds a point, in design px of the field. Returns the same value if it changes nothing. */
export function draw(before: Scratched, x: number, y: number, atMs: number, begins: boolean): Scratched {
  const last = begins ? undefined : before.strokes.at(-1);
  if (last !== undefined) {
    const [nearX = 0, nearY = 0] = last.slice(-NUMBERS_PER_POINT);
    if (Math.hypot(nearX / 10 - x, nearY / 10 - y) < STEP_PX) return before;
  }
  if (pointCount(before) >= POINTS_MAX) return before;
  const point = [Math.round(x * 10), Math.round(y * 10), Math.round(atMs)];
  const kept = last === undefined ? before.strokes : before.strokes.slice(0, -1);
  return { ...before, strokes: [...kept, [...(last ?? []), ...point]] };
}

export const pointCount = ({ strokes }: Pick<Scratched, 'strokes'>): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0) / NUMBERS_PER_POINT;

/** The strokes in the form of a `Hand`. */
export const toJson = ({ roundId, strokes }: Scratched): Json => ({ roundId, strokes });

const NOTHING: readonly Stroke[] = [];

/** Reads a `Hand`'s content for a round. Content without a round belongs to the current one. */
export function strokesOf(content: Json, roundId: string): readonly Stroke[] {
  if (typeof content !== 'object' || content === null || !('strokes' in content)) return NOTHING;
  if ('roundId' in content && content.roundId !== roundId) return NOTHING;
  const { strokes } = content;
  return Array.isArray(strokes) ? strokes.filter(isStroke) : NOTHING;
}

const isStroke = (json: Json): json is Stroke =>
  Array.isArray(json) && json.every((number) => typeof number === 'number');

/** A segment of a stroke: from one point to the next, in design px; for a first point its length is 0. */
export interface Piece {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly fromMs: number;
  readonly atMs: number;
}

/** The segments of a stroke from its `first` point on. */
export function* piecesOf(stroke: Stroke, first = 0): Generator<Piece> {
  for (let index = first; (index + 1) * NUMBERS_PER_POINT <= stroke.length; index += 1) {
    yield readPiece(stroke, index, { x0: 0, y0: 0, x1: 0, y1: 0, fromMs: 0, atMs: 0 });
  }
}

/** Reads the segment that ends at a point of the stroke. */
function readPiece(stroke: Stroke, index: number, out: Writable<Piece>): Piece {
  const at = index * NUMBERS_PER_POINT;
  const before = Math.max(0, at - NUMBERS_PER_POINT);
  out.x0 = (stroke[before] ?? 0) / 10;
  out.y0 = (stroke[before + 1] ?? 0) / 10;
  out.x1 = (stroke[at] ?? 0) / 10;
  out.y1 = (stroke[at + 1] ?? 0) / 10;
  out.fromMs = stroke[before + 2] ?? 0;
  out.atMs = stroke[at + 2] ?? 0;
  return out;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Writes the last segment that has begun by a time; false without one. Called in every frame, so it allocates nothing.
 */
export function lastPieceAt(strokes: readonly Stroke[], nowMs: number, out: Writable<Piece>): boolean {
  for (let index = strokes.length - 1; index >= 0; index -= 1) {
    const stroke = strokes[index] ?? [];
    const begunMs = stroke[NUMBERS_PER_POINT - 1];
    if (begunMs === undefined || begunMs > nowMs) continue;
    const count = Math.floor(stroke.length / NUMBERS_PER_POINT);
    let point = 0;
    // A segment begins where the one before it ends.
    while (point + 1 < count && (stroke[point * NUMBERS_PER_POINT + 2] ?? 0) <= nowMs) point += 1;
    readPiece(stroke, point, out);
    return true;
  }
  return false;
}

/** The panel under a point of the field; null between panels and outside. */
export function panelAt(x: number, y: number): number | null {
  if (x < 0 || y < 0 || x >= FIELD.width || y >= FIELD.height) return null;
  const panel = Math.floor(y / PANEL.pitchY) * COLUMNS + Math.floor(x / PANEL.pitchX);
  const corner = cornerOf(panel);
  return x - corner.x < PANEL.width && y - corner.y < PANEL.height ? panel : null;
}
