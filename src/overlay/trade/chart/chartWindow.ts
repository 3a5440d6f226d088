import type { Logical } from 'lightweight-charts';
import type { TradeOrder } from '../../../../contract/trade';
import type { Point } from './useTickHistory';

/** Ticks that are shown without an order, and the free ones after the newest. */
const SHOWN = 150;
const FREE = 24;

export interface ChartWindow {
  readonly range: { readonly from: Logical; readonly to: Logical };
  /** The place of a tick on the time scale, which counts points. */
  readonly logicalOf: (tick: number) => Logical;
}

/** What part of the points is shown, so that the ends of all open orders are; null without points. */
export function windowOf(
  points: readonly Point[],
  orders: readonly Pick<TradeOrder, 'exitTick' | 'entryTick'>[],
): ChartWindow | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const lastIndex = points.length - 1;
  const ahead = Math.max(0, ...orders.map(({ exitTick }) => exitTick - last.tick));
  const behind = Math.max(0, ...orders.map(({ entryTick }) => last.tick - entryTick));
  const free = Math.max(FREE, ahead + Math.ceil(ahead / 12) + 4);
  // Half of the width at least is the past.
  const past = Math.max(SHOWN - free, free, behind + 12);
  return {
    range: { from: Math.max(0, lastIndex - past) as Logical, to: (lastIndex + free) as Logical },
    logicalOf(tick) {
      if (tick >= last.tick) return (lastIndex + tick - last.tick) as Logical;
      // Ticks are missing in breaks: the newest point that is not later.
      const later = points.findIndex((point) => point.tick > tick);
      return (later - 1) as Logical;
    },
  };
}
