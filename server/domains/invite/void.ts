import type { Queryable } from '../../db/database';
import { samePersons } from '../identity/samePerson';

/** `review` for a bag that an operator has refused. */
export type VoidReason = 'samePerson' | 'cycle' | 'limit' | 'review';

/** How far up a chain of invitations is looked at. */
const ANCESTORS_MAX = 10;

/**
 * The invited players of an inviter for whom there is no reward, by uid: other accounts of the inviter's own person, and
 * accounts of somebody by whom the inviter was invited, directly or over others.
 */
export async function voidInvitees(
  on: Queryable,
  inviter: number,
): Promise<ReadonlyMap<number, Extract<VoidReason, 'samePerson' | 'cycle'>>> {
  const own = await samePersons(on, inviter);
  const above = new Set<number>();
  for (const ancestor of await ancestorsOf(on, [inviter, ...own])) {
    above.add(ancestor);
    for (const uid of await samePersons(on, ancestor)) above.add(uid);
  }
  return new Map([
    ...[...above].map((uid) => [uid, 'cycle'] as const),
    ...[inviter, ...own].map((uid) => [uid, 'samePerson'] as const),
  ]);
}

/** Who invited these accounts, directly or over others. */
async function ancestorsOf(on: Queryable, uids: readonly number[]): Promise<number[]> {
  const rows = await on.query<{ uid: number }>({
    name: 'invite-ancestors',
    text: `
      WITH RECURSIVE up AS (
        SELECT invited_by AS uid, 1 AS depth FROM players WHERE uid = ANY ($1) AND invited_by IS NOT NULL
        UNION
        SELECT p.invited_by, up.depth + 1 FROM up JOIN players p ON p.uid = up.uid
        WHERE p.invited_by IS NOT NULL AND up.depth < $2)
      SELECT DISTINCT uid FROM up`,
    values: [uids, ANCESTORS_MAX],
  });
  return rows.map(({ uid }) => uid);
}

/** Whether two players have ever logged in from one address. */
export async function shareAddress(on: Queryable, uid: number, other: number): Promise<boolean> {
  const rows = await on.query({
    name: 'invite-shared-address',
    text: `
      SELECT FROM sessions a JOIN sessions b ON b.ip = a.ip WHERE a.uid = $1 AND b.uid = $2 LIMIT 1`,
    values: [uid, other],
  });
  return rows.length > 0;
}
