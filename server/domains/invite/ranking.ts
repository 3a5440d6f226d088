import type { InviteRanking } from '../../../contract/rewards/invite';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { dayAfter, manilaDate, mondayOf, startOf } from '../../manilaDay';
import { isClosedForAge } from '../players/age';
import { givePoints } from '../rewards/points';
import { barredBy, isResting } from '../safer-play/guard';
import { maskedName } from './maskedName';
import { RANK_POINTS } from './stages';

/** An inviter of the ranking, the first one first. */
interface Inviter {
  readonly uid: number;
  readonly name: string;
  /** Invited players that reached stage 1 in the week. */
  readonly invitees: number;
}

const WEEK_DAYS = 7;

/** Who ranks in the week from a Monday on: ties go to who reached their number first. Barred and closed accounts do not rank. */
async function rankOf(on: Queryable, monday: string, now: Date): Promise<Inviter[]> {
  return on.query<Inviter>({
    name: 'invite-ranking',
    text: `
      SELECT s.inviter AS uid, p.name, count(*)::int AS invitees
      FROM invite_stages s JOIN players p ON p.uid = s.inviter
      WHERE s.stage = 1 AND s.state <> 'void' AND s.reached_at >= $1 AND s.reached_at < $2
        AND p.closed_at IS NULL AND p.restricted_at IS NULL AND safer_play_barred(s.inviter, $3) IS NULL
      GROUP BY s.inviter, p.name ORDER BY invitees DESC, max(s.reached_at), s.inviter`,
    values: [startOf(monday), startOf(dayAfter(monday, WEEK_DAYS)), now],
  });
}

/** The ranking of the week so far. */
export async function rankingOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<InviteRanking> {
  const now = clock.now();
  const monday = mondayOf(manilaDate(now));
  const ranked = (await rankOf(db, monday, now)).map(({ uid: inviter, name, invitees }, at) => ({
    place: at + 1,
    name: maskedName(name),
    invitees,
    points: RANK_POINTS[at] ?? 0,
    isOwn: inviter === uid,
  }));
  const list = ranked.slice(0, RANK_POINTS.length);
  const own = ranked.find(({ isOwn }) => isOwn) ?? null;
  return {
    monday,
    nextMonday: dayAfter(monday, WEEK_DAYS),
    list,
    own: own !== null && own.place > list.length ? own : null,
  };
}

/**
 * Gives the points of the week that ends with a day (yyyy-mm-dd), once; does nothing for other days. Whose rewards rest
 * gets none, and keeps the place. Returns how many got points.
 */
export async function payRanking(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const monday = mondayOf(day);
  if (dayAfter(monday, WEEK_DAYS - 1) !== day) return 0;
  const now = clock.now();
  const places = await db.transaction((transaction) => keepWeek(transaction, monday, now));
  let given = 0;
  await each(places, ({ uid, points }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      if ((await barredBy(transaction, uid, now)) !== null || (await isResting(transaction, uid, now)))
        return;
      if (await isClosedForAge(transaction, uid)) return;
      const request = { uid, kind: 'INVITE_RANK', id: monday, points, now: clock.now() } as const;
      if ((await givePoints(transaction, request)).isNew) given += 1;
    }),
  );
  return given;
}

/** The places of a week with points, which are written down at the first call and do not change after. */
async function keepWeek(
  transaction: Queryable,
  monday: string,
  now: Date,
): Promise<{ readonly uid: number; readonly points: number }[]> {
  await transaction.query({
    name: 'invite-weeks-lock',
    text: "SELECT pg_advisory_xact_lock(hashtext('invite_weeks'))",
    values: [],
  });
  const kept = await weekOf(transaction, monday);
  if (kept.length > 0) return kept;
  const places = (await rankOf(transaction, monday, now)).slice(0, RANK_POINTS.length);
  for (const [at, { uid, invitees }] of places.entries()) {
    await transaction.query({
      name: 'invite-weeks-insert',
      text: 'INSERT INTO invite_weeks (monday, place, uid, invitees, points) VALUES ($1, $2, $3, $4, $5)',
      values: [monday, at + 1, uid, invitees, RANK_POINTS[at]],
    });
  }
  return weekOf(transaction, monday);
}

const weekOf = (
  on: Queryable,
  monday: string,
): Promise<{ readonly uid: number; readonly points: number }[]> =>
  on.query({
    name: 'invite-weeks-find',
    text: 'SELECT uid, points FROM invite_weeks WHERE monday = $1::date ORDER BY place',
    values: [monday],
  });
