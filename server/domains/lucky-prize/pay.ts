import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { post } from '../../ledger/post';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';
import { sendMessage } from '../messages/send';
import { isClosed } from '../players/personalData';
import { barredBy } from '../safer-play/guard';
import { KEPT_DAYS } from './rules';
import { CANCELLED_REFERENCE } from './tickets';

interface Prize {
  readonly monday: string;
  readonly place: number;
  readonly uid: number;
}

/**
 * Posts every prize of a drawn week, or puts it aside, and takes its tickets. May run again, and then does what is missing;
 * the week stays open until nothing is.
 */
export async function payWeek(
  context: Context,
  monday: string,
  each: EachPlayer = untilOneFails,
): Promise<void> {
  const { db, clock } = context;
  const due = await db.query<Prize>({
    name: 'lucky-prizes-due',
    text: `
      SELECT to_char(monday, 'YYYY-MM-DD') AS monday, place, uid FROM lucky_prizes
      WHERE monday = $1::date AND state = 'due' ORDER BY place`,
    values: [monday],
  });
  const unpaid = await each(due, (prize) => payPrize(context, prize));
  const owners = await db.query<{ uid: number }>({
    name: 'lucky-tickets-of-week',
    text: 'SELECT uid FROM lucky_tickets WHERE monday = $1::date ORDER BY uid',
    values: [monday],
  });
  const untaken = await each(owners, ({ uid }) => takeTicket(context, uid, monday));
  if (unpaid + untaken > 0) return;
  await db.query({
    name: 'lucky-week-paid',
    text: 'UPDATE lucky_weeks SET paid_at = $2 WHERE monday = $1::date AND paid_at IS NULL',
    values: [monday, clock.now()],
  });
}

/** The ticket of a week has been drawn, or was left out of the list. A player who was excluded may have none any more. */
function takeTicket({ db, clock }: Context, uid: number, monday: string): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    if ((await balances(transaction, uid)).tickets === 0) return;
    await post(transaction, {
      uid,
      kind: 'ticket',
      reference: `lucky-draw:${monday}`,
      legs: [{ from: 'tickets', to: 'ticketsIssued', amount: 1n }],
      now: clock.now(),
    });
  });
}

/**
 * Posts a prize to main money at once; that of a restricted account is kept for 90 days, and that of a ticket which an
 * exclusion had cancelled before the draw lapses, as does that of an account which its player has closed.
 */
function payPrize(context: Context, { monday, place, uid }: Prize): Promise<void> {
  const { db, clock } = context;
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const prize = await lockPrize(transaction, monday, place);
    if (prize === null || prize.state === 'paid' || prize.state === 'lapsed') return;
    const now = clock.now();
    if ((await isClosed(transaction, uid)) || (await isCancelled(transaction, uid, monday))) {
      return setState(transaction, { monday, place }, 'lapsed', prize.keptUntil);
    }
    const isRestricted = await isRestrictedAccount(transaction, uid);
    if (isRestricted && prize.state === 'due') {
      const keptUntil = startOf(dayAfter(manilaDate(now), KEPT_DAYS + 1));
      return setState(transaction, { monday, place }, 'kept', keptUntil);
    }
    if (prize.keptUntil !== null && now >= prize.keptUntil) {
      return setState(transaction, { monday, place }, 'lapsed', prize.keptUntil);
    }
    if (isRestricted) return;
    const { isNew } = await post(transaction, {
      uid,
      kind: 'prize',
      reference: `lucky:${monday}`,
      legs: [{ from: 'promotions', to: 'cash', amount: prize.amount }],
      now,
    });
    await setState(transaction, { monday, place }, 'paid', prize.keptUntil);
    // Whoever is on a break, or excluded since the draw, gets the money, and no message about a reward.
    if (isNew && (await barredBy(transaction, uid, now)) === null) {
      await sendMessage(transaction, {
        uid,
        content: { kind: 'luckyPrize', amount: centavos(prize.amount) },
        now,
      });
    }
  });
}

/** Pays kept prizes of accounts that are open again, and lets those lapse whose time is over. Returns how many changed. */
export async function settleKept(context: Context, each: EachPlayer = untilOneFails): Promise<number> {
  const { db, clock } = context;
  const kept = await db.query<Prize>({
    name: 'lucky-prizes-kept',
    text: `
      SELECT to_char(l.monday, 'YYYY-MM-DD') AS monday, l.place, l.uid FROM lucky_prizes l JOIN players p USING (uid)
      WHERE l.state = 'kept' AND (p.restricted_at IS NULL OR l.kept_until <= $1) ORDER BY l.monday, l.place`,
    values: [clock.now()],
  });
  const leftOut = await each(kept, (prize) => payPrize(context, prize));
  return kept.length - leftOut;
}

async function lockPrize(transaction: Queryable, monday: string, place: number) {
  const [row] = await transaction.query<{
    amount: bigint;
    state: 'due' | 'paid' | 'kept' | 'lapsed';
    keptUntil: Date | null;
  }>({
    name: 'lucky-prize-lock',
    text: `
      SELECT amount, state, kept_until AS "keptUntil" FROM lucky_prizes
      WHERE monday = $1::date AND place = $2 FOR NO KEY UPDATE`,
    values: [monday, place],
  });
  return row ?? null;
}

async function setState(
  transaction: Queryable,
  { monday, place }: Pick<Prize, 'monday' | 'place'>,
  state: 'paid' | 'kept' | 'lapsed',
  keptUntil: Date | null,
): Promise<void> {
  await transaction.query({
    name: 'lucky-prize-state',
    text: 'UPDATE lucky_prizes SET state = $3, kept_until = $4 WHERE monday = $1::date AND place = $2',
    values: [monday, place, state, keptUntil],
  });
}

/** Whether an exclusion took the ticket of a week before it was drawn. */
async function isCancelled(on: Queryable, uid: number, monday: string): Promise<boolean> {
  const rows = await on.query({
    name: 'lucky-cancelled',
    text: "SELECT FROM ledger_references WHERE uid = $1 AND kind = 'ticket' AND reference = $2",
    values: [uid, CANCELLED_REFERENCE + monday],
  });
  return rows.length > 0;
}

/** Whether an operator has restricted the account. */
async function isRestrictedAccount(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'lucky-restricted',
    text: 'SELECT FROM players WHERE uid = $1 AND restricted_at IS NOT NULL',
    values: [uid],
  });
  return rows.length > 0;
}

/** A prize of a draw, with the masked name and number of its ticket. */
export interface ShownPrize {
  readonly monday: string;
  readonly amount: Centavos;
  readonly number: number;
  readonly name: string;
}

/** The prizes of drawn weeks, the largest first. */
export async function prizesOfWeeks(on: Queryable, mondays: readonly string[]): Promise<ShownPrize[]> {
  const rows = await on.query<{ monday: string; amount: bigint; number: number; name: string }>({
    name: 'lucky-prizes-shown',
    text: `
      SELECT to_char(l.monday, 'YYYY-MM-DD') AS monday, l.amount, t.number, t.name
      FROM lucky_prizes l JOIN lucky_tickets t USING (monday, uid)
      WHERE l.monday = ANY ($1::date[]) ORDER BY l.monday DESC, l.place`,
    values: [mondays],
  });
  return rows.map((row) => ({ ...row, amount: centavos(row.amount) }));
}

/** What a ticket has won, and whether that is main money by now. */
interface OwnPrize {
  readonly prize: Centavos;
  readonly state: 'due' | 'paid' | 'kept' | 'lapsed';
}

/** What a player has won in drawn weeks, by Monday. */
export async function ownPrizes(
  on: Queryable,
  uid: number,
  mondays: readonly string[],
): Promise<ReadonlyMap<string, OwnPrize>> {
  const rows = await on.query<{ monday: string; amount: bigint; state: OwnPrize['state'] }>({
    name: 'lucky-own-prizes',
    text: `
      SELECT to_char(monday, 'YYYY-MM-DD') AS monday, amount, state FROM lucky_prizes
      WHERE uid = $1 AND monday = ANY ($2::date[])`,
    values: [uid, mondays],
  });
  return new Map(rows.map(({ monday, amount, state }) => [monday, { prize: centavos(amount), state }]));
}
