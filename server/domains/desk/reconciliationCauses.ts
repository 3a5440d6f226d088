import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { findParked, parkedNumberOf } from '../payments/parked';
import type { End } from '../reconciliation/items';
import { findPaidOut } from '../withdrawals/reports';

/** Withdrawals whose money is back with the player. */
const RETURNED = ['failed', 'rejected', 'canceled'];

/**
 * Checks what an item is said to be settled by: an approved adjustment, a parked payment that was returned, or a
 * withdrawal whose money is back; and that the owner of a carried item is an active operator. Refuses "badRequest".
 */
export async function requireCause(
  on: Queryable,
  { side, outcome, because, owner }: Pick<End, 'side' | 'outcome' | 'because' | 'owner'>,
): Promise<void> {
  if (outcome === 'carried') {
    const found = await on.query({
      name: 'desk-reconciliation-owner',
      text: "SELECT FROM desk_operators WHERE operator_id = $1 AND state = 'active'",
      values: [owner],
    });
    if (found.length === 0) throw refuse('badRequest', 'There is no such operator.');
  }
  if (outcome === 'adjusted' && !(await isPosted(on, because ?? ''))) {
    throw refuse('badRequest', 'Name an adjustment that has been posted, such as AD1001.');
  }
  if (outcome === 'returned' && because !== null && !(await isReturned(on, because))) {
    throw refuse('badRequest', 'Its money has not been returned.');
  }
  if (outcome === 'returned' && because === null && side === 'ours') {
    throw refuse('badRequest', 'Name the withdrawal whose money is back.');
  }
}

async function isPosted(on: Queryable, adjustment: string): Promise<boolean> {
  if (!adjustment.startsWith('AD')) return false;
  const found = await on.query({
    name: 'desk-reconciliation-adjustment',
    text: `
      SELECT FROM desk_proposals WHERE proposal_id = $1 AND kind = 'adjustment' AND state = 'approved'`,
    values: [BigInt(adjustment.slice(2))],
  });
  return found.length === 1;
}

async function isReturned(on: Queryable, because: string): Promise<boolean> {
  if (because.startsWith('PR')) return (await findParked(on, parkedNumberOf(because))).outcome === 'returned';
  const payout = await findPaidOut(on, because);
  return payout !== null && RETURNED.includes(payout.state);
}
