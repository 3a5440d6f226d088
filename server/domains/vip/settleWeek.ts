import { playNames, turnoverWeightOf } from '../../../games/allGames';
import type { Context } from '../../context';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { dayAfter, lastMomentOf, mondayOf } from '../../manilaDay';
import { vipStandingOf } from '../players/vipSums';
import { barredBy } from '../safer-play/guard';
import { restAt } from '../safer-play/rests';
import { payVipBonuses } from './payAtExclusion';
import { STAKES_PER_PESO, WEEK_DAYS, weeklyBonus } from './weeks';

/** Own games whose stakes count. */
const GAMES = playNames.filter((name) => turnoverWeightOf(name) > 0);

/**
 * Keeps the bonuses of the week that ended with a day (yyyy-mm-dd); nothing unless the day is a Sunday. The level is that
 * of the moment. Players who had excluded themselves when it ended get none; an
 * exclusion since then pays at once what the week brought. Returns how many players got one.
 */
export async function settleWeek(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const monday = dayAfter(day);
  if (mondayOf(monday) !== monday) return 0;
  const players = await db.query<{ uid: number; main: bigint }>({
    name: 'vip-weeks-players',
    text: `
      SELECT uid, sum(main_centavos)::bigint AS main FROM play_days
      WHERE day BETWEEN $1::date AND $2::date AND game = ANY ($3::text[])
      GROUP BY uid HAVING sum(main_centavos) >= $4 ORDER BY uid`,
    values: [dayAfter(day, 1 - WEEK_DAYS), day, GAMES, STAKES_PER_PESO],
  });
  let count = 0;
  await each(players, ({ uid, main }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      if ((await restAt(transaction, uid, lastMomentOf(day))) === 'selfExcluded') return;
      const { level } = await vipStandingOf(transaction, uid);
      const bonus = weeklyBonus(main, level);
      if (bonus === 0n) return;
      const kept = await transaction.query({
        name: 'vip-weeks-keep',
        text: `
          INSERT INTO vip_weeks (uid, monday, main_centavos, level, bonus_centavos) VALUES ($1, $2::date, $3, $4, $5)
          ON CONFLICT DO NOTHING RETURNING uid`,
        values: [uid, monday, main, level, bonus],
      });
      count += kept.length;
      const now = clock.now();
      if (kept.length > 0 && (await barredBy(transaction, uid, now)) === 'selfExcluded')
        await payVipBonuses(transaction, uid, now);
    }),
  );
  return count;
}
