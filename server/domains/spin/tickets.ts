import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { ACCOUNTS, lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { post } from '../../ledger/post';
import { endOf } from '../../manilaDay';
import { barredBy } from '../safer-play/guard';
import { noteRest } from '../safer-play/rests';

/** A spin ticket of day d expires at 0:00 of day d + 61: it is there for 60 whole days. */
const KEPT_DAYS = 60;

const SPIN_REFERENCE = 'spin:';

/** Takes a ticket for a spin; `id` is that of its round. Refuses "balanceTooLow". The caller has locked the player. */
export async function takeSpinTicket(
  transaction: Queryable,
  { uid, id, now }: { readonly uid: number; readonly id: string; readonly now: Date },
): Promise<void> {
  await takeTickets(transaction, { uid, reference: SPIN_REFERENCE + id, count: 1n, now });
}

const takeTickets = (
  transaction: Queryable,
  { count, ...transfer }: { uid: number; reference: string; count: bigint; now: Date },
) =>
  post(transaction, {
    ...transfer,
    kind: 'ticket',
    legs: [{ from: 'spinTickets', to: 'spinTicketsIssued', amount: count }],
  });

/**
 * Expires the spin tickets whose last day (yyyy-mm-dd) has ended, once, also when it runs late. The oldest are spent
 * first, so what expires is what was given up to then less all that was taken. The time stands still on a break and while
 * a limit is reached. Returns how many players lost tickets.
 */
export async function expireSpinTickets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const owners = await db.query<{ uid: number }>({
    name: 'spin-ticket-owners',
    text: 'SELECT uid FROM ledger_accounts WHERE code = $1 AND balance > 0 ORDER BY uid',
    values: [ACCOUNTS.spinTickets],
  });
  let expired = 0;
  await each(owners, ({ uid }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      await noteRest(transaction, uid, clock.now());
      const count = await overdue(transaction, uid, endOf(day));
      if (count <= 0n) return;
      const reference = `spin-ticket-expiry:${day}`;
      const { isNew } = await takeTickets(transaction, { uid, reference, count, now: clock.now() });
      if (isNew) expired += 1;
    }),
  );
  return expired;
}

/** Takes all spin tickets of a player who has excluded themselves; for anybody else nothing. The player is locked. */
export async function cancelSpinTickets(transaction: Queryable, uid: number, now: Date): Promise<void> {
  if ((await barredBy(transaction, uid, now)) !== 'selfExcluded') return;
  const { spinTickets } = await balances(transaction, uid);
  if (spinTickets === 0) return;
  const reference = `spin-ticket-cancelled:${now.toISOString()}`;
  await takeTickets(transaction, { uid, reference, count: BigInt(spinTickets), now });
}

/** All movements of a player's tickets, found by their references. */
const TICKET_ENTRIES = `
  FROM ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE r.uid = $1 AND r.kind = 'ticket'`;

/** When a ticket expires: at the end of its 60th whole day, and as much later as rewards have rested since. */
const EXPIRES = `
  safer_play_expiry(r.uid, e.created_at,
    ((e.created_at AT TIME ZONE 'Asia/Manila')::date + ${KEPT_DAYS + 1})::timestamp AT TIME ZONE 'Asia/Manila')`;

/** Tickets that have expired by a time and have neither been spent nor taken. */
async function overdue(transaction: Queryable, uid: number, by: Date): Promise<bigint> {
  const [row] = await transaction.query<{ overdue: bigint }>({
    name: 'spin-tickets-overdue',
    text: `
      SELECT (coalesce(sum(amount) FILTER (WHERE to_code = $2 AND ${EXPIRES} <= $3), 0)
        - coalesce(sum(amount) FILTER (WHERE from_code = $2), 0))::bigint AS overdue
      ${TICKET_ENTRIES}`,
    values: [uid, ACCOUNTS.spinTickets, by],
  });
  return row?.overdue ?? 0n;
}

/** When the oldest ticket of a player expires, as far as is known now; null without tickets. */
export async function nextTicketExpiry(on: Queryable, uid: number): Promise<Date | null> {
  const [row] = await on.query<{ expiresAt: Date }>({
    name: 'spin-tickets-oldest',
    text: `
      WITH given AS (
        SELECT ${EXPIRES} AS "expiresAt", sum(amount) OVER (ORDER BY transfer_id) AS until
        ${TICKET_ENTRIES} AND to_code = $2)
      SELECT "expiresAt" FROM given
      WHERE until > (SELECT coalesce(sum(amount), 0) ${TICKET_ENTRIES} AND from_code = $2)
      ORDER BY until LIMIT 1`,
    values: [uid, ACCOUNTS.spinTickets],
  });
  return row?.expiresAt ?? null;
}

/** The newest rounds that were paid with tickets. */
export async function roundsByTicket(on: Queryable, uid: number): Promise<string[]> {
  const rows = await on.query<{ roundId: string }>({
    name: 'spin-rounds-by-ticket',
    text: `
      SELECT substr(reference, $3) AS "roundId" FROM ledger_references
      WHERE uid = $1 AND kind = 'ticket' AND starts_with(reference, $2) ORDER BY transfer_id DESC LIMIT 100`,
    values: [uid, SPIN_REFERENCE, SPIN_REFERENCE.length + 1],
  });
  return rows.map(({ roundId }) => roundId);
}
