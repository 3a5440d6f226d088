import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { functionCall } from '../db/functionCall';
import { refuse } from '../http/refusal';

/** A stake that is settled later. */
export interface Stake {
  readonly uid: number;
  /** The reference of the bet. */
  readonly reference: string;
  readonly stakeCentavos: Centavos;
  /** The percentage of the stake that counts as turnover of a bonus; 0 where no bonus money may be staked. */
  readonly turnoverWeight: number;
  readonly now: Date;
}

/** A payout or refund of a stake. Either part may be zero. */
export interface Repayment {
  readonly uid: number;
  readonly reference: string;
  readonly cashCentavos: Centavos;
  readonly bonusCentavos: Centavos;
}

export interface StakeTaken {
  readonly cashCentavos: Centavos;
  readonly bonusCentavos: Centavos;
  /** The part of the stake in main money. */
  readonly cashStakeCentavos: Centavos;
}

/**
 * Takes a stake, main money first, and returns the balances after it. The caller has locked the player. Refuses
 * "balanceTooLow", "bonusNotHere" and "bonusStakeTooHigh".
 */
export async function takeStake(
  transaction: Queryable,
  { uid, reference, stakeCentavos, turnoverWeight, now }: Stake,
): Promise<StakeTaken> {
  const [row] = await transaction.query<{ cash: bigint | null; bonus: bigint; cashStake: bigint }>(
    ledgerStake({ uid, reference, stake: stakeCentavos, weight: turnoverWeight, at: now }),
  );
  if (row === undefined || row.cash === null) throw refuse('balanceTooLow');
  return {
    cashCentavos: centavos(row.cash),
    bonusCentavos: centavos(row.bonus),
    cashStakeCentavos: centavos(row.cashStake),
  };
}

/**
 * Pays stakes out ('payout') or refunds them ('refund'), each by its own transfer, in one statement. The caller
 * has locked the players. A stake can be refunded once: a second time is a database error.
 */
export async function repay(
  transaction: Queryable,
  kind: 'payout' | 'refund',
  rows: readonly Repayment[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.query(
    ledgerRepay({
      kind,
      uids: rows.map(({ uid }) => uid),
      references: rows.map(({ reference }) => reference),
      cash: rows.map(({ cashCentavos }) => cashCentavos),
      bonus: rows.map(({ bonusCentavos }) => bonusCentavos),
      at: now,
    }),
  );
}

const ledgerStake = functionCall('ledger-stake', {
  calls: 'ledger_stake',
  args: ['uid', 'reference', 'stake', 'weight', 'at'],
  results: ['cash', 'bonus', 'cash_stake AS "cashStake"'],
});
const ledgerRepay = functionCall('ledger-repay', {
  calls: 'ledger_repay',
  args: ['kind', 'uids', 'references', 'cash', 'bonus', 'at'],
});

/** The part of a payout in main money: proportional to its part of the stake, rounded down. */
export const cashPart = (payout: Centavos, cashStake: Centavos, stake: Centavos): Centavos =>
  centavos((payout * cashStake) / stake);
