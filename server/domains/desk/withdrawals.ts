import type { BodyOf, ReplyOf } from '../../../contract/call';
import { mayDo } from '../../../contract/desk/roles';
import type { deskWithdrawalCalls as calls, DeskWithdrawal } from '../../../contract/desk/withdrawals';
import type { WithdrawalState } from '../../../contract/wallet/withdrawals';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { approve, type Decision, type DecisionRequest, propose, reject, sendBack } from '../withdrawals/desk';
import {
  findForDesk,
  listForDesk,
  revealAccount,
  type DeskWithdrawal as Stored,
  type DeskWithdrawalInFull as StoredInFull,
} from '../withdrawals/deskView';
import { record } from './audit';
import { countReveal } from './reveals';
import { stepUp } from './sessions';

const VIEWS: Readonly<
  Record<
    BodyOf<typeof calls.list>['view'],
    {
      readonly states: readonly WithdrawalState[];
      readonly isProposed?: boolean;
      readonly newestFirst?: boolean;
    }
  >
> = {
  review: { states: ['requested', 'reviewing'], isProposed: false },
  second: { states: ['reviewing'], isProposed: true },
  sending: { states: ['approved', 'sent'] },
  done: { states: ['confirmed', 'rejected', 'failed', 'canceled'], newestFirst: true },
};

const lineOf = ({ account, ...row }: Stored): DeskWithdrawal => ({
  withdrawalId: row.withdrawalId,
  uid: row.uid,
  state: row.state,
  priority: row.priority,
  version: row.version,
  amount: row.amountCentavos,
  fee: row.feeCentavos,
  account: { name: account.name, numberEnd: account.numberEnd, holder: account.holder },
  reason: row.reason,
  proposal: row.proposal,
  createdAt: row.createdAt.toISOString(),
  expectedBy: row.expectedBy.toISOString(),
});

const inFullOf = (row: StoredInFull): ReplyOf<typeof calls.read> => ({
  ...lineOf(row),
  signals: row.signals.map(({ name, isHard, compared }) => ({ name, isHard, compared: { ...compared } })),
  passed: [...row.passed],
  needsSecond: row.needsSecond,
  history: row.history.map(({ state, at, operator, note }) => ({
    state,
    at: at.toISOString(),
    operator,
    note,
  })),
});

/** One page of a view of the queue. */
export async function listWithdrawals(
  context: Context,
  { view, type, from, below, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const maxCentavos = below === undefined ? undefined : below - 1n;
  const filter = { ...VIEWS[view], type, minCentavos: from, maxCentavos };
  const { list, cursor } = await listForDesk(context, filter, request);
  return { list: list.map(lineOf), cursor };
}

export const readWithdrawal = async (context: Context, withdrawalId: string) =>
  inFullOf(await findForDesk(context, withdrawalId));

/** Holder and number of the payout account with the name on the document, which the audit trail tells of. */
export async function revealPayee(
  context: Context,
  operator: Operator,
  { withdrawalId, reason }: BodyOf<typeof calls.reveal>,
): Promise<{ value: string; until: string }> {
  const { holder, number, document } = await revealAccount(context, withdrawalId);
  const deed = {
    action: 'pii.reveal',
    object: `withdrawal ${withdrawalId}`,
    reason,
    detail: { field: 'account' },
  };
  const until = await countReveal(context, operator, deed);
  return { value: `${holder}, ${number}; document: ${document ?? 'none'}`, until };
}

type ProposeBody = BodyOf<typeof calls.propose>;

/**
 * Decides, and writes what was done into the audit trail in the same transaction, also where the decision is refused and a
 * void proposal taken away.
 */
async function decided(
  operator: Operator,
  { withdrawalId, version, reason }: ProposeBody,
  action: string,
  work: (request: DecisionRequest) => Promise<Decision>,
): Promise<ReplyOf<typeof calls.propose>> {
  const by = { id: String(operator.id), name: operator.name };
  const onDecided: DecisionRequest['onDecided'] = (
    tx,
    { uid, state, version: now, amountCentavos },
    at,
    why,
  ) =>
    record(
      tx,
      {
        operator,
        action: `withdrawal.${why ?? action}`,
        object: `withdrawal ${withdrawalId}`,
        reason,
        amountCentavos,
        detail: { state, version: now, player: uid },
      },
      at,
    );
  const decision = await work({ withdrawalId, version, operator: by, note: reason, onDecided });
  const withdrawal = inFullOf(decision.withdrawal);
  return decision.isDone
    ? { isDone: true, why: null, withdrawal }
    : { isDone: false, why: decision.why, withdrawal };
}

/** Proposes an approval to a second person. Refuses "notFound". */
export const proposeApproval = (context: Context, operator: Operator, body: ProposeBody) =>
  decided(operator, body, 'propose', (request) => propose(context, { ...request, decision: 'approve' }));

/** Takes a proposal away. Refuses "notFound". */
export const sendBackWithdrawal = (context: Context, operator: Operator, body: ProposeBody) =>
  decided(operator, body, 'sendBack', (request) => sendBack(context, request));

/**
 * Approves a withdrawal. One that takes two people is approved by a checker with a fresh code. Refuses "notFound",
 * "forbidden", "codeWrong" and "tooMany".
 */
export async function approveWithdrawal(
  context: Context,
  operator: Operator,
  { code, ...body }: BodyOf<typeof calls.approve>,
) {
  const { needsSecond } = await findForDesk(context, body.withdrawalId);
  if (needsSecond) {
    if (!mayDo(operator.roles, { action: 'withdrawal', step: 'approve' })) throw refuse('forbidden');
    if (code === undefined) throw refuse('codeWrong');
    await stepUp(context, operator, code);
  }
  return decided(operator, body, 'approve', (request) => approve(context, request));
}

/** Rejects a withdrawal, and tells the player why. Refuses "notFound". */
export const rejectWithdrawal = (
  context: Context,
  operator: Operator,
  { told, ...body }: BodyOf<typeof calls.reject>,
) => decided(operator, body, 'reject', (request) => reject(context, { ...request, reason: told }));
