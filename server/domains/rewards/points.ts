import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { balances } from '../../ledger/balances';
import { type Posted, post } from '../../ledger/post';

/** How the reference of points in the ledger begins, by what they were given or taken for; an id or a day follows. */
export const POINT_REFERENCES = {
  REGISTER: 'register',
  LOGIN: 'daily-login:',
  CHECKIN: 'checkin:',
  MISSION: 'mission:',
  TURNOVER: 'turnover-points:',
  SPIN: 'spin:',
  SPIN_PRIZE: 'spin-prize:',
  SPIN_REBATE: 'spin-rebate:',
  MALL: 'mall:',
  INVITE_RANK: 'invite-rank:',
  EXPIRED: 'points-expiry:',
  CANCELLED: 'points-cancelled:',
  CORRECTION: 'correction:',
} as const;

export type PointKind = keyof typeof POINT_REFERENCES;

export interface PointTransfer {
  readonly uid: number;
  readonly kind: PointKind;
  /** What follows the kind in the reference, such as a day (yyyy-mm-dd) or a round; together they move points once. */
  readonly id: string;
  /** A positive whole number. */
  readonly points: number;
  readonly now: Date;
}

/** Credits points. `isNew` is false where this reference has given them before. The caller has locked the player. */
export const givePoints = (
  transaction: Queryable,
  { uid, kind, id, points, now }: PointTransfer,
): Promise<Posted> =>
  post(transaction, {
    uid,
    kind: 'points',
    reference: POINT_REFERENCES[kind] + id,
    legs: [{ from: 'pointsIssued', to: 'points', amount: BigInt(points) }],
    now,
  });

/** Takes points. Refuses "pointsTooLow". The caller has locked the player. */
export async function takePoints(
  transaction: Queryable,
  { uid, kind, id, points, now }: PointTransfer,
): Promise<Posted> {
  const owned = await balances(transaction, uid);
  if (owned.points < points) throw refuse('pointsTooLow');
  return post(transaction, {
    uid,
    kind: 'points',
    reference: POINT_REFERENCES[kind] + id,
    legs: [{ from: 'points', to: 'pointsIssued', amount: BigInt(points) }],
    now,
  });
}
