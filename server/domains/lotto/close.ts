import { treeRoot } from '../../../games/kit/fairness/betTree';
import { lottoLeaf } from '../../../games/kit/fairness/lotto/ticketLeaf';
import { seedToHex } from '../../../games/kit/rules/draw';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { sqlState } from '../../db/database';
import { appendLog } from '../../fairness/log';
import { ChainReader, chainOf } from '../live/chain';
import { followClock, lottoNow } from './databaseClock';
import { lockDraw, type StoredDraw } from './draws';
import { notifyDraw } from './notices';
import { linesOf } from './tickets';

/** The closing record must be committed this long before the draw; the database checks it. */
const CLOSED_BEFORE_MS = 5_000;
const CHECK_VIOLATION = '23514';

type Ground = Pick<Context, 'db' | 'clock' | 'seals'>;

/**
 * Publishes the closing record of a draw whose sales are over: the tree of all tickets in the order of their numbers. A draw
 * whose record comes too late is void, because somebody might know the number of the beacon by then. Does nothing before the
 * close and for a draw that has been closed.
 */
export async function closeDraw(context: Ground, draw: number): Promise<void> {
  try {
    await context.db.transaction((transaction) => writeRecord(context, transaction, draw));
  } catch (error) {
    // What was late by the database's clock at the commit.
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    await context.db.transaction((transaction) => writeRecord(context, transaction, draw));
  }
}

async function writeRecord(context: Ground, transaction: Queryable, draw: number): Promise<void> {
  await followClock(transaction, context);
  const stored = await lockDraw(transaction, draw);
  // After the lock: whoever was buying has committed.
  const now = await lottoNow(transaction);
  if (stored.state !== 'open' || now < stored.closesAt) return;
  if (now.getTime() > stored.drawsAt.getTime() - CLOSED_BEFORE_MS) {
    return makeVoid(context, transaction, stored, 'closedLate');
  }
  const tickets = await ticketsInOrder(transaction, draw);
  const leaves = tickets.map(({ ticketId, salt, lines }, place) =>
    lottoLeaf({ place, ticketId: ticketId.toString(), salt, lines: linesOf(lines) }),
  );
  await transaction.query({
    name: 'lotto-tickets-place',
    text: `
      UPDATE lotto_tickets t SET place = u.place - 1, leaf = decode(u.leaf, 'hex')
      FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS u (ticket_id, leaf, place)
      WHERE t.ticket_id = u.ticket_id`,
    values: [tickets.map(({ ticketId }) => ticketId), leaves],
  });
  await transaction.query({
    name: 'lotto-draw-close',
    text: `
      UPDATE lotto_draws SET state = 'closed', closed_at = lotto_now(), root = decode($2, 'hex'), tickets = $3, stakes = $4
      WHERE draw = $1`,
    values: [draw, treeRoot(leaves), tickets.length, tickets.reduce((sum, { stake }) => sum + stake, 0n)],
  });
  await notifyDraw(transaction, draw);
}

interface TreeTicket {
  readonly ticketId: bigint;
  readonly salt: string;
  readonly lines: unknown;
  readonly stake: bigint;
}

const ticketsInOrder = (transaction: Queryable, draw: number): Promise<TreeTicket[]> =>
  transaction.query({
    name: 'lotto-tickets-in-order',
    text: `
      SELECT ticket_id AS "ticketId", encode(salt, 'hex') AS salt, lines, stake FROM lotto_tickets
      WHERE draw = $1 ORDER BY ticket_id`,
    values: [draw],
  });

/**
 * Makes a draw void, with its reason and its seed in public: every stake goes back. Refused by the database for a draw whose
 * number is known, or could still come. The caller has locked it.
 */
export async function makeVoid(
  { clock, seals }: Pick<Context, 'clock' | 'seals'>,
  transaction: Queryable,
  { draw, root, tickets, stakes, beaconRound, commitment }: StoredDraw,
  reason: 'closedLate' | 'beaconLate',
): Promise<void> {
  await transaction.query({
    name: 'lotto-draw-void',
    text: `
      UPDATE lotto_draws SET state = 'void', void_reason = $2, ended_at = $3, server_seed = decode($4, 'hex')
      WHERE draw = $1`,
    values: [draw, reason, clock.now(), await seedOfDraw(transaction, seals, draw)],
  });
  const fact = {
    type: 'calledOff',
    game: LOTTO,
    round: draw,
    reason,
    beaconRound,
    commitment,
    clientSeed: root,
    betsRoot: root,
    bets: tickets ?? 0,
    stakes: Number(stakes ?? 0n),
  } as const;
  await appendLog(transaction, [fact], clock.now());
  await notifyDraw(transaction, draw);
}

/** The secret seed of a draw, as hex: for who reveals it. */
export async function seedOfDraw(
  transaction: Queryable,
  seals: Context['seals'],
  draw: number,
): Promise<string> {
  const chain = await chainOf(transaction, LOTTO, draw);
  if (chain === null) throw new Error(`no chain covers draw ${draw}`);
  return seedToHex(await new ChainReader(seals).seedOf(transaction, chain, draw));
}
