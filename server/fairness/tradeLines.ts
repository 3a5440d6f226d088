import { hash } from 'node:crypto';
import { canonical } from '../../games/kit/fairness/canonical';
import type { Json } from '../../games/kit/rules/round';
import type { Queryable } from '../db/database';
import type { RoundLine } from './roundLines';

/** The name of the synthetic markets in the public record, where a segment is a round. */
export const TRADE_RECORD = 'trade';

interface SegmentRow {
  readonly segment: number;
  /** The day in UTC on which it starts. */
  readonly date: string;
  readonly commitment: string;
  readonly chainEnd: string;
  readonly chainFrom: number;
  readonly network: string;
  readonly chainHash: string;
  readonly beaconRound: number;
  readonly beaconAt: number;
  readonly logHead: string;
  readonly state: 'announced' | 'ended' | 'void';
  readonly signature: string | null;
  readonly serverSeed: string | null;
  /** Open, high, low and close of each market. */
  readonly levels: Readonly<Record<string, readonly number[]>> | null;
}

const ROWS_MAX = 500;
const STEPS = ['opening', 'end', 'calledOff'];

/** The lines of segments after a line of them, in order; at most some hundreds at once. */
export async function tradeLinesAfter(
  on: Queryable,
  last: Pick<RoundLine, 'round' | 'step'> | null,
): Promise<RoundLine[]> {
  const rows = await on.query<SegmentRow>({
    name: 'fairness-trade-lines',
    text: `
      SELECT s.segment, to_char(to_timestamp(s.segment * 600.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date,
        encode(s.commitment, 'hex') AS commitment, encode(c.chain_end, 'hex') AS "chainEnd", c.first_round AS "chainFrom",
        s.beacon_network AS network, encode(s.beacon_chain, 'hex') AS "chainHash",
        s.beacon_round::double precision AS "beaconRound", s.beacon_at AS "beaconAt",
        encode(s.log_head, 'hex') AS "logHead", s.state, encode(s.signature, 'hex') AS signature,
        encode(s.server_seed, 'hex') AS "serverSeed",
        (SELECT json_object_agg(l.market, json_build_array(l.open, l.high, l.low, l.close))
          FROM trade_levels l WHERE l.segment = s.segment) AS levels
      FROM trade_segments s JOIN live_chains c USING (chain_id)
      WHERE s.segment >= $1 ORDER BY s.segment LIMIT $2`,
    values: [last?.round ?? 0, ROWS_MAX],
  });
  const after = last === null ? -1 : STEPS.indexOf(last.step);
  const lines: RoundLine[] = [];
  for (const row of rows) {
    // In order: a segment is announced before the one before it is over.
    const isLast = row.state === 'announced';
    const fresh = linesOf(row).filter(
      ({ round, step }) => round !== last?.round || STEPS.indexOf(step) > after,
    );
    lines.push(...fresh);
    if (isLast) return lines;
  }
  return lines;
}

function linesOf(row: SegmentRow): RoundLine[] {
  const { segment, date, state, network, chainHash, signature, serverSeed, levels } = row;
  const line = (step: RoundLine['step'], facts: { readonly [name: string]: Json }): RoundLine => ({
    round: segment,
    date,
    step,
    text: canonical({ type: step, game: TRADE_RECORD, roundNumber: segment, ...facts }),
  });
  const { commitment, chainEnd, chainFrom, beaconAt, logHead } = row;
  const beacon = { network, chainHash, round: row.beaconRound };
  const opening = line('opening', { commitment, chainEnd, chainFrom, beacon, beaconAt, logHead });
  if (state === 'announced') return [opening];
  if (state === 'void') return [opening, line('calledOff', { calledOff: 'beaconLate', serverSeed })];
  const randomness = hash('sha256', Buffer.from(signature ?? '', 'hex'));
  return [
    opening,
    line('end', {
      serverSeed,
      beacon: { ...beacon, signature, randomness },
      levels: levels as unknown as Json,
    }),
  ];
}
