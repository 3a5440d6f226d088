import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import {
  payoutType,
  withdrawalId,
  withdrawalReason,
  withdrawalReasons,
  withdrawalState,
} from '../wallet/withdrawals';
import { deskCall, deskPage, instant, reason, totpCode } from './call';

const who = z.object({ id: z.string(), name: z.string() });

const proposal = z.object({
  decision: z.enum(['approve', 'reject']),
  reason: z.nullable(withdrawalReason),
  note: z.string(),
  operator: who,
  at: instant,
});

/** A withdrawal in a list. The account is masked. */
export const deskWithdrawal = z.object({
  withdrawalId,
  uid: z.int(),
  state: withdrawalState,
  /** 0 to 2 by the VIP level at the time of asking; a higher one stands first in the queue. */
  priority: z.int(),
  /** Sent with a decision, which is not taken when the withdrawal has changed since. */
  version: z.int(),
  amount,
  fee: amount,
  /** As in "GCash", with the last four digits and the masked holder. */
  account: z.object({ name: z.string(), numberEnd: z.string(), holder: z.string() }),
  reason: z.nullable(withdrawalReason),
  proposal: z.nullable(proposal),
  createdAt: instant,
  expectedBy: instant,
});

export type DeskWithdrawal = z.output<typeof deskWithdrawal>;

export const deskWithdrawalInFull = z.extend(deskWithdrawal, {
  signals: z.array(
    z.object({
      name: z.string(),
      /** The server does not pay while it stands. */
      isHard: z.boolean(),
      compared: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  passed: z.array(z.string()),
  needsSecond: z.boolean(),
  history: z.array(
    z.object({
      state: withdrawalState,
      at: instant,
      operator: z.nullable(who),
      note: z.nullable(z.string()),
    }),
  ),
});

export type DeskWithdrawalInFull = z.output<typeof deskWithdrawalInFull>;

/** What a rejection tells the player. */
export const rejectReasons = withdrawalReasons.slice(0, 5) as unknown as readonly [
  'nameDiffers',
  'accountWrong',
  'identityUnclear',
  'rulesBroken',
  'askService',
];
const rejectReason = z.enum(rejectReasons);

/** The saved views of the queue. */
export const withdrawalViews = ['review', 'second', 'sending', 'done'] as const;
export const withdrawalView = z.enum(withdrawalViews);

export const withdrawalFilter = {
  view: withdrawalView,
  type: z.optional(payoutType),
  /** From this amount, and below this one. */
  from: z.optional(amount),
  below: z.optional(amount),
};

const decided = z.object({
  isDone: z.boolean(),
  /** Why it was not done; null where it was. */
  why: z.nullable(
    z.enum(['conflict', 'decided', 'secondNeeded', 'ownProposal', 'proposalVoid', 'hardSignal']),
  ),
  withdrawal: deskWithdrawalInFull,
});

const request = { withdrawalId, version: z.int().check(z.minimum(1)), reason };

export const deskWithdrawalCalls = {
  list: deskCall({
    path: '/x2/desk/withdrawal/list',
    needs: { action: 'withdrawal', step: 'read' },
    about: 'Withdrawals in one view of the queue: higher priorities first, then the one that waits longest.',
    body: z.strictObject({ ...deskPage, ...withdrawalFilter }),
    reply: z.object({ list: z.array(deskWithdrawal), cursor: z.nullable(z.string()) }),
  }),
  read: deskCall({
    path: '/x2/desk/withdrawal/read',
    needs: { action: 'withdrawal', step: 'read' },
    about: 'One withdrawal with its signals as things stand now.',
    body: z.strictObject({ withdrawalId }),
    reply: deskWithdrawalInFull,
  }),
  reveal: deskCall({
    path: '/x2/desk/withdrawal/reveal',
    needs: { action: 'revealName', step: 'do' },
    about:
      'Holder and number of the payout account and the name on the document, in full. The reason is kept in the audit trail.',
    body: z.strictObject({ withdrawalId, reason }),
    reply: z.object({ value: z.string(), until: instant }),
  }),
  propose: deskCall({
    path: '/x2/desk/withdrawal/propose',
    needs: { action: 'withdrawal', step: 'propose' },
    about: 'Proposes to approve a withdrawal that takes two people.',
    body: z.strictObject(request),
    reply: decided,
  }),
  sendBack: deskCall({
    path: '/x2/desk/withdrawal/send-back',
    needs: { action: 'withdrawal', step: 'approve' },
    about: 'Takes a proposal away, so that the withdrawal is reviewed again.',
    body: z.strictObject(request),
    reply: decided,
  }),
  approve: deskCall({
    path: '/x2/desk/withdrawal/approve',
    needs: { action: 'withdrawal', step: 'do' },
    about:
      'Approves a withdrawal. One that takes two people needs a proposal of another one, a checker and a fresh code.',
    body: z.strictObject({ ...request, code: z.optional(totpCode) }),
    reply: decided,
  }),
  reject: deskCall({
    path: '/x2/desk/withdrawal/reject',
    needs: { action: 'withdrawalReject', step: 'do' },
    about: 'Rejects a withdrawal; its money is back in the main wallet, once.',
    body: z.strictObject({ ...request, told: rejectReason }),
    reply: decided,
  }),
};
