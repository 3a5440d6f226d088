import { TRADE } from '../../../games/kit/rules/otherPlay';
import { orderResult } from '../../../games/kit/rules/trade/order';
import {
  breakAfter,
  firstTickOf,
  segmentOf,
  sessionStartOf,
  tickAt,
  tickTimeMs,
} from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import { appendLog } from '../../fairness/log';
import { manilaDate } from '../../manilaDay';
import type { Prices } from './prices';
import { refusalsBetween } from './refusals';

/** Orders are looked for among those of the session and so long around it: clocks differ, and the index is by time. */
const AROUND_MS = 24 * 3_600_000;

export interface Session {
  /** A time after its end and before that of the next one, Unix time of the markets in ms. */
  readonly endedMs: number;
  /** How far the markets are ahead of the server's clock, in ms; 0 outside the sandbox. */
  readonly aheadMs: number;
}

/**
 * Publishes the figures of the session that ended before a time: its orders won, lost and canceled, and those that the server
 * refused with what they would have been. Written to the log once. Returns what it did in a few words. Throws an Error
 * while orders of the session are open, as where the number of its last segment is late.
 */
export async function publishFigures(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  prices: Prices,
  { endedMs, aheadMs }: Session,
): Promise<string> {
  const day = sessionStartOf(segmentOf(tickAt(endedMs))) - 144;
  const [from, until] = [firstTickOf(day), firstTickOf(breakAfter(day))];
  const span = {
    fromTick: from,
    untilTick: until,
    after: new Date(tickTimeMs(from) - aheadMs - AROUND_MS),
    before: new Date(tickTimeMs(until) - aheadMs + AROUND_MS),
  };
  const refused = { wouldWin: 0, wouldLose: 0, withoutTicks: 0 };
  for (const { market, direction, entryTick, exitTick } of await refusalsBetween(db, span)) {
    const [entry, exit] = [await prices.levelAt(market, entryTick), await prices.levelAt(market, exitTick)];
    if (entry === null || exit === null) refused.withoutTicks += 1;
    else if (orderResult(direction, entry, exit) === 'success') refused.wouldWin += 1;
    else refused.wouldLose += 1;
  }
  return db.transaction(async (transaction) => {
    // The day on which the session began, in Manila.
    const date = manilaDate(new Date(day * 600_000));
    const known = await transaction.query({
      name: 'trade-figures-known',
      text: `
        SELECT FROM fairness_log WHERE line::json ->> 'type' = 'tradeDay' AND line::json ->> 'date' = $1`,
      values: [date],
    });
    if (known.length > 0) return `${date} was published`;
    const [row] = await transaction.query<{ won: bigint; lost: bigint; canceled: bigint; open: bigint }>({
      name: 'trade-figures',
      text: `
        SELECT count(*) FILTER (WHERE state = 'success') AS won, count(*) FILTER (WHERE state = 'failed') AS lost,
          count(*) FILTER (WHERE state = 'canceled') AS canceled, count(*) FILTER (WHERE state = 'pending') AS open
        FROM trade_orders WHERE created_at >= $3 AND created_at < $4 AND exit_tick >= $1 AND exit_tick < $2`,
      values: [from, until, span.after, span.before],
    });
    if ((row?.open ?? 0n) > 0n) throw new Error(`${row?.open} orders of ${date} are open`);
    const fact = {
      type: 'tradeDay',
      date,
      won: Number(row?.won ?? 0),
      lost: Number(row?.lost ?? 0),
      canceled: Number(row?.canceled ?? 0),
      ...refused,
    } as const;
    await appendLog(transaction, [fact], clock.now());
    return `${date}: ${fact.won} won, ${fact.lost} lost, ${fact.canceled} canceled (${TRADE})`;
  });
}
