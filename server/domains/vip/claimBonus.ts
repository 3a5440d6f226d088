import type { VipBonus } from '../../../contract/rewards/vip';
import { vipCalls } from '../../../contract/rewards/vip';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import type { Intent } from '../../ledger/once';
import { vipStandingOf } from '../players/vipSums';
import { claim, payOnce } from '../rewards/claim';
import { claimedReferences, LEVEL_REFERENCE, unclaimedBonuses, WEEK_REFERENCE } from './bonuses';

type Claim = Omit<Intent, 'call'>;

/**
 * Pays the bonus of a level that the player has reached, in main money. Refuses "notClaimable", "alreadyClaimed",
 * "identityNeeded" and what `claim` refuses.
 */
export const claimLevel = (context: Context, intent: Claim, level: number): Promise<string> =>
  claim(context, { ...intent, call: vipCalls.claimLevel.path }, 'money', async (transaction, now) => {
    const paid = await payBonus(transaction, {
      uid: intent.uid,
      reference: `${LEVEL_REFERENCE}${level}`,
      isMeant: (bonus) => bonus.kind === 'LEVEL_UP' && bonus.level === level,
      now,
    });
    return successText(vipCalls.claimLevel, paid);
  });

/** Pays the bonus that was settled on a Monday (yyyy-mm-dd), in the same way. */
export const claimWeek = (context: Context, intent: Claim, monday: string): Promise<string> =>
  claim(context, { ...intent, call: vipCalls.claimWeek.path }, 'money', async (transaction, now) => {
    const paid = await payBonus(transaction, {
      uid: intent.uid,
      reference: WEEK_REFERENCE + monday,
      isMeant: (bonus) => bonus.kind === 'WEEKLY' && bonus.monday === monday,
      now,
    });
    return successText(vipCalls.claimWeek, paid);
  });

async function payBonus(
  transaction: Queryable,
  {
    uid,
    reference,
    isMeant,
    now,
  }: {
    readonly uid: number;
    readonly reference: string;
    readonly isMeant: (bonus: VipBonus) => boolean;
    readonly now: Date;
  },
) {
  if ((await claimedReferences(transaction, uid)).has(reference)) throw refuse('alreadyClaimed');
  const { level } = await vipStandingOf(transaction, uid);
  const bonus = (await unclaimedBonuses(transaction, { uid, level, now })).find(isMeant);
  if (bonus === undefined || bonus.waitsFor === 'review') throw refuse('notClaimable');
  if (bonus.waitsFor === 'identity') throw refuse('identityNeeded');
  const legs = [{ from: 'promotions', to: 'cash', amount: bonus.amount }] as const;
  await payOnce(transaction, { uid, kind: 'prize', reference, legs, now });
  const left = await balances(transaction, uid);
  return { amount: bonus.amount, finance: left.cashCentavos, bonus: left.bonusCentavos };
}
