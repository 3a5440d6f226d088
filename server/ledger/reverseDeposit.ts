import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { lockPlayers } from './accounts';
import { balances } from './balances';
import { closeBonus } from './bonusStakes';
import { type Leg, post } from './post';

interface Reversal {
  readonly uid: number;
  readonly amountCentavos: Centavos;
  /** The bonus that came with the deposit and was granted. */
  readonly bonusCentavos: Centavos;
  /** The order that was credited. */
  readonly reference: string;
  readonly now: Date;
}

/**
 * Takes a credited deposit back, because the bank has, and then the bonus that came with it: from bonus money first, the
 * rest from main money. Main money never falls below zero: what it lacks of the deposit is the operator's loss, which is
 * returned in centavos. Called once for a deposit.
 */
export async function reverseDeposit(
  transaction: Queryable,
  { uid, amountCentavos, bonusCentavos, reference, now }: Reversal,
): Promise<Centavos> {
  await lockPlayers(transaction, [uid]);
  const { cashCentavos: cash, bonusCentavos: bonus } = await balances(transaction, uid);
  const missing = amountCentavos > cash ? amountCentavos - cash : 0n;
  if (missing > 0n) {
    const legs: Leg[] = [{ from: 'corrections', to: 'cash', amount: missing }];
    await post(transaction, { uid, kind: 'adjustment', reference: `${reference}:missing`, legs, now });
  }
  const legs: Leg[] = [{ from: 'cash', to: 'gateway', amount: amountCentavos }];
  await post(transaction, { uid, kind: 'deposit', reference: `${reference}:reversed`, legs, now });

  const fromBonus = bonusCentavos < bonus ? bonusCentavos : bonus;
  const cashLeft = cash + missing - amountCentavos;
  const rest = bonusCentavos - fromBonus;
  const fromCash = rest < cashLeft ? rest : cashLeft;
  const back: Leg[] = [
    { from: 'bonus', to: 'promotions', amount: fromBonus },
    { from: 'cash', to: 'promotions', amount: fromCash },
  ];
  const taken = back.filter(({ amount }) => amount > 0n);
  if (taken.length > 0) {
    await post(transaction, { uid, kind: 'bonus', reference: `${reference}:reversed`, legs: taken, now });
  }
  // Nothing may be left of the bonus.
  await closeBonus(transaction, uid, now);
  return centavos(missing);
}
