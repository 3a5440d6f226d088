import type { LivePastRound } from '../../../contract/live';
import type { Json } from '../../../games/kit/rules/round';
import { ENTROPY_BETS, roundClientSeed } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';

/** A shared round as stored; all of it is public. */
export interface StoredRound {
  readonly roundNumber: number;
  readonly chainId: bigint;
  /** SHA-256 of the server seed, as hex. */
  readonly commitment: string;
  /** What the round posts before betting, such as a card; null in games without. */
  readonly card: Json;
  /** Ms since 1970, by the database's clock. */
  readonly openedAtMs: number;
  readonly state: 'betting' | 'running' | 'ended' | 'calledOff';
  /** Events announced so far. */
  readonly events: readonly Json[];
  /** Null until betting has closed. */
  readonly clientSeed: string | null;
  /** The end in ms after betting closed; null until the round has ended. */
  readonly endsMs: number | null;
  readonly outcome: Json;
  readonly serverSeed: string | null;
}

const COLUMNS = `
  round_number AS "roundNumber", chain_id AS "chainId", encode(commitment, 'hex') AS commitment, card,
  opened_at AS "openedAtMs", state, events, client_seed AS "clientSeed", ends_ms AS "endsMs", outcome,
  encode(server_seed, 'hex') AS "serverSeed"`;

/** The newest round of a game; null before its first. */
export async function latestRound(on: Queryable, game: string): Promise<StoredRound | null> {
  const [row] = await on.query<StoredRound>({
    name: 'live-round-latest',
    text: `SELECT ${COLUMNS} FROM live_rounds WHERE game = $1 ORDER BY round_number DESC LIMIT 1`,
    values: [game],
  });
  return row ?? null;
}

/** Ended rounds, newest first, without those that were called off. */
export const pastRounds = (on: Queryable, game: string, count: number): Promise<LivePastRound[]> =>
  on.query<LivePastRound>({
    name: 'live-rounds-past',
    text: `
      SELECT round_number AS "roundNumber", outcome, encode(server_seed, 'hex') AS "serverSeed",
        client_seed AS "clientSeed"
      FROM live_rounds WHERE game = $1 AND state = 'ended' ORDER BY round_number DESC LIMIT $2`,
    values: [game, count],
  });

/**
 * Locks the table until the transaction ends: bets share the lock, opening and closing a round take it
 * exclusively. PostgreSQL serves waiters in order, so a stream of bets cannot keep a round from closing.
 */
export async function enterTable(
  transaction: Queryable,
  game: string,
  as: 'bettor' | 'leader',
): Promise<void> {
  const lock = as === 'bettor' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await transaction.query({
    name: `live-enter-${as}`,
    text: `SELECT ${lock}(hashtext('live table'), hashtext($1))`,
    values: [game],
  });
}

export async function insertRound(
  transaction: Queryable,
  round: {
    readonly game: string;
    readonly roundNumber: number;
    readonly chainId: bigint;
    readonly commitment: string;
    readonly card: Json;
    readonly openedAtMs: number;
    readonly events: readonly Json[];
  },
): Promise<void> {
  await transaction.query({
    name: 'live-seats-forget',
    text: 'DELETE FROM live_seats WHERE game = $1 AND round_number < $2',
    values: [round.game, round.roundNumber],
  });
  await transaction.query({
    name: 'live-round-insert',
    text: `
      INSERT INTO live_rounds (game, round_number, chain_id, commitment, card, opened_at, state, events)
      VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6, 'betting', $7)`,
    values: [
      round.game,
      round.roundNumber,
      round.chainId,
      round.commitment,
      JSON.stringify(round.card),
      round.openedAtMs,
      JSON.stringify(round.events),
    ],
  });
}

/** The round's client seed, made from the client seeds of the first open bets. */
export async function clientSeedOfBets(
  transaction: Queryable,
  game: string,
  roundNumber: number,
): Promise<string> {
  const rows = await transaction.query<{ clientSeed: string }>({
    name: 'live-round-entropy',
    text: `
      SELECT client_seed AS "clientSeed" FROM (
        SELECT DISTINCT ON (uid) uid, seat, client_seed FROM live_tickets
        WHERE game = $1 AND round_number = $2 AND state = 'open' ORDER BY uid, seat
      ) AS firsts ORDER BY seat LIMIT $3`,
    values: [game, roundNumber, ENTROPY_BETS],
  });
  return roundClientSeed(rows.map(({ clientSeed }) => clientSeed));
}

/** Closes betting. `endsMs` is stored separately in games with cash-outs, to decide cash-outs by. */
export async function closeBetting(
  transaction: Queryable,
  game: string,
  {
    roundNumber,
    clientSeed,
    events,
    endsMs,
  }: {
    readonly roundNumber: number;
    readonly clientSeed: string;
    readonly events: readonly Json[];
    readonly endsMs: number;
  },
): Promise<void> {
  await transaction.query({
    name: 'live-round-close',
    text: `
      UPDATE live_rounds SET state = 'running', client_seed = $3, events = $4
      WHERE game = $1 AND round_number = $2 AND state = 'betting'`,
    values: [game, roundNumber, clientSeed, JSON.stringify(events)],
  });
  await transaction.query({
    name: 'live-secret-keep',
    text: `
      INSERT INTO live_secrets VALUES ($1, $2, $3)
      ON CONFLICT (game) DO UPDATE SET round_number = $2, ends_ms = $3`,
    values: [game, roundNumber, endsMs],
  });
}

/** Stores the events announced so far. */
export async function announceEvents(
  transaction: Queryable,
  game: string,
  { roundNumber, events }: { readonly roundNumber: number; readonly events: readonly Json[] },
): Promise<void> {
  await transaction.query({
    name: 'live-round-tell',
    text: `UPDATE live_rounds SET events = $3 WHERE game = $1 AND round_number = $2 AND state = 'running'`,
    values: [game, roundNumber, JSON.stringify(events)],
  });
}

/** Ends a round and reveals its seed. */
export async function endRound(
  transaction: Queryable,
  game: string,
  round: {
    readonly roundNumber: number;
    readonly events: readonly Json[];
    readonly endsMs: number;
    readonly outcome: Json;
    readonly serverSeed: string;
  },
): Promise<void> {
  await transaction.query({
    name: 'live-round-end',
    text: `
      UPDATE live_rounds
      SET state = 'ended', events = $3, ends_ms = $4, outcome = $5, server_seed = decode($6, 'hex')
      WHERE game = $1 AND round_number = $2 AND state = 'running'`,
    values: [
      game,
      round.roundNumber,
      JSON.stringify(round.events),
      round.endsMs,
      JSON.stringify(round.outcome),
      round.serverSeed,
    ],
  });
  await transaction.query({
    name: 'live-secret-forget',
    text: 'DELETE FROM live_secrets WHERE game = $1 AND round_number = $2',
    values: [game, round.roundNumber],
  });
}

/** Calls off a round whose betting was never closed; its seed is revealed and decides nothing. */
export async function callOff(
  transaction: Queryable,
  game: string,
  { roundNumber, serverSeed }: { readonly roundNumber: number; readonly serverSeed: string },
): Promise<void> {
  await transaction.query({
    name: 'live-round-call-off',
    text: `
      UPDATE live_rounds SET state = 'calledOff', server_seed = decode($3, 'hex')
      WHERE game = $1 AND round_number = $2 AND state = 'betting'`,
    values: [game, roundNumber, serverSeed],
  });
}

/** Rounds that are over but have open tickets, oldest first: their leader died in between. */
export const unsettledRounds = (on: Queryable, game: string): Promise<StoredRound[]> =>
  on.query<StoredRound>({
    name: 'live-rounds-unsettled',
    text: `
      SELECT ${COLUMNS} FROM live_rounds
      WHERE game = $1 AND state IN ('ended', 'calledOff') AND round_number IN (
        SELECT round_number FROM live_tickets WHERE game = $1 AND state = 'open')
      ORDER BY round_number`,
    values: [game],
  });
