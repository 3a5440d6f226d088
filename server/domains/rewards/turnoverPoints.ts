import type { Context } from '../../context';
import type { EachPlayer } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { lastMomentOf } from '../../manilaDay';
import { isClosedForAge } from '../players/age';
import { isClosed } from '../players/personalData';
import { barredBy } from '../safer-play/guard';
import { restAt } from '../safer-play/rests';
import { playOfDays } from './countedPlay';
import { givePoints } from './points';

/** Counted play for one point, in centavos, and the most points that one day gives. */
const PLAY_PER_POINT = 100_00n;
const POINTS_MAX = 200n;

/** The points of a day's counted play. */
export function turnoverPoints(countedCentavos: bigint): number {
  const points = countedCentavos / PLAY_PER_POINT;
  return Number(points < POINTS_MAX ? points : POINTS_MAX);
}

/**
 * Credits the points of a day (yyyy-mm-dd) to everybody whose bets of it have been counted, once. Players who were barred
 * or had reached a limit when the day ended get none, whatever they have begun since. Returns how many got points.
 */
export async function giveTurnoverPoints(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  day: string,
  each: EachPlayer,
): Promise<number> {
  const players = await db.query<{ uid: number }>({
    name: 'turnover-points-players',
    text: `
      SELECT uid FROM play_days WHERE day = $1::date GROUP BY uid HAVING sum(counted_centavos) >= $2 ORDER BY uid`,
    values: [day, PLAY_PER_POINT],
  });
  let given = 0;
  await each(players, ({ uid }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      if ((await restAt(transaction, uid, lastMomentOf(day))) !== null) return;
      // An exclusion since then has taken all points, and an account that is closed gets none.
      if ((await barredBy(transaction, uid, clock.now())) === 'selfExcluded') return;
      if ((await isClosed(transaction, uid)) || (await isClosedForAge(transaction, uid))) return;
      const games = await playOfDays(transaction, uid, day, day);
      const points = turnoverPoints(games.reduce((sum, { countedCentavos }) => sum + countedCentavos, 0n));
      const { isNew } = await givePoints(transaction, {
        uid,
        kind: 'TURNOVER',
        id: day,
        points,
        now: clock.now(),
      });
      if (isNew) given += 1;
    }),
  );
  return given;
}
