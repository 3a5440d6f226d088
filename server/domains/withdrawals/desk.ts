import type { WithdrawalReason } from '../../../contract/wallet/withdrawals';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { returnHeld } from '../../ledger/withdrawal';
import { sendMessage } from '../messages/send';
import { type DeskWithdrawalInFull, findForDesk, needsSecond } from './deskView';
import { queuePayout } from './outbox';
import { type Signal, signalsOf } from './signals';
import {
  changeState,
  findWithdrawal,
  idOf,
  lockWithdrawal,
  numberOf,
  type Operator,
  type Proposal,
  type WithdrawalRow,
} from './withdrawals';

/* What the operator's console decides about withdrawals. Whoever calls has checked who the operator is. */

/** Why a decision was not carried out. */
export type Undecided =
  /** It has changed since the version. */
  | 'conflict'
  /** It can no longer be decided about. */
  | 'decided'
  /** The amount or a signal asks for a proposal first. */
  | 'secondNeeded'
  /** Who proposed cannot approve. */
  | 'ownProposal'
  /** More than four hours have passed since the proposal, or the signals have changed; it is withdrawn. */
  | 'proposalVoid'
  /** A hard signal: the server does not pay. */
  | 'hardSignal';

/** What came of a decision, and the withdrawal as it stands now; the last entry of its history says who did what, when. */
export type Decision =
  | { readonly isDone: true; readonly withdrawal: DeskWithdrawalInFull }
  | { readonly isDone: false; readonly why: Undecided; readonly withdrawal: DeskWithdrawalInFull };

/** One operator's decision about one version of a withdrawal. */
export interface DecisionRequest {
  readonly withdrawalId: string;
  readonly version: number;
  readonly operator: Operator;
  /** In the operator's words; kept in the history, never shown to the player. */
  readonly note: string;
  /**
   * Runs in the transaction of a decision that changes the withdrawal: what it writes and the decision stand or fall together.
   * `why` is set where the decision was refused and took a void proposal away.
   */
  readonly onDecided?:
    | ((tx: Queryable, decided: Decided, now: Date, why: Undecided | null) => Promise<unknown>)
    | undefined;
}

/** The withdrawal as a decision has left it. */
export type Decided = Pick<WithdrawalRow, 'uid' | 'state' | 'version' | 'amountCentavos'>;

/** What a rejection tells the player. */
export type RejectReason = Exclude<WithdrawalReason, 'accountRefused' | 'channelFailed'>;

const PROPOSAL_LIFE_MS = 4 * 60 * 60_000;

/** Begins the review of a requested withdrawal: its player can no longer cancel it. Refuses "notFound". */
export const beginReview = (context: Context, request: DecisionRequest): Promise<Decision> =>
  decide(context, request, async (tx, row, now) => {
    if (row.state !== 'requested') return 'decided';
    await changeState(tx, row, { state: 'reviewing', note: request.note, operator: request.operator, now });
    return null;
  });

/** Proposes an approval or a rejection to a second person; a later proposal replaces it. Refuses "notFound". */
export const propose = (
  context: Context,
  request: DecisionRequest &
    ({ readonly decision: 'approve' } | { readonly decision: 'reject'; readonly reason: RejectReason }),
): Promise<Decision> =>
  decide(context, request, async (tx, row, now) => {
    const under = await underReview(tx, row, request, now);
    if (under === null) return 'decided';
    const { signals } = await signalsOf(context, tx, under);
    const proposal: Proposal = {
      decision: request.decision,
      reason: request.decision === 'reject' ? request.reason : null,
      note: request.note,
      operator: request.operator,
      at: now.toISOString(),
      evidence: evidenceOf(signals),
    };
    await setProposal(tx, under, proposal, now);
    return null;
  });

/** Takes a proposal away, so that the withdrawal is reviewed again. Refuses "notFound". */
export const sendBack = (context: Context, request: DecisionRequest): Promise<Decision> =>
  decide(context, request, async (tx, row, now) => {
    if (row.proposal === null) return 'decided';
    await setProposal(tx, row, null, now);
    return null;
  });

/**
 * Approves a withdrawal, which is then sent. One person is enough below the threshold and without a signal; otherwise
 * another one has proposed it within four hours, on the same signals. Repeating it changes nothing. Refuses "notFound".
 */
export const approve = (context: Context, request: DecisionRequest): Promise<Decision> =>
  decide(context, request, async (tx, row, now) => {
    if (!isUndecided(row)) return 'decided';
    const { signals } = await signalsOf(context, tx, row);
    if (signals.some(({ isHard }) => isHard)) return 'hardSignal';
    if (needsSecond(context, row, signals)) {
      const refusal = await proposalRefusal(tx, row, 'approve', { request, signals, now });
      if (refusal !== null) return refusal;
    }
    // Only now: an approval that is refused leaves the withdrawal to be canceled by its player.
    const under = await underReview(tx, row, request, now);
    if (under === null) return 'decided';
    await changeState(tx, under, { state: 'approved', note: request.note, operator: request.operator, now });
    await queuePayout(tx, under.number, now);
    return null;
  });

/** Rejects a withdrawal; its money is back in the main wallet, once. One person is enough. Refuses "notFound". */
export const reject = (
  context: Context,
  request: DecisionRequest & { readonly reason: RejectReason },
): Promise<Decision> =>
  decide(context, request, async (tx, row, now) => {
    const under = await underReview(tx, row, request, now);
    if (under === null) return 'decided';
    const { number, uid, amountCentavos } = under;
    const { note, operator, reason } = request;
    await changeState(tx, under, { state: 'rejected', reason, note, operator, now });
    await returnHeld(tx, { uid, reference: idOf(number), amountCentavos, now });
    const content = {
      kind: 'withdrawal',
      withdrawalId: idOf(number),
      amount: amountCentavos,
      state: 'rejected',
    } as const;
    await sendMessage(tx, { uid, content, now });
    return null;
  });

/** Runs a decision under the locks of player and withdrawal, in this order, as every movement of money does. */
async function decide(
  context: Context,
  { withdrawalId, version, operator, onDecided }: DecisionRequest,
  work: (tx: Queryable, row: WithdrawalRow, now: Date) => Promise<Undecided | null>,
): Promise<Decision> {
  const { db, clock, log } = context;
  const number = numberOf(withdrawalId);
  const found = await findWithdrawal(db, number);
  if (found === null) throw refuse('notFound');
  const now = clock.now();
  const why = await db.transaction(async (tx): Promise<Undecided | null> => {
    await lockPlayers(tx, [found.uid]);
    const row = await lockWithdrawal(tx, number);
    if (row === null) throw refuse('notFound');
    if (row.version !== version) return 'conflict';
    const undecided = await work(tx, row, now);
    const decided = await findWithdrawal(tx, number);
    if (decided === null) throw new Error(`withdrawal ${number} is gone`);
    if (decided.version !== version) await onDecided?.(tx, decided, now, undecided);
    return undecided;
  });
  const withdrawal = await findForDesk(context, withdrawalId);
  log.info(
    { event: 'withdrawal_decided', operator: operator.id, withdrawalId, state: withdrawal.state, why },
    'an operator decided about a withdrawal',
  );
  return why === null ? { isDone: true, withdrawal } : { isDone: false, why, withdrawal };
}

const isUndecided = ({ state }: WithdrawalRow): boolean => state === 'requested' || state === 'reviewing';

/** A withdrawal under review, begun now if nobody has; null where it was decided before. */
async function underReview(
  tx: Queryable,
  row: WithdrawalRow,
  { operator }: DecisionRequest,
  now: Date,
): Promise<WithdrawalRow | null> {
  if (row.state === 'reviewing') return row;
  if (row.state !== 'requested') return null;
  return changeState(tx, row, { state: 'reviewing', operator, now });
}

/** Why a second person cannot act on the proposal; null where they can. A void proposal is taken away. */
async function proposalRefusal(
  tx: Queryable,
  row: WithdrawalRow,
  decision: Proposal['decision'],
  { request, signals, now }: { request: DecisionRequest; signals: readonly Signal[]; now: Date },
): Promise<Undecided | null> {
  const { proposal } = row;
  if (proposal === null || proposal.decision !== decision) return 'secondNeeded';
  if (proposal.operator.id === request.operator.id) return 'ownProposal';
  const isOld = now.getTime() - Date.parse(proposal.at) > PROPOSAL_LIFE_MS;
  if (!isOld && proposal.evidence === evidenceOf(signals)) return null;
  await setProposal(tx, row, null, now);
  return 'proposalVoid';
}

/** The signals that a decision rests on. Without what was compared: hours of age change by themselves. */
const evidenceOf = (signals: readonly Signal[]): string =>
  signals
    .map(({ name }) => name)
    .toSorted()
    .join();

async function setProposal(tx: Queryable, row: WithdrawalRow, proposal: Proposal | null, now: Date) {
  const rows = await tx.query({
    name: 'withdrawals-propose',
    text: `
      UPDATE withdrawals SET proposal = $3, version = version + 1, changed_at = $4
      WHERE number = $1 AND version = $2 RETURNING number`,
    values: [row.number, row.version, proposal === null ? null : JSON.stringify(proposal), now],
  });
  requireUpdated(rows, 1, 'a withdrawal with a proposal');
}
