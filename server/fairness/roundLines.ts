import { hash } from 'node:crypto';
import { canonical } from '../../games/kit/fairness/canonical';
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
  readonly openedAt: number;
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
}

const ROWS_MAX = 500;

/** The lines of a game's rounds with a beacon after a line of them, in order; at most some hundreds at once. */
export async function roundLinesAfter(
  on: Queryable,
  game: string,
  last: Pick<RoundLine, 'round' | 'step'> | null,
): Promise<RoundLine[]> {
  const rows = await on.query<RoundRow>({
    name: 'fairness-round-lines',
    text: `
      SELECT round_number AS round, opened_on::text AS date, state, encode(commitment, 'hex') AS commitment,
        opened_at AS "openedAt", beacon_network AS network, encode(beacon_chain, 'hex') AS "chainHash",
        beacon_round::double precision AS "beaconRound", beacon_at AS "beaconAt", encode(log_head, 'hex') AS "logHead",
        closed_at AS "closedAt", client_seed AS "clientSeed", seed_seats AS seats, bets, stakes,
        encode(bets_root, 'hex') AS "betsRoot", encode(beacon_signature, 'hex') AS signature,
        departs_ms AS "departsMs", encode(server_seed, 'hex') AS "serverSeed", outcome, called_off AS reason
      FROM live_rounds WHERE game = $1 AND round_number >= $2 AND draw_version = 2 ORDER BY round_number LIMIT $3`,
    values: [game, last?.round ?? 0, ROWS_MAX],
  });
  const after = last === null ? -1 : STEPS.indexOf(last.step);
  return rows.flatMap((row) =>
    linesOf(game, row).filter(({ round, step }) => round !== last?.round || STEPS.indexOf(step) > after),
  );
}

function linesOf(game: string, row: RoundRow): RoundLine[] {
  const { round, date } = row;
  const line = (step: RoundLine['step'], facts: { readonly [name: string]: Json }): RoundLine => ({
    round,
    date,
    step,
    text: canonical({ type: step, game, round, ...facts }),
  });
  const { commitment, openedAt, network, chainHash, beaconRound, beaconAt, logHead } = row;
  const lines = [
    line('opening', { commitment, openedAt, network, chainHash, beaconRound, beaconAt, logHead }),
  ];
  const { closedAt, clientSeed, seats, bets, betsRoot, signature, departsMs, serverSeed, outcome, reason } =
    row;
  if (closedAt !== null) {
    const stakes = Number(row.stakes);
    lines.push(line('closing', { closedAt, clientSeed, seats, bets, stakes, betsRoot }));
  }
  if (signature !== null && (row.state === 'running' || row.state === 'ended')) {
    lines.push(
      line('departure', { signature, randomness: hash('sha256', Buffer.from(signature, 'hex')), departsMs }),
    );
  }
  if (row.state === 'ended') lines.push(line('end', { serverSeed, outcome }));
  if (row.state === 'calledOff') lines.push(line('calledOff', { reason, serverSeed }));
  return lines;
}

/** A line of a public file, as it was written; throws an Error for anything else. */
export function readRoundLine(text: string, date: string): RoundLine {
  const { round, type } = JSON.parse(text) as { readonly round: unknown; readonly type: RoundLine['step'] };
  if (!Number.isSafeInteger(round) || !STEPS.includes(type)) throw new Error('not a line of a round');
  return { round: Number(round), step: type, date, text };
}
