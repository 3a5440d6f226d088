import type { Centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
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

/** Credits bonus money, at the operator's cost. */
export const grantBonus = (on: Queryable, { uid, amountCentavos, reference, now }: Credit): Promise<Posted> =>
  post(on, {
    uid,
    kind: 'bonus',
    reference,
    legs: [{ from: 'promotions', to: 'bonus', amount: amountCentavos }],
    now,
  });
