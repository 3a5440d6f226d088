import type { ErrorName } from '../../../contract/envelope';
import type { MarketCode } from '../../../games/kit/rules/trade/markets';
import type { Direction } from '../../../games/kit/rules/trade/order';
import type { Queryable } from '../../db/database';

/** Refusals that no choice of the player causes: these are published with what they would have been. */
const OWN_REFUSALS = ['orderLate', 'marketFull', 'marketPaused'] as const;

interface RefusedOrder {
  readonly reason: ErrorName;
  readonly market: MarketCode;
  readonly direction: Direction;
  readonly entryTick: number;
  readonly exitTick: number;
}

/** Keeps an order that was refused for one of these reasons, without its player; others are not kept. */
export async function keepRefusal(on: Queryable, refused: RefusedOrder, now: Date): Promise<void> {
  const { reason, market, direction, entryTick, exitTick } = refused;
  if (!OWN_REFUSALS.some((one) => one === reason)) return;
  await on.query({
    name: 'trade-refusal-keep',
    text: `
      INSERT INTO trade_refusals (reason, market, direction, entry_tick, exit_tick, created_at)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [reason, market, direction, entryTick, exitTick, now],
  });
}

export interface KeptRefusal {
  readonly reason: (typeof OWN_REFUSALS)[number];
  readonly market: MarketCode;
  readonly direction: Direction;
  readonly entryTick: number;
  readonly exitTick: number;
}

/** Refused orders by their exit, and by when they were refused, which the index is by. */
interface Span {
  readonly fromTick: number;
  readonly untilTick: number;
  readonly after: Date;
  readonly before: Date;
}

/** The refused orders whose exit lies in a span of ticks. */
export const refusalsBetween = (
  on: Queryable,
  { fromTick, untilTick, after, before }: Span,
): Promise<KeptRefusal[]> =>
  on.query<KeptRefusal>({
    name: 'trade-refusals-between',
    text: `
      SELECT reason, market, direction, entry_tick::float8 AS "entryTick", exit_tick::float8 AS "exitTick"
      FROM trade_refusals WHERE created_at >= $3 AND created_at < $4 AND exit_tick >= $1 AND exit_tick < $2
      ORDER BY id LIMIT 100000`,
    values: [fromTick, untilTick, after, before],
  });
