import type { Context } from '../context';
import { latestCheck } from '../domains/identity/checks';
import { decideIdentity, proposeIdentity } from '../domains/identity/desk';
import { latestAdultBirthday } from '../domains/players/age';
import { keepIdentityCheck } from '../domains/players/players';
import { refuse } from '../http/refusal';
import { manilaDate } from '../manilaDay';

const MAKER = { id: 'sandbox-reviewer', name: 'Sandbox reviewer' };
const CHECKER = { id: 'sandbox-second', name: 'Second sandbox reviewer' };
const NOTE = 'Decided in the sandbox';

/**
 * Decides about a player's identity: about the check that waits, as two reviewers would, else about a player without
 * documents, whose birthday is `birthday`. Refuses "notFound".
 */
export async function reviewIdentity(
  context: Context,
  uid: number,
  { decision, birthday }: { readonly decision: 'approve' | 'reject'; readonly birthday: string | null },
): Promise<'VERIFIED' | 'REJECTED'> {
  const { db, clock } = context;
  const verified = decision === 'approve' ? 'VERIFIED' : 'REJECTED';
  const waiting = await latestCheck(db, uid);
  if (waiting?.state !== 'PENDING') {
    const bornBy = latestAdultBirthday(manilaDate(clock.now()));
    if (!(await keepIdentityCheck(db, uid, { verified, birthday, bornBy }))) throw refuse('notFound');
    return verified;
  }
  const { id: checkId, version } = waiting;
  const request = { checkId, version, operator: MAKER, note: NOTE };
  const { check } = await proposeIdentity(
    context,
    decision === 'approve' ? { ...request, decision } : { ...request, decision, rejection: 'unreadable' },
  );
  await decideIdentity(context, { checkId, version: check.version, operator: CHECKER, note: NOTE });
  return verified;
}
