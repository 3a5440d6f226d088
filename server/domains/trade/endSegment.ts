import { seedToHex } from '../../../games/kit/rules/draw';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { MARKET_CODES } from '../../../games/kit/rules/trade/markets';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { appendLog } from '../../fairness/log';
import { insertLevels, openLevels } from './levels';
import { notifyTrade } from './notices';
import type { Prices } from './prices';
import { announcedOf, endedOf, revealSegment, type StoredSegment, segmentsBetween } from './segments';

/** Ends a segment with its last tick: stores its levels and reveals its seed. `levels` are those of each tick. */
export async function endSegment(
  transaction: Queryable,
  prices: Prices,
  { segment }: StoredSegment,
  levels: readonly (readonly number[])[],
): Promise<void> {
  const open = await openLevels(transaction, segment);
  const rows = MARKET_CODES.map((market, place) => {
    const path = levels.map((tick) => tick[place] ?? 0);
    const from = open[place] ?? 0;
    // The highest and lowest are of its ticks; the level before them belongs to the segment before.
    return {
      market,
      open: from,
      high: Math.max(...path),
      low: Math.min(...path),
      close: path.at(-1) ?? from,
    };
  });
  await insertLevels(transaction, segment, rows);
  const serverSeed = seedToHex(await prices.seedOf(segment));
  await revealSegment(transaction, segment, { state: 'ended', serverSeed });
  await tellOfEnd(transaction, segment);
}

/** Gives a segment up whose number did not come: no ticks; the next goes on from the last levels. Logs it. */
export async function voidSegment(
  { clock }: Pick<Context, 'clock'>,
  transaction: Queryable,
  prices: Prices,
  row: StoredSegment,
): Promise<void> {
  const { segment, commitment, beaconRound } = row;
  const open = await openLevels(transaction, segment);
  const rows = MARKET_CODES.map((market, place) => {
    const level = open[place] ?? 0;
    return { market, open: level, high: level, low: level, close: level };
  });
  await insertLevels(transaction, segment, rows);
  const serverSeed = seedToHex(await prices.seedOf(segment));
  await revealSegment(transaction, segment, { state: 'void', serverSeed });
  const [waiting] = await transaction.query<{ orders: bigint; stakes: bigint }>({
    name: 'trade-void-stakes',
    text: `
      SELECT count(*) AS orders, coalesce(sum(stake), 0)::bigint AS stakes FROM trade_orders
      WHERE state = 'pending' AND $1 IN (entry_tick / 1200, exit_tick / 1200)`,
    values: [segment],
  });
  const fact = {
    type: 'calledOff',
    game: TRADE,
    round: segment,
    reason: 'beaconLate',
    beaconRound,
    commitment,
    clientSeed: null,
    betsRoot: null,
    bets: Number(waiting?.orders ?? 0),
    stakes: Number(waiting?.stakes ?? 0),
  } as const;
  await appendLog(transaction, [fact], clock.now());
  await tellOfEnd(transaction, segment);
}

/** Tells of the seed of a segment that is over, and of what binds the next one. */
async function tellOfEnd(transaction: Queryable, segment: number): Promise<void> {
  // Between two sessions lies a segment without ticks.
  const rows = await segmentsBetween(transaction, segment, segment + 2);
  const [row, next] = rows;
  const ended = row === undefined ? null : endedOf(row);
  if (ended === null) throw new Error(`segment ${segment} is not over`);
  await notifyTrade(transaction, {
    game: TRADE,
    kind: 'segment',
    ended,
    next: next === undefined ? null : announcedOf(next),
  });
}
