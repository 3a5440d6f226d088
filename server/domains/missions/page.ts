import type { Mission, MissionsPage } from '../../../contract/rewards/missions';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { dayAfter, endOf, manilaDate, startOf } from '../../manilaDay';
import { isClosedForAge } from '../players/age';
import { countPlay } from '../rewards/countedPlay';
import { POINT_REFERENCES } from '../rewards/points';
import { tablesAt } from '../rewards/tables';
import { barredBy, isResting } from '../safer-play/guard';
import { noteRest } from '../safer-play/rests';
import { firstClaimableDay } from './claimableDays';
import { daysBetween, factsOf } from './facts';
import { DAILY_MISSIONS, JOINT_MISSIONS, LIFE_MISSIONS } from './missions';
import { claimIdOf, inOrder, lifeMissions, shownDaily } from './states';

/** The missions of a player, with what can be claimed first. Empty while rewards are closed to them. */
export function missionsPage(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  uid: number,
): Promise<MissionsPage> {
  return context.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = context.clock.now();
    const resting = await restingFor(transaction, uid, now);
    if (resting !== null) await noteRest(transaction, uid, now);
    const { daily, life } =
      resting === null ? await missionsOf(context, transaction, { uid, now }) : { daily: [], life: [] };
    return {
      dailyMisson: daily,
      accumulativeMisson: life,
      hasUnclaimed: [...daily, ...life].some(({ receiveState }) => receiveState === 'UNACCALIMED'),
      points: (await balances(transaction, uid)).points,
      nextDayAt: endOf(manilaDate(now)).toISOString(),
      resting,
    };
  });
}

/** Why rewards are closed to a player; null where they are open. The caller has locked the player. */
async function restingFor(transaction: Queryable, uid: number, now: Date): Promise<MissionsPage['resting']> {
  if (await isClosedForAge(transaction, uid)) return 'underAge';
  const barred = await barredBy(transaction, uid, now);
  if (barred !== null) return barred;
  return (await isResting(transaction, uid, now)) ? 'rewardsResting' : null;
}

/** The missions that a player is shown, by type, each list in order. The caller has locked the player. */
export async function missionsOf(
  { settings }: Pick<Context, 'settings'>,
  transaction: Queryable,
  { uid, now }: { readonly uid: number; readonly now: Date },
): Promise<{ readonly daily: Mission[]; readonly life: Mission[] }> {
  await countPlay(transaction, uid);
  const today = manilaDate(now);
  const claimableFrom = await firstClaimableDay(transaction, uid, now);
  const firstDay = dayAfter(claimableFrom, -1);
  const days = daysBetween(firstDay, today);
  const facts = await factsOf(transaction, uid, { firstDay, now });
  const claimed = await claimedOf(transaction, uid, days);
  // A mission that is claimed on the day after its own gives what it gave on its day.
  const pointsOn = (id: string, day: string) => tablesAt(settings.active, startOf(day))?.missions[id];
  const standing = { facts, today, claimableFrom, claimed, games: settings.active.ownGames, pointsOn };
  return { daily: shownDaily(standing, days), life: inOrder(lifeMissions(standing)) };
}

/** What follows "mission:" in the references that have been paid, for these days and those once for life. */
async function claimedOf(
  transaction: Queryable,
  uid: number,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [
    ...[...DAILY_MISSIONS, ...JOINT_MISSIONS].flatMap(({ id }) => days.map((day) => claimIdOf(id, day))),
    ...LIFE_MISSIONS.map(({ id }) => claimIdOf(id, null)),
  ];
  const rows = await transaction.query<{ id: string }>({
    name: 'missions-claimed',
    text: `
      SELECT substr(reference, length($3) + 1) AS id FROM ledger_references
      WHERE uid = $1 AND kind = 'points' AND reference = ANY ($2::text[])`,
    values: [uid, ids.map((id) => POINT_REFERENCES.MISSION + id), POINT_REFERENCES.MISSION],
  });
  return new Set(rows.map(({ id }) => id));
}
