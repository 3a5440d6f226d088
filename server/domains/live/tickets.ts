import type { LiveTableBet, LiveTicket } from '../../../contract/live';
import type { TreeBet } from '../../../games/kit/fairness/betTree';
import { centavos, type Multiplier } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';

/** A ticket as stored. Amounts are centavos. */
export interface StoredTicket {
  readonly ticketId: bigint;
  readonly uid: number;
  readonly roundNumber: number;
  readonly panel: number;
  /** The run that placed it; null for a single bet. */
  readonly runId: bigint | null;
  readonly seat: number;
  /** Shortened, for other players to see. */
  readonly name: string;
  readonly bet: Json;
  readonly stake: bigint;
  /** Main money's part of the stake. */
  readonly cashStake: bigint;
  /** What has been paid so far. */
  readonly payout: bigint;
  readonly state: 'open' | 'settled' | 'takenBack';
  /**
   * When its last part was cashed out, in ms after the start of the round, and at which multiplier; null while a part
   * is open.
   */
  readonly outMs: number | null;
  readonly outMultiplier: string | null;
}

const COLUMNS = `
  ticket_id AS "ticketId", uid, round_number AS "roundNumber", panel, run_id AS "runId", seat, name, bet, stake,
  cash_stake AS "cashStake", payout, state, out_ms AS "outMs", out_multiplier AS "outMultiplier"`;

/**
 * The ticket as its owner sees it, in rounds with a beacon with its salt. Once fully cashed out it is shown as settled,
 * although its round still runs.
 */
export const ticketOf = (game: SharedGame, ticket: StoredTicket, salt?: string): LiveTicket => ({
  ticketId: ticket.ticketId.toString(),
  game: game.rules.name,
  panel: ticket.panel,
  seat: ticket.seat,
  roundNumber: ticket.roundNumber,
  bet: ticket.bet,
  stake: centavos(ticket.stake),
  payout: centavos(ticket.payout),
  state: ticket.state === 'open' && ticket.outMs !== null ? 'settled' : ticket.state,
  ...(salt !== undefined && { salt }),
});

/** The ticket as everybody sees it. */
export const tableBetOf = (game: SharedGame, ticket: StoredTicket): LiveTableBet => ({
  seat: ticket.seat,
  name: ticket.name,
  stake: centavos(ticket.stake),
  bet: game.seen(ticket.bet),
  multiplier: ticket.outMultiplier,
});

/** "2.38", truncated and never rounded up. */
export function multiplierText({ numerator, denominator }: Multiplier): string {
  const hundredths = (numerator * 100n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

type TreeRow = Omit<TreeBet, 'ticketId' | 'stake'> & { readonly ticketId: bigint; readonly stake: bigint };

const TREE_COLUMNS = `seat, ticket_id AS "ticketId", panel, stake, encode(salt, 'hex') AS salt, bet`;

const treeBetOf = (row: TreeRow): TreeBet => ({
  ...row,
  ticketId: row.ticketId.toString(),
  stake: centavos(row.stake),
});

/** The standing bets of a round as they go into its bet tree, by seat. The table is locked. */
export async function betsForTree(
  transaction: Queryable,
  game: string,
  roundNumber: number,
): Promise<TreeBet[]> {
  // Tickets of an earlier version have none.
  await transaction.query({
    name: 'live-tickets-salt',
    text: `
      UPDATE live_tickets SET salt = DEFAULT
      WHERE game = $1 AND round_number = $2 AND state = 'open' AND salt IS NULL`,
    values: [game, roundNumber],
  });
  const rows = await transaction.query<TreeRow>({
    name: 'live-tickets-tree',
    text: `
      SELECT ${TREE_COLUMNS} FROM live_tickets
      WHERE game = $1 AND round_number = $2 AND state = 'open' ORDER BY seat`,
    values: [game, roundNumber],
  });
  return rows.map(treeBetOf);
}

/** The bets of a round that was closed with a beacon, by seat, each as it is now: with its cash-outs. */
export async function betsInTree(on: Queryable, game: string, roundNumber: number): Promise<TreeBet[]> {
  const rows = await on.query<TreeRow>({
    name: 'live-tickets-in-tree',
    text: `
      SELECT ${TREE_COLUMNS} FROM live_tickets
      WHERE game = $1 AND round_number = $2 AND state <> 'takenBack' ORDER BY seat`,
    values: [game, roundNumber],
  });
  return rows.map(treeBetOf);
}

/** The salts of tickets by id, as hex; for their owners only. */
export async function saltsOf(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const rows = await on.query<{ ticketId: bigint; salt: string }>({
    name: 'live-tickets-salts',
    text: `
      SELECT ticket_id AS "ticketId", encode(salt, 'hex') AS salt FROM live_tickets
      WHERE ticket_id = ANY ($1::bigint[]) AND salt IS NOT NULL`,
    values: [ids],
  });
  return new Map(rows.map(({ ticketId, salt }) => [ticketId, salt]));
}

/** What has been paid so far on each unsettled ticket of a run, oldest first. */
export async function paidOfOpenTickets(transaction: Queryable, runId: bigint): Promise<bigint[]> {
  const rows = await transaction.query<{ payout: bigint }>({
    name: 'live-tickets-of-run',
    text: `SELECT payout FROM live_tickets WHERE run_id = $1 AND state = 'open' ORDER BY ticket_id`,
    values: [runId],
  });
  return rows.map(({ payout }) => payout);
}

/** A player's ticket; null when there is none, or it is another player's. The player is locked. */
export async function findTicket(
  transaction: Queryable,
  { uid, game, ticketId }: { readonly uid: number; readonly game: string; readonly ticketId: string },
): Promise<StoredTicket | null> {
  const [row] = await transaction.query<StoredTicket>({
    name: 'live-ticket-find',
    text: `SELECT ${COLUMNS} FROM live_tickets WHERE ticket_id = $1 AND uid = $2 AND game = $3 FOR NO KEY UPDATE`,
    values: [ticketId, uid, game],
  });
  return row ?? null;
}

/** The open and settled tickets of a round, by seat. */
export const ticketsOfRound = (on: Queryable, game: string, roundNumber: number): Promise<StoredTicket[]> =>
  on.query<StoredTicket>({
    name: 'live-tickets-of-round',
    text: `
      SELECT ${COLUMNS} FROM live_tickets WHERE game = $1 AND round_number = $2 AND state <> 'takenBack'
      ORDER BY seat`,
    values: [game, roundNumber],
  });

export const ticketsById = (on: Queryable, ids: readonly string[]): Promise<StoredTicket[]> =>
  on.query<StoredTicket>({
    name: 'live-tickets-by-id',
    text: `SELECT ${COLUMNS} FROM live_tickets WHERE ticket_id = ANY ($1::bigint[])`,
    values: [ids],
  });

/** Locks tickets that are still open. Their players have been locked before. */
export const lockOpenTickets = (transaction: Queryable, ids: readonly bigint[]): Promise<StoredTicket[]> =>
  transaction.query<StoredTicket>({
    name: 'live-tickets-lock',
    text: `
      SELECT ${COLUMNS} FROM live_tickets WHERE ticket_id = ANY ($1::bigint[]) AND state = 'open'
      ORDER BY ticket_id FOR NO KEY UPDATE`,
    values: [ids],
  });

/** Players' own tickets of a round and later ones, except those taken back. */
export const ownTickets = (
  on: Queryable,
  {
    uids,
    game,
    fromRound,
  }: { readonly uids: readonly number[]; readonly game: string; readonly fromRound: number },
): Promise<StoredTicket[]> =>
  on.query<StoredTicket>({
    name: 'live-tickets-own',
    text: `
      SELECT ${COLUMNS} FROM live_tickets
      WHERE uid = ANY ($1) AND game = $2 AND round_number >= $3 AND state <> 'takenBack' ORDER BY ticket_id`,
    values: [uids, game, fromRound],
  });

/**
 * Stores cash-outs: the tickets' bets, and what they have paid in total. Throws an Error unless all are open.
 */
export async function storeCashOuts(
  transaction: Queryable,
  tickets: readonly Pick<StoredTicket, 'ticketId' | 'bet' | 'payout' | 'outMs' | 'outMultiplier'>[],
): Promise<void> {
  const rows = await transaction.query({
    name: 'live-tickets-cash-out',
    text: `
      UPDATE live_tickets t SET bet = u.bet, payout = u.payout, out_ms = u.out_ms, out_multiplier = u.out_multiplier
      FROM unnest($1::bigint[], $2::json[], $3::bigint[], $4::double precision[], $5::text[])
        AS u (ticket_id, bet, payout, out_ms, out_multiplier)
      WHERE t.ticket_id = u.ticket_id AND t.state = 'open' RETURNING t.ticket_id`,
    values: [
      tickets.map(({ ticketId }) => ticketId),
      tickets.map(({ bet }) => JSON.stringify(bet)),
      tickets.map(({ payout }) => payout),
      tickets.map(({ outMs }) => outMs),
      tickets.map(({ outMultiplier }) => outMultiplier),
    ],
  });
  requireUpdated(rows, tickets.length, 'cashed-out tickets');
}

/**
 * Marks open tickets as taken back; their stakes are refunded in the same transaction. Throws an Error unless
 * all are open.
 */
export async function markTakenBack(transaction: Queryable, ids: readonly bigint[]): Promise<void> {
  const rows = await transaction.query({
    name: 'live-tickets-take-back',
    text: `
      UPDATE live_tickets SET state = 'takenBack' WHERE ticket_id = ANY ($1::bigint[]) AND state = 'open'
      RETURNING ticket_id`,
    values: [ids],
  });
  requireUpdated(rows, ids.length, 'tickets that are taken back');
}

/** Marks open tickets as settled, with their results. Throws an Error unless all are open. */
export async function markSettled(
  transaction: Queryable,
  tickets: readonly {
    readonly ticketId: bigint;
    readonly payout: bigint;
    readonly events: readonly Json[];
    readonly outMs: number | null;
    readonly outMultiplier: string | null;
  }[],
  now: Date,
): Promise<void> {
  const rows = await transaction.query({
    name: 'live-tickets-settle',
    text: `
      UPDATE live_tickets t SET state = 'settled', payout = u.payout, events = u.events,
        out_ms = u.out_ms, out_multiplier = u.out_multiplier, settled_at = $6
      FROM unnest($1::bigint[], $2::bigint[], $3::json[], $4::double precision[], $5::text[])
        AS u (ticket_id, payout, events, out_ms, out_multiplier)
      WHERE t.ticket_id = u.ticket_id AND t.state = 'open' RETURNING t.ticket_id`,
    values: [
      tickets.map(({ ticketId }) => ticketId),
      tickets.map(({ payout }) => payout),
      tickets.map(({ events }) => JSON.stringify(events)),
      tickets.map(({ outMs }) => outMs),
      tickets.map(({ outMultiplier }) => outMultiplier),
      now,
    ],
  });
  requireUpdated(rows, tickets.length, 'tickets that are settled');
}

/**
 * Stores a cash-out of a settled ticket that had arrived in time, with the ticket's new result. Throws an Error
 * unless it is settled.
 */
export async function storeSettledCashOut(
  transaction: Queryable,
  {
    ticketId,
    bet,
    payout,
    outMs,
    outMultiplier,
    events,
  }: Pick<StoredTicket, 'ticketId' | 'bet' | 'payout' | 'outMs' | 'outMultiplier'> & {
    readonly events: readonly Json[];
  },
): Promise<void> {
  const rows = await transaction.query({
    name: 'live-ticket-cash-out-settled',
    text: `
      UPDATE live_tickets SET bet = $2, payout = $3, out_ms = $4, out_multiplier = $5, events = $6
      WHERE ticket_id = $1 AND state = 'settled' AND payout < $3 RETURNING ticket_id`,
    values: [ticketId, JSON.stringify(bet), payout, outMs, outMultiplier, JSON.stringify(events)],
  });
  requireUpdated(rows, 1, 'settled tickets that are cashed out');
}
