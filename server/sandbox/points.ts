import { randomUUID } from 'node:crypto';
import type { Context } from '../context';
import { findPlayer } from '../domains/players/players';
import { refuse } from '../http/refusal';
import { balances } from '../ledger/balances';
import { post } from '../ledger/post';

/** Gives a test player loyalty points and returns their balance. Refuses "notFound". */
export async function givePoints(
  { db, clock }: Context,
  uid: number,
  points: number,
): Promise<{ points: number }> {
  if ((await findPlayer(db, uid)) === null) throw refuse('notFound');
  await post(db, {
    uid,
    kind: 'points',
    reference: `sandbox:${randomUUID()}`,
    legs: [{ from: 'pointsIssued', to: 'points', amount: BigInt(points) }],
    now: clock.now(),
  });
  return { points: (await balances(db, uid)).points };
}
