import type { CallOffReason } from '../../../games/kit/fairness/log';
import type { Json } from '../../../games/kit/rules/round';
import { ENTROPY_BETS, roundClientSeed } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import type { Seals } from '../../seals';

/** The number of a public beacon that decides a round, announced at its opening. */
export interface RoundBeacon {
  /** Name of the beacon, such as `quicknet`. */
  readonly network: string;
  readonly chainHash: string;
  readonly round: number;
  /** When it is due, Unix time in ms. */
  readonly atMs: number;
  /** Hash of the newest line of the public log. */
  readonly logHead: string;
}

/** What fixes the bets of a round, published before the number that decides is due. */
export interface RoundClosing {
  /** Ms since 1970, by the database's clock. */
  readonly closedAtMs: number;
  /** The seats of the bets that gave their client seeds. */
  readonly seats: readonly number[];
  /** Root of the tree of all standing bets, as hex. */
  readonly root: string;
  readonly bets: number;
  /** In centavos, as text. */
  readonly stakes: string;
}

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
  readonly state: 'betting' | 'closed' | 'running' | 'ended' | 'calledOff';
  /** Null for a draw without a public number (v1). */
  readonly beacon: RoundBeacon | null;
  /** Null until betting has closed, and in rounds without a beacon. */
  readonly closing: RoundClosing | null;
  /** The beacon's signature, as hex; null until it is known. */
  readonly signature: string | null;
  /** The start of the round, in ms after betting closed at the usual pace. */
  readonly departsMs: number;
  /** Why a round with a beacon was called off. */
  readonly calledOff: CallOffReason | null;
  /** Events announced so far. */
  readonly events: readonly Json[];
  /** Null until betting has closed. */
  readonly clientSeed: string | null;
  /** The end in ms after the start; null until the round has ended. */
  readonly endsMs: number | null;
  readonly outcome: Json;
  readonly serverSeed: string | null;
}

const BEACON_COLUMN = `
  CASE WHEN draw_version = 2 THEN json_build_object('network', beacon_network, 'chainHash', encode(beacon_chain, 'hex'),
    'round', beacon_round, 'atMs', beacon_at, 'logHead', encode(log_head, 'hex')) END`;

const CLOSING_COLUMN = `
  CASE WHEN closed_at IS NOT NULL THEN json_build_object('closedAtMs', closed_at, 'seats', seed_seats,
    'root', encode(bets_root, 'hex'), 'bets', bets, 'stakes', stakes::text) END`;

const COLUMNS = `
  round_number AS "roundNumber", chain_id AS "chainId", encode(commitment, 'hex') AS commitment, card,
  opened_at AS "openedAtMs", state, events, client_seed AS "clientSeed", ends_ms AS "endsMs", outcome,
  encode(server_seed, 'hex') AS "serverSeed", ${BEACON_COLUMN} AS beacon, ${CLOSING_COLUMN} AS closing,
  encode(beacon_signature, 'hex') AS signature, departs_ms AS "departsMs", called_off AS "calledOff"`;

/** The newest round of a game; null before its first. */
export async function latestRound(on: Queryable, game: string): Promise<StoredRound | null> {
  const [row] = await on.query<StoredRound>({
    name: 'live-round-latest',
    text: `SELECT ${COLUMNS} FROM live_rounds WHERE game = $1 ORDER BY round_number DESC LIMIT 1`,
    values: [game],
  });
  return row ?? null;
}

/**
 * The number of the round after this one, 0 for none: the next, or a later one in a database that was restored to an
 * earlier moment.
 */
export async function numberAfter(on: Queryable, game: string, roundNumber: number): Promise<number> {
  const [row] = await on.query<{ first: number | null }>({
    name: 'live-restarts-newest',
    text: 'SELECT max(first_round) AS first FROM live_restarts WHERE game = $1',
    values: [game],
  });
  return Math.max(roundNumber + 1, row?.first ?? 0);
}

/** One round of a game; null where there is none of that number. */
export async function findRound(
  on: Queryable,
  game: string,
  roundNumber: number,
): Promise<StoredRound | null> {
  const [row] = await on.query<StoredRound>({
    name: 'live-round-by-number',
    text: `SELECT ${COLUMNS} FROM live_rounds WHERE game = $1 AND round_number = $2`,
    values: [game, roundNumber],
  });
  return row ?? null;
}

/** Ended rounds, and those with a beacon that were called off, newest first. */
export const finishedRounds = (on: Queryable, game: string, count: number): Promise<StoredRound[]> =>
  on.query<StoredRound>({
    name: 'live-rounds-past',
    text: `
      SELECT ${COLUMNS} FROM live_rounds WHERE game = $1 AND (state = 'ended' OR called_off IS NOT NULL)
      ORDER BY round_number DESC LIMIT $2`,
    values: [game, count],
  });

/** Whether the newest round of a game has a beacon: from then on all of them do. */
export async function isDrawnWithBeacon(on: Queryable, game: string): Promise<boolean> {
  return ((await latestRound(on, game))?.beacon ?? null) !== null;
}

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
    readonly beacon?: (RoundBeacon & { readonly closesAtMs: number }) | undefined;
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
      INSERT INTO live_rounds (game, round_number, chain_id, commitment, card, opened_at, state, events,
        draw_version, beacon_network, beacon_chain, beacon_round, beacon_at, log_head, closes_at, opened_on)
      VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6::double precision, 'betting', $7, CASE WHEN $8::text IS NULL THEN 1 ELSE 2 END,
        $8::text, decode($9, 'hex'), $10, $11, decode($12, 'hex'), $13,
        CASE WHEN $8::text IS NOT NULL THEN (to_timestamp($6::double precision / 1000) AT TIME ZONE 'UTC')::date END)`,
    values: [
      round.game,
      round.roundNumber,
      round.chainId,
      round.commitment,
      JSON.stringify(round.card),
      round.openedAtMs,
      JSON.stringify(round.events),
      round.beacon?.network ?? null,
      round.beacon?.chainHash ?? null,
      round.beacon?.round ?? null,
      round.beacon?.atMs ?? null,
      round.beacon?.logHead ?? null,
      round.beacon?.closesAtMs ?? null,
    ],
  });
}

/** The round's client seed, made from the client seeds of the first open bets, and the seats of those. */
export async function clientSeedOfBets(
  transaction: Queryable,
  game: string,
  roundNumber: number,
): Promise<{ readonly clientSeed: string; readonly seats: readonly number[] }> {
  const rows = await transaction.query<{ clientSeed: string; seat: number }>({
    name: 'live-round-entropy',
    text: `
      SELECT client_seed AS "clientSeed", seat FROM (
        SELECT DISTINCT ON (uid) uid, ticket_id, seat, client_seed FROM live_tickets
        WHERE game = $1 AND round_number = $2 AND state = 'open' ORDER BY uid, ticket_id
      ) AS firsts ORDER BY ticket_id LIMIT $3`,
    values: [game, roundNumber, ENTROPY_BETS],
  });
  return {
    clientSeed: roundClientSeed(rows.map(({ clientSeed }) => clientSeed)),
    seats: rows.map(({ seat }) => seat),
  };
}

/**
 * Starts a round, whose result is decided now. `endsMs` is stored separately, and sealed, to decide cash-outs by.
 */
export async function closeBetting(
  transaction: Queryable,
  seals: Seals,
  game: string,
  {
    roundNumber,
    clientSeed,
    events,
    endsMs,
    departsMs = 0,
  }: {
    readonly roundNumber: number;
    readonly clientSeed: string;
    readonly events: readonly Json[];
    readonly endsMs: number;
    /** The start, in ms after betting closed. */
    readonly departsMs?: number;
  },
): Promise<void> {
  await transaction.query({
    name: 'live-round-close',
    text: `
      UPDATE live_rounds SET state = 'running', client_seed = $3, events = $4, departs_ms = $5
      WHERE game = $1 AND round_number = $2 AND state = CASE draw_version WHEN 2 THEN 'closed' ELSE 'betting' END`,
    values: [game, roundNumber, clientSeed, JSON.stringify(events), departsMs],
  });
  await transaction.query({
    name: 'live-secret-keep',
    text: `
      INSERT INTO live_secrets (game, round_number, sealed) VALUES ($1, $2, $3)
      ON CONFLICT (game) DO UPDATE SET round_number = $2, ends_ms = NULL, sealed = $3`,
    values: [game, roundNumber, seals.seal(Buffer.from(String(endsMs)), endPlace(game, roundNumber))],
  });
}

/** What the end of a running round is sealed for. */
const endPlace = (game: string, roundNumber: number): string => `end of ${game} ${roundNumber}`;

/** The end of a running round as {@link closeBetting} stored it, in ms after its start. */
export const openEnd = (seals: Seals, sealed: Uint8Array, game: string, roundNumber: number): number =>
  Number(seals.open(sealed, endPlace(game, roundNumber)).toString());

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

/** Ends a round and reveals its seed. A call that arrives after this moment, before the commit too, is late. */
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
      SET state = 'ended', events = $3, ends_ms = $4, outcome = $5, server_seed = decode($6, 'hex'),
        ended_at = extract(epoch FROM clock_timestamp()) * 1000
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

/**
 * Calls off a round whose result nobody knows yet; its seed is revealed and decides nothing. False when it has moved
 * on, or the number that decides it is known.
 */
export async function callOff(
  transaction: Queryable,
  game: string,
  {
    roundNumber,
    serverSeed,
    reason,
  }: {
    readonly roundNumber: number;
    readonly serverSeed: string;
    /** Null in rounds without a beacon. */
    readonly reason: CallOffReason | null;
  },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'live-round-call-off',
    text: `
      UPDATE live_rounds SET state = 'calledOff', server_seed = decode($3, 'hex'), called_off = $4
      WHERE game = $1 AND round_number = $2 AND state IN ('betting', 'closed') AND beacon_signature IS NULL
      RETURNING round_number`,
    values: [game, roundNumber, serverSeed, reason],
  });
  return rows.length > 0;
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
