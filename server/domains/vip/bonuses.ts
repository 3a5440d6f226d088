import type { VipBonus } from '../../../contract/rewards/vip';
import type { Queryable } from '../../db/database';
import { manilaDate, startOf } from '../../manilaDay';
import { findPlayer } from '../players/players';
import { restDaysOf } from '../rewards/restDays';
import { bonusesOf, REVIEW_LEVEL } from './privileges';
import { reviewedAt } from './review';
import { weekEnds, weeksOf } from './weeks';

/** How the references of VIP bonuses begin in the ledger; a level or a Monday follows. */
export const LEVEL_REFERENCE = 'vip-level:';
export const WEEK_REFERENCE = 'vip-week:';

/** What a player of this level has earned and not claimed, oldest first. The caller has locked the player. */
export async function unclaimedBonuses(
  transaction: Queryable,
  { uid, level, now }: { readonly uid: number; readonly level: number; readonly now: Date },
): Promise<VipBonus[]> {
  const claimed = await claimedReferences(transaction, uid);
  const weeks = (await weeksOf(transaction, uid)).filter(
    ({ monday }) => !claimed.has(WEEK_REFERENCE + monday),
  );
  const levels = Array.from({ length: level }, (_, index) => index + 1).filter(
    (reached) => !claimed.has(LEVEL_REFERENCE + reached),
  );
  if (weeks.length === 0 && levels.length === 0) return [];
  const verified = (await findPlayer(transaction, uid))?.verified === 'VERIFIED';
  const reviewed = await reviewedAt(transaction, uid);
  const waitsFor = (bonusLevel: number): VipBonus['waitsFor'] => {
    if (bonusLevel < REVIEW_LEVEL) return null;
    if (!verified) return 'identity';
    return reviewed === null ? 'review' : null;
  };
  const restDays = await restDaysOf(transaction, uid, weeks.at(-1)?.monday ?? manilaDate(now));
  const today = manilaDate(now);
  return [
    ...levels.map(
      (reached): VipBonus => ({
        kind: 'LEVEL_UP',
        level: reached,
        monday: null,
        amount: bonusesOf(reached).levelUpCentavos,
        waitsFor: waitsFor(reached),
        expiresAt: null,
      }),
    ),
    ...weeks.toReversed().flatMap((week): VipBonus[] => {
      const ends = weekEnds(week, reviewed, restDays);
      if (ends !== null && ends <= today) return [];
      return [
        {
          kind: 'WEEKLY',
          level: week.level,
          monday: week.monday,
          amount: week.bonusCentavos,
          waitsFor: waitsFor(week.level),
          expiresAt: ends === null ? null : startOf(ends).toISOString(),
        },
      ];
    }),
  ];
}

/** The references of all VIP bonuses that a player has claimed. */
export async function claimedReferences(on: Queryable, uid: number): Promise<ReadonlySet<string>> {
  const rows = await on.query<{ reference: string }>({
    name: 'vip-claimed',
    text: `
      SELECT reference FROM ledger_references
      WHERE uid = $1 AND kind = 'prize' AND (starts_with(reference, $2) OR starts_with(reference, $3))`,
    values: [uid, LEVEL_REFERENCE, WEEK_REFERENCE],
  });
  return new Set(rows.map(({ reference }) => reference));
}
