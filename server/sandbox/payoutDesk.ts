import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { PAYOUT_WEBHOOK_PATH } from '../domains/withdrawals/callbacks';
import { approve, propose, reject } from '../domains/withdrawals/desk';
import { findForDesk } from '../domains/withdrawals/deskView';
import { refuse } from '../http/refusal';
import type { PayoutAction } from './calls';
import { deliver } from './deliver';
import { decidePayout, findPayout, type PayoutStatus, payoutCallback } from './payouts';

const MAKER = { id: 'sandbox-maker', name: 'Sandbox maker' };
const CHECKER = { id: 'sandbox-checker', name: 'Sandbox checker' };
const NOTE = 'Decided in the sandbox';

/** Approves a withdrawal as two operators would, or rejects it. Refuses "notFound" and what cannot be decided. */
export async function decideWithdrawal(
  context: Context,
  withdrawalId: string,
  decision: 'approve' | 'reject',
): Promise<{ state: string }> {
  const { version } = await findForDesk(context, withdrawalId);
  const request = { withdrawalId, note: NOTE };
  if (decision === 'reject') {
    const rejected = await reject(context, { ...request, version, operator: CHECKER, reason: 'askService' });
    if (!rejected.isDone) throw refuse('badRequest', rejected.why);
    return { state: rejected.withdrawal.state };
  }
  const proposed = await propose(context, { ...request, version, operator: MAKER, decision });
  if (!proposed.isDone) throw refuse('badRequest', proposed.why);
  const approved = await approve(context, {
    ...request,
    version: proposed.withdrawal.version,
    operator: CHECKER,
  });
  if (!approved.isDone) throw refuse('badRequest', approved.why);
  return { state: approved.withdrawal.state };
}

/**
 * Does to a payout what a bank might, and returns the HTTP status of each callback. duplicate: one callback twice, then
 * the same end under another id. contradict: it succeeds, and a callback
 * says that it failed.
 */
export async function decideAtPayoutBank(
  app: FastifyInstance,
  context: Context,
  withdrawalId: string,
  action: PayoutAction,
): Promise<number[]> {
  const { db, clock } = context;
  const now = clock.now();
  const payout = await findPayout(db, withdrawalId, now);
  if (payout === null) throw refuse('notFound');
  const tell = async (...callbacks: (readonly [PayoutStatus, string])[]) => {
    const answers: number[] = [];
    for (const [kind, name] of callbacks) {
      answers.push(await deliver(app, context, PAYOUT_WEBHOOK_PATH, payoutCallback(payout, kind, name)));
    }
    return answers;
  };
  switch (action) {
    case 'succeed':
      await decidePayout(db, withdrawalId, 'succeeded', now);
      return tell(['succeeded', 'succeeded']);
    case 'fail':
      await decidePayout(db, withdrawalId, 'failed', now);
      return tell(['failed', 'failed']);
    case 'duplicate':
      await decidePayout(db, withdrawalId, 'succeeded', now);
      return tell(['succeeded', 'succeeded'], ['succeeded', 'succeeded'], ['succeeded', 'again']);
    case 'contradict':
      await decidePayout(db, withdrawalId, 'succeeded', now);
      return tell(['failed', 'contradicting'], ['succeeded', 'succeeded']);
  }
}
