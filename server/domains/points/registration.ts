import type { Queryable } from '../../db/database';
import { givePoints } from '../rewards/points';

/** Points for opening an account. */
export const REGISTRATION_POINTS = 100;

/** Credits the points of a registration, once, in its transaction. */
export async function giveRegistrationPoints(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await givePoints(transaction, { uid, kind: 'REGISTER', id: '', points: REGISTRATION_POINTS, now });
}
