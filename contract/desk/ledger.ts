import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { deskCall, deskId, deskPage, instant, reason, totpCode, uid } from './call';
import { proposal, proposalVersion } from './proposals';

export const moneyAccount = z.enum(['cash', 'bonus', 'hold']);

export const ledgerFilter = { uid, account: moneyAccount };

const transferLine = z.object({
  transferId: deskId,
  kind: z.string(),
  reference: z.string(),
  at: instant,
  /** The change of the account. */
  amount: signedAmount,
  /** The balance of the account after it. */
  balance: signedAmount,
});

export type TransferLine = z.output<typeof transferLine>;

export const ledgerCalls = {
  list: deskCall({
    path: '/x2/desk/ledger/list',
    needs: { action: 'ledger', step: 'read' },
    about: "The transfers of one of a player's accounts, newest first, with the balance after each.",
    body: z.strictObject({ ...deskPage, ...ledgerFilter }),
    reply: z.object({ list: z.array(transferLine), cursor: z.nullable(deskId) }),
  }),
  read: deskCall({
    path: '/x2/desk/ledger/read',
    needs: { action: 'ledger', step: 'read' },
    about: 'One transfer with its postings, which sum to zero in every currency.',
    body: z.strictObject({ uid, transferId: deskId }),
    reply: z.object({
      transferId: deskId,
      kind: z.string(),
      reference: z.string(),
      at: instant,
      postings: z.array(
        z.object({
          account: z.string(),
          amount: signedAmount,
          /** Null for accounts of the operator, whose balance is the sum over all players. */
          before: z.nullable(signedAmount),
          after: z.nullable(signedAmount),
        }),
      ),
      sum: signedAmount,
    }),
  }),
  proof: deskCall({
    path: '/x2/desk/ledger/proof',
    needs: { action: 'ledger', step: 'read' },
    about: "A player's balances, computed again from all postings and held against the stored ones.",
    body: z.strictObject({ uid }),
    reply: z.object({
      accounts: z.array(
        z.object({
          account: moneyAccount,
          credits: z.int(),
          credited: amount,
          debits: z.int(),
          debited: amount,
          stored: amount,
          isEqual: z.boolean(),
        }),
      ),
    }),
  }),
};

const evidence = z.object({ cash: amount, bonus: amount, hold: amount });

export const adjustment = z.extend(proposal, {
  uid: z.int(),
  /** Positive for money that the player gets. */
  amount: signedAmount,
  /** Balances that the first person saw, and those of now. */
  seen: evidence,
  now: evidence,
  /** Whether a checker and an owner both have to approve. */
  needsTwo: z.boolean(),
  /** The transfer that posted it; null before. */
  transferId: z.nullable(deskId),
});

export type Adjustment = z.output<typeof adjustment>;

/** From this amount on a checker and an owner both have to approve, in centavos. */
export const ADJUSTMENT_BOTH_CENTAVOS = 5_000_000n;
/** The most that one adjustment may move, in centavos. */
export const ADJUSTMENT_MAX_CENTAVOS = 100_000_000n;

export const adjustmentCalls = {
  list: deskCall({
    path: '/x2/desk/adjustment/list',
    needs: { action: 'adjustment', step: 'read' },
    about: 'Adjustments, newest first: those that wait for a second person, or all.',
    body: z.strictObject({ ...deskPage, state: z.enum(['open', 'all']) }),
    reply: z.object({ list: z.array(adjustment), cursor: z.nullable(deskId) }),
  }),
  propose: deskCall({
    path: '/x2/desk/adjustment/propose',
    needs: { action: 'adjustment', step: 'propose' },
    about: "Proposes to put a player's main money right. Nothing moves before a second person approves.",
    body: z.strictObject({
      uid,
      direction: z.enum(['credit', 'debit']),
      amount,
      reason,
      /** Minted by the console: a repeat under the same key proposes nothing more. */
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    }),
    reply: adjustment,
  }),
  decide: deskCall({
    path: '/x2/desk/adjustment/decide',
    needs: { action: 'adjustment', step: 'approve' },
    about:
      'Approves or sends back an adjustment that another operator has proposed; the last approval posts it.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), proposal: adjustment }),
  }),
};
