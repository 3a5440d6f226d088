import type { TradeOrder } from '../../../../contract/trade';

/** An order's place in the chart, in px from its upper left corner. */
export interface Mark {
  readonly order: TradeOrder;
  readonly entryX: number;
  readonly entryY: number;
  readonly exitX: number;
  /** The size of the part with the line. */
  readonly width: number;
  readonly height: number;
}

/** A tag is at most so wide and high, in px; it stays inside the chart. */
const TAG = { width: 96, height: 28 } as const;
/** Where a tag stands below its entry, or above it. */
const BELOW = 10;
const ABOVE = -36;
/** From the middle of one time to that of the next. */
const CLOCKS_APART = 54;
const CLOCK_HALF = 24;

type Id = Mark['order']['orderId'];

export const clockLeft = ({ exitX, width }: Mark): number => Math.min(exitX, width - CLOCK_HALF);

/** The orders whose time left has room: the first to end, and of the others those that do not touch one before. */
export function clocksShown(marks: readonly Mark[]): ReadonlySet<Id> {
  const shown = new Set<Id>();
  let last = Number.NEGATIVE_INFINITY;
  for (const mark of marks.toSorted((a, b) => a.exitX - b.exitX)) {
    const left = clockLeft(mark);
    if (left - last < CLOCKS_APART) continue;
    shown.add(mark.order.orderId);
    last = left;
  }
  return shown;
}

export interface TagPlace {
  readonly left: number;
  readonly top: number;
}

/** Where the tags of orders stand, the newest first. One without room has none: its card below the chart says the same. */
export function tagPlaces(marks: readonly Mark[]): ReadonlyMap<Id, TagPlace> {
  const places = new Map<Id, TagPlace>();
  const isFree = ({ left, top }: TagPlace) =>
    [...places.values()].every(
      (other) => Math.abs(other.left - left) >= TAG.width || Math.abs(other.top - top) >= TAG.height,
    );
  for (const { order, entryX, entryY, width, height } of marks.toSorted(
    (a, b) => b.order.entryTick - a.order.entryTick,
  )) {
    const left = Math.max(4, Math.min(entryX + 10, width - TAG.width));
    const tops = [entryY + BELOW, entryY + ABOVE].filter((top) => top >= 0 && top + TAG.height <= height);
    const place = tops.map((top) => ({ left, top })).find(isFree);
    if (place !== undefined) places.set(order.orderId, place);
  }
  return places;
}
