import { type Centavos, ZERO } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { type Posted, post } from './post';

interface Held {
  readonly uid: number;
  /** The withdrawal. Each of the functions below moves its money once. */
  readonly reference: string;
  readonly amountCentavos: Centavos;
  readonly now: Date;
}

/** Reserves main money for a withdrawal. Refuses "balanceTooLow". */
export const holdMoney = (tx: Queryable, { uid, reference, amountCentavos, now }: Held): Promise<Posted> =>
  post(tx, {
    uid,
    kind: 'withdrawal',
    reference,
    legs: [{ from: 'cash', to: 'hold', amount: amountCentavos }],
    now,
  });

/** Pays reserved money out: the fee to the operator, the rest through the channel. */
export const payHeld = (
  tx: Queryable,
  { uid, reference, amountCentavos, feeCentavos, now }: Held & { readonly feeCentavos: Centavos },
): Promise<Posted> =>
  post(tx, {
    uid,
    kind: 'withdrawal',
    reference: `${reference}:paid`,
    legs: [
      { from: 'hold', to: 'gateway', amount: amountCentavos - feeCentavos },
      ...(feeCentavos > ZERO ? [{ from: 'hold', to: 'fees', amount: feeCentavos } as const] : []),
    ],
    now,
  });

/** Gives reserved money back, the fee included. */
export const returnHeld = (tx: Queryable, { uid, reference, amountCentavos, now }: Held): Promise<Posted> =>
  post(tx, {
    uid,
    kind: 'refund',
    reference,
    legs: [{ from: 'hold', to: 'cash', amount: amountCentavos }],
    now,
  });
