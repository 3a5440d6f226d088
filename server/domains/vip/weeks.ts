import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { dayAfter, manilaDate } from '../../manilaDay';
import { movedDeadline } from '../rewards/restDays';
import { bonusesOf, REVIEW_LEVEL } from './privileges';

/** Main stakes, in centavos, for one peso. */
export const STAKES_PER_PESO = 1_000_00n;
const PESO = 100n;
export const WEEK_DAYS = 7;

/** The weekly bonus for a week's main stakes, in whole pesos, at most what the level gives. */
export function weeklyBonus(mainCentavos: bigint, level: number): Centavos {
  const earned = (mainCentavos / STAKES_PER_PESO) * PESO;
  const { weeklyMaxCentavos } = bonusesOf(level);
  return earned < weeklyMaxCentavos ? centavos(earned) : weeklyMaxCentavos;
}

/** A weekly bonus that was settled on a Monday (yyyy-mm-dd). */
export interface VipWeek {
  readonly monday: string;
  readonly mainCentavos: Centavos;
  readonly level: number;
  readonly bonusCentavos: Centavos;
}

/** Weekly bonuses that are looked at: older ones have expired unless they wait for a review. */
const WEEKS_MAX = 60;

/** A player's newest weekly bonuses, newest first. */
export const weeksOf = (on: Queryable, uid: number): Promise<VipWeek[]> =>
  on.query<VipWeek>({
    name: 'vip-weeks-read',
    text: `
      SELECT to_char(monday, 'YYYY-MM-DD') AS monday, main_centavos AS "mainCentavos", level,
        bonus_centavos AS "bonusCentavos"
      FROM vip_weeks WHERE uid = $1 ORDER BY vip_weeks.monday DESC LIMIT $2`,
    values: [uid, WEEKS_MAX],
  });

/**
 * The day at whose 0:00 a weekly bonus expires: a week after its Monday, later by days on which rewards rested. One that
 * waits for a review does not expire before it, and then stands for a week; null while it waits.
 */
export function weekEnds(
  { monday, level }: Pick<VipWeek, 'monday' | 'level'>,
  reviewedAt: Date | null,
  restDays: readonly string[],
): string | null {
  const since = monday;
  if (level < REVIEW_LEVEL) {
    return movedDeadline({ deadline: dayAfter(monday, WEEK_DAYS), since }, restDays);
  }
  if (reviewedAt === null) return null;
  const passed = manilaDate(reviewedAt);
  const from = passed > monday ? passed : monday;
  return movedDeadline({ deadline: dayAfter(from, WEEK_DAYS), since: from }, restDays);
}
