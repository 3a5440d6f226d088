import type { Queryable } from '../db/database';
import { functionCall } from '../db/functionCall';
import { refuse } from '../http/refusal';
import { ACCOUNTS, type AccountName } from './accounts';

/** Why money moved, other than by a bet. */
export type TransferKind =
  | 'deposit'
  | 'withdrawal'
  | 'refund'
  | 'bonus'
  | 'prize'
  | 'adjustment'
  | 'points'
  | 'coupon'
  | 'ticket';

/** Moves an amount (centavos, or a count) between two accounts of one currency. */
export interface Leg {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: bigint;
}

export interface Transfer {
  readonly uid: number;
  readonly kind: TransferKind;
  /** The cause of the transfer, such as an order. A reference of one kind moves a player's money once. */
  readonly reference: string;
  readonly legs: readonly Leg[];
  readonly now: Date;
}

export interface Posted {
  readonly transferId: bigint;
  /** False when this reference has moved money before; then nothing moved now. */
  readonly isNew: boolean;
}

/**
 * Posts a transfer of one player, all legs or none. Refuses "balanceTooLow". Throws a database error for legs
 * that are not positive or mix currencies.
 */
export async function post(on: Queryable, { uid, kind, reference, legs, now }: Transfer): Promise<Posted> {
  if (legs.length === 0) throw new RangeError('a transfer has at least one leg');
  const [row] = await on.query<{ outcome: string; transfer: bigint | null }>(
    ledgerPost({
      uid,
      kind,
      reference,
      from: legs.map((leg) => ACCOUNTS[leg.from]),
      to: legs.map((leg) => ACCOUNTS[leg.to]),
      amounts: legs.map((leg) => leg.amount),
      at: now,
    }),
  );
  if (row?.outcome === 'balanceTooLow') throw refuse('balanceTooLow');
  if (row === undefined || row.transfer === null) throw new Error('the ledger returned no transfer');
  return { transferId: row.transfer, isNew: row.outcome === 'posted' };
}

const ledgerPost = functionCall('ledger-post', {
  calls: 'ledger_post',
  args: ['uid', 'kind', 'reference', 'from', 'to', 'amounts', 'at'],
  results: ['outcome', 'transfer'],
});
