import { type Centavos, centavos, multiplier } from '../money';
import type { Odds } from '../rules';
import { TICK_MS } from './ticks';

/** How long orders run, in s. */
export const ORDER_SECONDS = [15, 30, 60, 300] as const;
export type OrderSeconds = (typeof ORDER_SECONDS)[number];

export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a won order pays for 100 of its stake. */
export const WIN_PERCENT = 195n;
/** Each side wins as often as the other, and there is no tie. */
export const ORDER_ODDS: readonly Odds[] = [
  { key: 'order', ways: [{ count: 1, pays: multiplier(WIN_PERCENT, 100n) }], outcomes: 2 },
];
/** Open orders of one player and account. */
export const OPEN_ORDERS_MAX = 5;
/** An order that would enter more ticks than this after the last one its player saw is refused. */
export const SEEN_TICKS_MAX = 6;

/** The entry is later than this after acceptance, because clocks differ. */
const GUARD_MS = 200;

/** The ticks that decide an order. */
export interface OrderTicks {
  /** The first tick later than its acceptance and 200 ms. */
  readonly entryTick: number;
  /** The last tick not later than 200 ms after acceptance and its duration. */
  readonly exitTick: number;
}

/** The ticks of an order that was accepted at `acceptedMs`, Unix time by the database's clock. */
export function orderTicks(acceptedMs: number, seconds: OrderSeconds): OrderTicks {
  const entryTick = Math.floor((acceptedMs + GUARD_MS) / TICK_MS) + 1;
  return { entryTick, exitTick: entryTick + 2 * seconds - 1 };
}

export type OrderResult = 'success' | 'failed' | 'tie';

/**
 * How an order ends. "tie" is impossible by the law of the steps, whose sum over an odd number of ticks is odd: who meets one
 * returns the stake and raises an alarm.
 */
export function orderResult(direction: Direction, entryLevel: number, exitLevel: number): OrderResult {
  if (entryLevel === exitLevel) return 'tie';
  return exitLevel > entryLevel === (direction === 'up') ? 'success' : 'failed';
}

/** What a won order pays. */
export const winPayout = (stake: Centavos): Centavos => centavos((stake * WIN_PERCENT) / 100n);
