import type { BonusSource } from '../../contract/wallet/bonus';
import type { Centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { functionCall } from '../db/functionCall';
import { type Posted, post } from './post';

interface Credit {
  readonly uid: number;
  readonly amountCentavos: Centavos;
  /** The paid order or the earned offer: credited once, however often it is requested. */
  readonly reference: string;
  readonly now: Date;
}

/** Credits a deposit from a gateway to main money. */
export const deposit = (on: Queryable, { uid, amountCentavos, reference, now }: Credit): Promise<Posted> =>
  post(on, {
    uid,
    kind: 'deposit',
    reference,
    legs: [{ from: 'gateway', to: 'cash', amount: amountCentavos }],
    now,
  });

interface Grant extends Credit {
  /** What it was granted for. */
  readonly source?: BonusSource;
}

/**
 * Grants a bonus, once per reference, at the operator's cost. Its money is credited at once, or when the bonuses
 * before it have ended.
 */
export async function grantBonus(
  on: Queryable,
  { uid, amountCentavos, reference, source = 'GIFT', now }: Grant,
): Promise<{ readonly bonusId: bigint; readonly isNew: boolean }> {
  const [row] = await on.query<{ bonusId: bigint; isNew: boolean }>(
    bonusGrant({ uid, source, reference, amount: amountCentavos, at: now }),
  );
  if (row === undefined) throw new Error('a bonus got no number');
  return row;
}

const bonusGrant = functionCall('bonus-grant', {
  calls: 'bonus_grant',
  args: ['uid', 'source', 'reference', 'amount', 'at'],
  results: ['grant_id AS "bonusId"', 'is_new AS "isNew"'],
});
