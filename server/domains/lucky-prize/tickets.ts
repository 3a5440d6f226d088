import { playNames, turnoverWeightOf } from '../../../games/allGames';
import type { BeaconNetwork } from '../../../games/kit/fairness/network';
import { listHash } from '../../../games/kit/fairness/raffle';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { appendLog } from '../../fairness/log';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { dayAfter, mondayOf } from '../../manilaDay';
import { shortName } from '../live/shortName';
import { isClosedForAge } from '../players/age';
import { isClosed } from '../players/personalData';
import { POINT_REFERENCES } from '../rewards/points';
import { barredBy } from '../safer-play/guard';
import { TICKET_LOGIN_DAYS, TICKET_STAKES } from './rules';
import { findWeek, LIST_BEFORE_MS, lockWeek, moveOn } from './weeks';

/** The own games whose play counts at all. */
const COUNTED_GAMES = playNames.filter((name) => turnoverWeightOf(name) > 0);

/**
 * Ends the week whose Sunday is `day` (yyyy-mm-dd): gives its raffle tickets and publishes its list. Does nothing on other
 * days, for a week without a commitment, and once the list is out; the list waits for everybody's ticket. Returns how many
 * tickets it has.
 */
export async function endWeek(
  context: Context,
  network: BeaconNetwork,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const monday = mondayOf(day);
  if (dayAfter(monday, 6) !== day) return 0;
  const week = await findWeek(context.db, monday);
  if (week === null || week.listedAt !== null) return 0;
  const players = await playersWithStakes(context.db, monday);
  const leftOut = await each(players, ({ uid }) => giveTicket(context, uid, monday));
  if (leftOut > 0) return 0;
  return publishList(context, network, monday);
}

/** Who has staked enough in a week, by what has been counted. */
const playersWithStakes = (on: Queryable, monday: string): Promise<{ uid: number }[]> =>
  on.query({
    name: 'lucky-players',
    text: `
      SELECT uid FROM play_days WHERE day BETWEEN $1::date AND $1::date + 6 AND game = ANY ($2::text[])
      GROUP BY uid HAVING sum(main_centavos) >= $3 ORDER BY uid`,
    values: [monday, COUNTED_GAMES, TICKET_STAKES],
  });

/** Gives the ticket of a week, once, to a player who has staked enough, unless log-in days are missing or they are barred. */
async function giveTicket({ db, clock }: Context, uid: number, monday: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    if (await isLeftOut(transaction, uid, now)) return;
    if ((await loginDays(transaction, uid, monday)) < TICKET_LOGIN_DAYS) return;
    await post(transaction, {
      uid,
      kind: 'ticket',
      reference: `lucky-ticket:${monday}`,
      legs: [{ from: 'ticketsIssued', to: 'tickets', amount: 1n }],
      now,
    });
    await transaction.query({
      name: 'lucky-ticket-give',
      text: 'INSERT INTO lucky_tickets (monday, uid) VALUES ($1::date, $2) ON CONFLICT DO NOTHING',
      values: [monday, uid],
    });
  });
}

/** How the reference of a ticket begins that an exclusion has taken; the Monday of its week follows. */
export const CANCELLED_REFERENCE = 'lucky-cancelled:';

/**
 * Takes the tickets of a player who has excluded themselves; for anybody else nothing. A number that is on a published
 * list stays there, and wins nothing. The caller has locked the player.
 */
export async function cancelRaffleTickets(transaction: Queryable, uid: number, now: Date): Promise<void> {
  if ((await barredBy(transaction, uid, now)) !== 'selfExcluded') return;
  const open = await transaction.query<{ monday: string }>({
    name: 'lucky-tickets-open',
    text: `
      SELECT to_char(t.monday, 'YYYY-MM-DD') AS monday FROM lucky_tickets t JOIN lucky_weeks w USING (monday)
      WHERE t.uid = $1 AND w.drawn_at IS NULL ORDER BY t.monday`,
    values: [uid],
  });
  for (const { monday } of open) {
    await post(transaction, {
      uid,
      kind: 'ticket',
      reference: CANCELLED_REFERENCE + monday,
      legs: [{ from: 'tickets', to: 'ticketsIssued', amount: 1n }],
      now,
    });
  }
}

const isLeftOut = async (on: Queryable, uid: number, now: Date): Promise<boolean> =>
  (await isClosed(on, uid)) || (await barredBy(on, uid, now)) !== null || (await isClosedForAge(on, uid));

/** On how many days of a week a player has logged in, by the points of those days. */
export async function loginDays(on: Queryable, uid: number, monday: string): Promise<number> {
  const days = Array.from({ length: 7 }, (_, at) => POINT_REFERENCES.LOGIN + dayAfter(monday, at));
  const [row] = await on.query<{ days: number }>({
    name: 'lucky-login-days',
    text: `
      SELECT count(*)::integer AS days FROM ledger_references
      WHERE uid = $1 AND kind = 'points' AND reference = ANY ($2::text[])`,
    values: [uid, days],
  });
  return row?.days ?? 0;
}

/** What a player has staked in a week that counts for a ticket, by what has been counted. */
export async function weekStakes(on: Queryable, uid: number, monday: string): Promise<Centavos> {
  const [row] = await on.query<{ stakes: bigint }>({
    name: 'lucky-stakes',
    text: `
      SELECT coalesce(sum(main_centavos), 0)::bigint AS stakes FROM play_days
      WHERE uid = $1 AND day BETWEEN $2::date AND $2::date + 6 AND game = ANY ($3::text[])`,
    values: [uid, monday, COUNTED_GAMES],
  });
  return centavos(row?.stakes ?? 0n);
}

/**
 * Publishes the list: players in order of uid get the numbers 1 to N; who was barred or closed their account since they got
 * their ticket is left out. A list that comes too late for its number waits for that of a later Monday.
 */
function publishList({ db, clock }: Context, network: BeaconNetwork, monday: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const week = await lockWeek(transaction, monday);
    if (week === null || week.listedAt !== null) return 0;
    const now = clock.now();
    if (week.beaconAt.getTime() < now.getTime() + LIST_BEFORE_MS) {
      await moveOn(transaction, week, { network, reason: 'listLate', now });
    }
    const entries = [];
    for (const { uid, name, clientSeed } of await ticketOwners(transaction, monday)) {
      if (await isLeftOut(transaction, uid, now)) continue;
      entries.push({
        number: entries.length + 1,
        uid,
        name: shortName(name),
        clientSeed: clientSeed ?? 'none',
      });
    }
    await transaction.query({
      name: 'lucky-list-numbers',
      text: `
        UPDATE lucky_tickets t SET number = u.number, name = u.name, client_seed = u.seed
        FROM unnest($2::int[], $3::int[], $4::text[], $5::text[]) AS u (uid, number, name, seed)
        WHERE t.monday = $1::date AND t.uid = u.uid`,
      values: [
        monday,
        entries.map(({ uid }) => uid),
        entries.map(({ number }) => number),
        entries.map(({ name }) => name),
        entries.map(({ clientSeed }) => clientSeed),
      ],
    });
    const hash = listHash(entries);
    await transaction.query({
      name: 'lucky-list-publish',
      text: `
        UPDATE lucky_weeks SET listed_at = $2, tickets = $3, list_hash = decode($4, 'hex') WHERE monday = $1::date`,
      values: [monday, now, entries.length, hash],
    });
    const fact = { type: 'raffleList', monday, tickets: entries.length, listHash: hash } as const;
    await appendLog(transaction, [fact], now);
    return entries.length;
  });
}

const ticketOwners = (
  transaction: Queryable,
  monday: string,
): Promise<{ readonly uid: number; readonly name: string; readonly clientSeed: string | null }[]> =>
  transaction.query({
    name: 'lucky-ticket-owners',
    text: `
      SELECT t.uid, p.name, f.client_seed AS "clientSeed"
      FROM lucky_tickets t JOIN players p USING (uid)
        LEFT JOIN fairness_pairs f ON f.uid = t.uid AND f.game = 'wheel' AND f.state = 'active'
      WHERE t.monday = $1::date ORDER BY t.uid`,
    values: [monday],
  });

/** A line of a published list. */
export interface ListedTicket {
  readonly number: number;
  readonly name: string;
  readonly clientSeed: string;
}

/** Lines of a published list after a number, in order. */
export const listedTickets = (
  on: Queryable,
  monday: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ListedTicket[]> =>
  on.query({
    name: 'lucky-list',
    text: `
      SELECT number, name, client_seed AS "clientSeed" FROM lucky_tickets
      WHERE monday = $1::date AND number > $2 ORDER BY number LIMIT $3`,
    values: [monday, after, limit],
  });

/** The numbers of a player on the lists of these weeks, by Monday. */
export async function ownNumbers(
  on: Queryable,
  uid: number,
  mondays: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<{ monday: string; number: number }>({
    name: 'lucky-own-numbers',
    text: `
      SELECT to_char(monday, 'YYYY-MM-DD') AS monday, number FROM lucky_tickets
      WHERE uid = $1 AND monday = ANY ($2::date[]) AND number IS NOT NULL`,
    values: [uid, mondays],
  });
  return new Map(rows.map(({ monday, number }) => [monday, number]));
}
