import type { Centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { type Posted, post } from './post';

interface Adjustment {
  readonly uid: number;
  /** Positive for money that the player gets. */
  readonly changeCentavos: Centavos;
  /** The proposal that two people have decided; it moves money once. */
  readonly reference: string;
  readonly now: Date;
}

/** Puts a player's main money right. Refuses "balanceTooLow". */
export const adjust = (on: Queryable, { uid, changeCentavos, reference, now }: Adjustment): Promise<Posted> =>
  post(on, {
    uid,
    kind: 'adjustment',
    reference,
    legs: [
      changeCentavos > 0n
        ? { from: 'corrections', to: 'cash', amount: changeCentavos }
        : { from: 'cash', to: 'corrections', amount: -changeCentavos },
    ],
    now,
  });
