import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { holdLogIn, isLogInValid, type LiveSession } from '../players/sessions';

/** How long a ticket is good, in ms. */
export const TICKET_LIFE_MS = 60_000;

/** What a ticket says: whose it is, from which child app to which main app, and until when. */
const content = z.strictObject({
  uid: z.int(),
  /** The session that asked for it, whose end is the ticket's too. The version before does not name it. */
  sessionId: z.optional(z.uuid()),
  from: z.string(),
  to: z.string(),
  untilMs: z.int(),
  nonce: z.string(),
});

export type Ticket = z.output<typeof content>;

const CONTEXT = 'ticket to the main app v1:';
const TEXT = /^[A-Za-z0-9_-]{1,400}\.[A-Za-z0-9_-]{43}$/;

const signatureOf = (key: Uint8Array, payload: string): string =>
  createHmac('sha256', key).update(CONTEXT).update(payload).digest('base64url');

/** A ticket that logs a player in once, within a minute. */
export function issueTicket(
  key: Uint8Array,
  {
    uid,
    sessionId,
    from,
    to,
    now,
  }: LiveSession & { readonly from: string; readonly to: string; readonly now: Date },
): { readonly ticket: string; readonly expiresAt: Date } {
  const untilMs = now.getTime() + TICKET_LIFE_MS;
  const nonce = randomBytes(16).toString('base64url');
  const payload = Buffer.from(JSON.stringify({ uid, sessionId, from, to, untilMs, nonce })).toString(
    'base64url',
  );
  return { ticket: `${payload}.${signatureOf(key, payload)}`, expiresAt: new Date(untilMs) };
}

/** What a ticket says, if it was signed here for this main app and has not ended; null for anything else. */
export function readTicket(
  key: Uint8Array,
  text: string,
  { to, now }: { readonly to: string; readonly now: Date },
): Ticket | null {
  if (!TEXT.test(text)) return null;
  const [payload = '', signature = ''] = text.split('.');
  const expected = Buffer.from(signatureOf(key, payload));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
  const read = z.safeParse(content, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!read.success || read.data.to !== to) return null;
  // A clock that was set back makes no ticket good for longer.
  const leftMs = read.data.untilMs - now.getTime();
  return leftMs > 0 && leftMs <= TICKET_LIFE_MS ? read.data : null;
}

/**
 * Refuses "ticketOver" where the log-in that asked for a ticket has ended, such as by a change of the password; until the
 * transaction ends, it cannot.
 */
export async function requireLogIn(
  transaction: Queryable,
  { uid, sessionId }: Ticket,
  now: Date,
): Promise<void> {
  if (sessionId !== undefined && !(await holdLogIn(transaction, { uid, sessionId }, now)))
    throw refuse('ticketOver');
}

/** Uses a ticket up. Refuses "ticketOver" for one that has been used. */
export async function useTicket(
  transaction: Queryable,
  { nonce, untilMs }: Ticket,
  now: Date,
): Promise<void> {
  const rows = await transaction.query({
    name: 'used-tickets-insert',
    text: 'INSERT INTO used_tickets (nonce, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING nonce',
    values: [nonce, new Date(untilMs)],
  });
  if (rows.length === 0) throw refuse('ticketOver');
  await transaction.query({
    name: 'used-tickets-forget',
    text: `
      DELETE FROM used_tickets WHERE nonce IN (
        SELECT nonce FROM used_tickets WHERE expires_at < $1::timestamptz - interval '1 day'
        ORDER BY expires_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    values: [now],
  });
}

/** Whether a ticket has been used, or the log-in that asked for it has ended. */
export async function isOver(on: Queryable, { nonce, sessionId }: Ticket, now: Date): Promise<boolean> {
  if (sessionId !== undefined && !(await isLogInValid(on, sessionId, now))) return true;
  const rows = await on.query({
    name: 'used-tickets-find',
    text: 'SELECT FROM used_tickets WHERE nonce = $1',
    values: [nonce],
  });
  return rows.length > 0;
}
