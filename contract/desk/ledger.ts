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

/** What a channel has told of an order or a payout, by a callback or when it was asked. */
const channelEvent = z.object({
  eventId: z.string(),
  at: instant,
  kind: z.string(),
  isCallback: z.boolean(),
  /** Null where it was taken; why it was parked, and what became of it. */
  parked: z.nullable(
    z.object({
      parkedId: z.string(),
      reason: z.string(),
      outcome: z.nullable(z.enum(['matched', 'returned', 'dismissed'])),
    }),
  ),
  /** The body as it came, personal data and unknown texts masked; null for an answer without one. */
  body: z.nullable(z.string()),
});

export type ChannelEvent = z.output<typeof channelEvent>;

const channelTrail = z.object({
  uid: z.int(),
  direction: z.enum(['in', 'out']),
  /** Null for a withdrawal that has not been sent. */
  channel: z.nullable(z.string()),
  state: z.string(),
  /**
   * Sent with every attempt, so that the channel does it once; null where nothing has been approved. For a cash-in the number
   * of its order.
   */
  key: z.nullable(z.string()),
  /** The channel's own number. */
  channelReference: z.nullable(z.string()),
  /** The payment that was credited; null for a payout, and before. */
  paymentReference: z.nullable(z.string()),
  /** How often the channel was written to or asked; null for a cash-in. */
  tries: z.nullable(z.int()),
  /** When the channel is asked next; null for a cash-in, and for a payout with an end. */
  dueAt: z.nullable(instant),
  /** The newest ones. */
  events: z.array(channelEvent),
});

export type ChannelTrail = z.output<typeof channelTrail>;

/** The reference in the ledger of a cash-in, a withdrawal, or a payment that was credited by hand. */
const channelReference = z.string().check(z.regex(/^(CI[0-9A-Z]{10,24}|(CO|PR)[1-9][0-9]{0,17})$/));

export const hasChannel = (reference: string): boolean => channelReference.safeParse(reference).success;

/** The most events of a trail. */
export const CHANNEL_EVENTS_MAX = 50;

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
  channel: deskCall({
    path: '/x2/desk/ledger/channel',
    needs: { action: 'ledger', step: 'read' },
    about:
      'What went to and came from the payment channel for a cash-in or a withdrawal: the key of its attempts, and the events ' +
      'with what became of each. Bodies are masked.',
    body: z.strictObject({ reference: channelReference }),
    reply: channelTrail,
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
