import { hash } from 'node:crypto';
import { canonical } from '../../games/kit/fairness/canonical';
import { centavos, formatPesos } from '../../games/kit/rules/money';
import { LOTTO } from '../../games/kit/rules/otherPlay';
import type { Json } from '../../games/kit/rules/round';
import type { Queryable } from '../db/database';

/** What the public files tell of a round, in this order; a round has an end or was called off. */
const STEPS = ['opening', 'closing', 'departure', 'end', 'calledOff'] as const;

/** A line of a public file of rounds. */
export interface RoundLine {
  readonly round: number;
  readonly step: (typeof STEPS)[number];
  /** The day in UTC on which the round opened, such as 2026-11-22. */
  readonly date: string;
  readonly text: string;
}

interface RoundRow {
  readonly round: number;
  readonly date: string;
  readonly state: string;
  readonly commitment: string;
  readonly chainEnd: string;
  readonly chainFrom: number;
  readonly openedAt: number;
  readonly closesAt: number | null;
  readonly network: string;
  readonly chainHash: string;
  readonly beaconRound: number;
  readonly beaconAt: number;
  readonly logHead: string;
  readonly closedAt: number | null;
  readonly clientSeed: string | null;
  readonly seats: readonly number[];
  readonly bets: number;
  readonly stakes: bigint;
  readonly betsRoot: string;
  readonly signature: string | null;
  readonly departsMs: number;
  readonly serverSeed: string | null;
  readonly outcome: Json;
  readonly reason: string | null;
  /** Lotto publishes the hashes of all tickets. */
  readonly leaves?: readonly string[] | null;
}

const ROWS_MAX = 500;

/** The lines of a game's rounds with a beacon after a line of them, in order; at most some hundreds at once. */
export async function roundLinesAfter(
  on: Queryable,
  game: string,
  last: Pick<RoundLine, 'round' | 'step'> | null,
): Promise<RoundLine[]> {
  const rows = await on.query<RoundRow>({
    ...(game === LOTTO ? OF_LOTTO : OF_TABLES),
    values: game === LOTTO ? [last?.round ?? 0, ROWS_MAX] : [game, last?.round ?? 0, ROWS_MAX],
  });
  const after = last === null ? -1 : STEPS.indexOf(last.step);
  return inTurn(rows).flatMap((row) =>
    linesOf(game, row).filter(({ round, step }) => round !== last?.round || STEPS.indexOf(step) > after),
  );
}

/**
 * The rows up to the first that is not over, with it. The next draw of lotto opens a quarter of an hour before the numbers of
 * the one before; a file is written in the order of its rounds, so its lines wait until that one is over.
 */
function inTurn(rows: readonly RoundRow[]): readonly RoundRow[] {
  const open = rows.findIndex(({ state }) => state !== 'ended' && state !== 'calledOff');
  return open < 0 ? rows : rows.slice(0, open + 1);
}

const OF_TABLES = {
  name: 'fairness-round-lines',
  text: `
      SELECT r.round_number AS round, r.opened_on::text AS date, r.state, encode(r.commitment, 'hex') AS commitment,
        encode(c.chain_end, 'hex') AS "chainEnd", c.first_round AS "chainFrom",
        r.opened_at AS "openedAt", r.closes_at AS "closesAt", r.beacon_network AS network,
        encode(r.beacon_chain, 'hex') AS "chainHash", r.beacon_round::double precision AS "beaconRound",
        r.beacon_at AS "beaconAt", encode(r.log_head, 'hex') AS "logHead", r.closed_at AS "closedAt",
        r.client_seed AS "clientSeed", r.seed_seats AS seats, r.bets, r.stakes, encode(r.bets_root, 'hex') AS "betsRoot",
        encode(r.beacon_signature, 'hex') AS signature, r.departs_ms AS "departsMs",
        encode(r.server_seed, 'hex') AS "serverSeed", r.outcome, r.called_off AS reason
      FROM live_rounds r JOIN live_chains c USING (chain_id)
      WHERE r.game = $1 AND r.round_number >= $2 AND r.draw_version = 2 ORDER BY r.round_number LIMIT $3`,
};

/** Draws of lotto, whose day is that of their opening in UTC too. */
const OF_LOTTO = {
  name: 'fairness-lotto-lines',
  text: `
      SELECT d.draw AS round, to_char(d.opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date,
        CASE d.state WHEN 'open' THEN 'betting' WHEN 'drawn' THEN 'ended' WHEN 'settled' THEN 'ended'
          WHEN 'void' THEN 'calledOff' WHEN 'returned' THEN 'calledOff' ELSE d.state END AS state,
        encode(d.commitment, 'hex') AS commitment, encode(c.chain_end, 'hex') AS "chainEnd", c.first_round AS "chainFrom",
        (extract(epoch FROM d.opened_at) * 1000)::float8 AS "openedAt",
        (extract(epoch FROM d.closes_at) * 1000)::float8 AS "closesAt", d.beacon_network AS network,
        encode(d.beacon_chain, 'hex') AS "chainHash", d.beacon_round::float8 AS "beaconRound",
        (extract(epoch FROM d.beacon_at) * 1000)::float8 AS "beaconAt", encode(d.log_head, 'hex') AS "logHead",
        (extract(epoch FROM d.closed_at) * 1000)::float8 AS "closedAt", encode(d.root, 'hex') AS "clientSeed",
        '{}'::integer[] AS seats, d.tickets AS bets, d.stakes, encode(d.root, 'hex') AS "betsRoot",
        encode(d.beacon_signature, 'hex') AS signature, 0 AS "departsMs", encode(d.server_seed, 'hex') AS "serverSeed",
        CASE WHEN d.two_d IS NULL THEN 'null'::json ELSE json_build_object('twoD', d.two_d, 'threeD', d.three_d) END AS outcome,
        d.void_reason AS reason,
        CASE WHEN d.root IS NULL THEN NULL ELSE ARRAY (
          SELECT encode(t.leaf, 'hex') FROM lotto_tickets t WHERE t.draw = d.draw ORDER BY t.place) END AS leaves
      FROM lotto_draws d JOIN live_chains c USING (chain_id)
      WHERE d.draw >= $1 ORDER BY d.draw LIMIT $2`,
};

/** With the fields of copied rounds, so that a verifier can put the lines of a round together. */
function linesOf(game: string, row: RoundRow): RoundLine[] {
  const { round, date, state } = row;
  const line = (step: RoundLine['step'], facts: { readonly [name: string]: Json }): RoundLine => ({
    round,
    date,
    step,
    text: canonical({ type: step, game, roundNumber: round, ...facts }),
  });
  const { network, chainHash, signature, clientSeed, serverSeed } = row;
  const beacon = { network, chainHash, round: row.beaconRound };
  const lines = [line('opening', openingOf(row, beacon))];
  if (row.closedAt !== null) {
    const { closedAt, seats, bets, stakes, betsRoot } = row;
    const closing = { clientSeed, seats, betsRoot, bets, stakes: formatPesos(centavos(BigInt(stakes))) };
    const published = row.leaves === undefined || row.leaves === null ? {} : { leaves: row.leaves };
    lines.push(line('closing', { closedAt, closing, ...published }));
  }
  if (signature !== null && (state === 'running' || state === 'ended')) {
    const randomness = hash('sha256', Buffer.from(signature, 'hex'));
    lines.push(line('departure', { beacon: { ...beacon, signature, randomness }, departsMs: row.departsMs }));
  }
  if (state === 'ended') lines.push(line('end', { serverSeed, clientSeed, outcome: row.outcome }));
  if (state === 'calledOff') lines.push(line('calledOff', { calledOff: row.reason, serverSeed, clientSeed }));
  return lines;
}

function openingOf(row: RoundRow, beacon: Json): { readonly [name: string]: Json } {
  const { commitment, chainEnd, chainFrom, openedAt, closesAt, beaconAt, logHead } = row;
  const closing = closesAt === null ? {} : { closesAt };
  return { commitment, chainEnd, chainFrom, openedAt, ...closing, beacon, beaconAt, logHead };
}

/** A line of a public file, as it was written; throws an Error for anything else. */
export function readRoundLine(text: string, date: string): RoundLine {
  const line = JSON.parse(text) as { readonly type: RoundLine['step'] } & Readonly<Record<string, unknown>>;
  // The name in files of an earlier version.
  const round = line.roundNumber ?? line.round;
  if (!Number.isSafeInteger(round) || !STEPS.includes(line.type)) throw new Error('not a line of a round');
  return { round: Number(round), step: line.type, date, text };
}
