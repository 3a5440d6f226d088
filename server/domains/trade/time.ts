import type { LiveTime } from '../live/time';

/** How far the sandbox has moved the markets ahead of the database's clock, in ms; 0 everywhere else. */
export interface MarketShift {
  readonly aheadMs: number;
}

/** Markets that run by the database's clock, as all do outside the sandbox. */
export const NO_SHIFT: MarketShift = { aheadMs: 0 };

/** The time of the markets, Unix time in ms. */
export const marketNow = (time: Pick<LiveTime, 'nowMs'>, { aheadMs }: MarketShift): number =>
  time.nowMs() + aheadMs;
