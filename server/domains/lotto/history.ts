import type { BodyOf, ReplyOf } from '../../../contract/call';
import { LOTTO_KEPT_DAYS, type lottoCalls } from '../../../contract/lotto';
import {
  dateOfDraw,
  firstDrawOf,
  LOTTO_DRAWS_A_DAY,
  sellingDraw,
} from '../../../games/kit/fairness/lotto/times';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, skipOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { dayAfter, manilaDate } from '../../manilaDay';
import { drawsBetween, findDraw, newestResult, wireDraw } from './draws';
import { ownTicket, SELECT_TICKET, type StoredTicket, wireTicket } from './tickets';
import { pathIn, treeOf } from './ticketTree';

type Ground = Pick<Context, 'db' | 'clock'>;
type Calls = typeof lottoCalls;

/** The first day whose results are still shown. */
const keptFrom = (now: Date): string => dayAfter(manilaDate(now), -LOTTO_KEPT_DAYS);

/** The draws of a day, newest first; of the newest result's day where none is asked for. Refuses "notFound" beyond a year. */
export async function resultsOf(
  { db, clock }: Ground,
  date: string | undefined,
): Promise<ReplyOf<Calls['results']>> {
  const now = clock.now();
  const today = manilaDate(now);
  const newest = date === undefined ? await newestResult(db) : null;
  const day = date ?? (newest === null ? today : dateOfDraw(newest.draw));
  if (day < keptFrom(now) && date !== undefined) throw refuse('notFound');
  const first = firstDrawOf(day);
  const draws = await drawsBetween(db, first, first + LOTTO_DRAWS_A_DAY - 1);
  return { date: day, today, draws: draws.map(wireDraw) };
}

/** A page of a player's tickets, newest first. */
export async function ticketsOf(
  { db, clock }: Ground,
  uid: number,
  query: BodyOf<Calls['tickets']>,
): Promise<ReplyOf<Calls['tickets']>> {
  const { state = null, date, draw, pageSize, cursor } = query;
  const first = firstDrawOf(date ?? keptFrom(clock.now()));
  const last = date === undefined ? sellingDraw(clock.now().getTime()) : first + LOTTO_DRAWS_A_DAY - 1;
  const range = draw === undefined ? [first, last] : [draw, draw];
  const where = `t.uid = $1 AND t.draw BETWEEN $2 AND $3 AND ($4::text IS NULL OR t.state = $4)`;
  const rows = await db.query<StoredTicket>({
    name: 'lotto-tickets-page',
    text: `${SELECT_TICKET} WHERE ${where} AND t.ticket_id < $5 ORDER BY t.ticket_id DESC OFFSET $6 LIMIT $7`,
    values: [uid, ...range, state, keyOf(cursor), skipOf(query), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ ticketId }) => ticketId);
  const total = cursor === undefined ? await countOf(db, [uid, ...range, state]) : null;
  return { list: page.map(wireTicket), cursor: next, total };
}

async function countOf(on: Queryable, values: readonly unknown[]): Promise<number> {
  const [row] = await on.query<{ total: bigint }>({
    name: 'lotto-tickets-count',
    text: `
      SELECT count(*) AS total FROM lotto_tickets t
      WHERE t.uid = $1 AND t.draw BETWEEN $2 AND $3 AND ($4::text IS NULL OR t.state = $4)`,
    values,
  });
  return Number(row?.total ?? 0);
}

/** A draw and one of the caller's tickets with what proves them. Refuses "notFound" for others. */
export async function proofOf(
  { db }: Ground,
  uid: number | null,
  { draw, ticketId }: BodyOf<Calls['verify']>,
): Promise<ReplyOf<Calls['verify']>> {
  const stored = await findDraw(db, draw);
  if (stored === null) throw refuse('notFound');
  if (ticketId === undefined) return { draw: wireDraw(stored), own: null };
  const ticket = uid === null ? null : await ownTicket(db, uid, ticketId);
  if (ticket === null || ticket.draw !== draw) throw refuse('notFound');
  const { place } = ticket;
  const path = place === null ? [] : pathIn(await treeOf(db, draw, () => leavesOf(db, draw)), place);
  return { draw: wireDraw(stored), own: { ticket: wireTicket(ticket), path } };
}

/** The leaves of a closed draw in order; those from `from` on, at most `limit`. */
export async function leavesOf(
  on: Queryable,
  draw: number,
  { from = 0, limit = null }: { readonly from?: number; readonly limit?: number | null } = {},
): Promise<string[]> {
  const rows = await on.query<{ leaf: string }>({
    name: 'lotto-leaves',
    text: `
      SELECT encode(leaf, 'hex') AS leaf FROM lotto_tickets WHERE draw = $1 AND place >= $2 ORDER BY place LIMIT $3`,
    values: [draw, from, limit],
  });
  return rows.map(({ leaf }) => leaf);
}
