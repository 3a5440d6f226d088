import { MARKET_CODES, MARKETS } from '../../../games/kit/rules/trade/markets';
import { sessionOpenLevel } from '../../../games/kit/rules/trade/steps';
import { sessionStartOf } from '../../../games/kit/rules/trade/ticks';
import type { Queryable } from '../../db/database';

/** The levels of a market in a segment that is over. */
export interface SegmentLevels {
  readonly market: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

type Row = SegmentLevels & { readonly segment: number };

/** The levels of the segments from one to another, both included: those that are over. */
export const levelsBetween = (on: Queryable, from: number, to: number): Promise<Row[]> =>
  on.query<Row>({
    name: 'trade-levels-between',
    text: `
      SELECT segment, market, open, high, low, close FROM trade_levels
      WHERE segment BETWEEN $1 AND $2 ORDER BY segment`,
    values: [from, to],
  });

/** The levels of the first segment from one to another, both included, that is over; none while there is none. */
export const firstLevels = (on: Queryable, from: number, to: number): Promise<Row[]> =>
  on.query<Row>({
    name: 'trade-levels-first',
    text: `
      SELECT segment, market, open, high, low, close FROM trade_levels
      WHERE segment = (SELECT min(segment) FROM trade_levels WHERE segment BETWEEN $1 AND $2)`,
    values: [from, to],
  });

/** Stores the levels of a segment that is over. */
export async function insertLevels(
  transaction: Queryable,
  segment: number,
  levels: readonly SegmentLevels[],
): Promise<void> {
  await transaction.query({
    name: 'trade-levels-insert',
    text: `
      INSERT INTO trade_levels (segment, market, open, high, low, close)
      SELECT $1, * FROM unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::int[])`,
    values: [
      segment,
      levels.map(({ market }) => market),
      levels.map(({ open }) => open),
      levels.map(({ high }) => high),
      levels.map(({ low }) => low),
      levels.map(({ close }) => close),
    ],
  });
}

/**
 * The levels of all markets before the first tick of a segment that is not over, in the order of MARKET_CODES: where the last
 * one closed; a new session may start from the base.
 */
export async function openLevels(on: Queryable, segment: number): Promise<number[]> {
  const rows = await on.query<Row>({
    name: 'trade-levels-before',
    text: `
      SELECT segment, market, open, high, low, close FROM trade_levels
      WHERE segment = (SELECT max(segment) FROM trade_levels WHERE segment < $1)`,
    values: [segment],
  });
  return MARKET_CODES.map((code) => {
    const before = rows.find(({ market }) => market === code);
    if (before === undefined) return 0;
    const isNewSession = sessionStartOf(before.segment) !== sessionStartOf(segment);
    return isNewSession ? sessionOpenLevel(MARKETS[code].baseUnits, before.close) : before.close;
  });
}
