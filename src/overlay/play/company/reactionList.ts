import type { Reaction, ShownReaction } from '../../../../contract/live';

/** How long a reaction floats over the stage, in ms. */
export const FLOAT_MS = 2_500;
/** The button of a reaction counts what was sent in this time, in ms. */
export const COUNT_MS = 6_000;
/** More at once would hide the scene. */
const FLOATING_MAX = 6;

/** A reaction as this device received it. */
export interface ReceivedReaction extends ShownReaction {
  /** Counts up; it also decides the place over the stage. */
  readonly id: number;
  readonly atMs: number;
}

/** The list with what has arrived, without what is too old to matter. */
export function withReactions(
  list: readonly ReceivedReaction[],
  arrived: readonly ShownReaction[],
  nowMs: number,
): readonly ReceivedReaction[] {
  const nextId = (list.at(-1)?.id ?? 0) + 1;
  const added = arrived.map((one, index) => ({ ...one, id: nextId + index, atMs: nowMs }));
  return [...list.filter(({ atMs }) => nowMs - atMs < COUNT_MS), ...added];
}

/** Those that float now: the newest, if there are too many. */
export const floatingAt = (list: readonly ReceivedReaction[], nowMs: number): readonly ReceivedReaction[] =>
  list.filter(({ atMs }) => nowMs - atMs < FLOAT_MS).slice(-FLOATING_MAX);

/** How often each was sent in the last seconds; those that nobody sent are missing. */
export function countsAt(
  list: readonly ReceivedReaction[],
  nowMs: number,
): Readonly<Partial<Record<Reaction, number>>> {
  const counts: Partial<Record<Reaction, number>> = {};
  for (const { reaction, count, atMs } of list) {
    if (nowMs - atMs < COUNT_MS) counts[reaction] = (counts[reaction] ?? 0) + count;
  }
  return counts;
}

/** When the list next looks different, by the same clock; null if it is empty. */
export function nextChangeMs(list: readonly ReceivedReaction[], nowMs: number): number | null {
  const times = list.flatMap(({ atMs }) => [atMs + FLOAT_MS, atMs + COUNT_MS]).filter((time) => time > nowMs);
  return times.length === 0 ? null : Math.min(...times);
}

/** Places in percent of the stage: neighbours in the list are far apart, and none is over a figure or a button. */
const PLACES = [
  { left: 14, top: 54, tilt: -8 },
  { left: 72, top: 40, tilt: 10 },
  { left: 38, top: 58, tilt: 4 },
  { left: 87, top: 58, tilt: -6 },
  { left: 52, top: 34, tilt: 7 },
  { left: 62, top: 60, tilt: -4 },
] as const;

const FIRST_PLACE = PLACES[0];

export const placeOf = ({ id }: Pick<ReceivedReaction, 'id'>): (typeof PLACES)[number] =>
  PLACES[id % PLACES.length] ?? FIRST_PLACE;
