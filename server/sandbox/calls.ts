import * as z from 'zod/mini';
import { emailAddress } from '../../contract/account/profile';
import { call, instant } from '../../contract/call';
import { orderId } from '../../contract/money';
import { withdrawalId } from '../../contract/wallet/withdrawals';
import { amount } from '../../games/kit/rules/amount';

/** The controls of the sandbox. Not part of the wire contract; they exist only where the sandbox is on. */
export const PAYMENT_ACTIONS = [
  'succeed',
  'fail',
  'expire',
  'duplicate',
  'late',
  'cancel',
  'reverse',
  'partial',
] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
const PAYOUT_ACTIONS = ['succeed', 'fail', 'duplicate', 'contradict'] as const;
export type PayoutAction = (typeof PAYOUT_ACTIONS)[number];

const uid = z.int().check(z.positive());
const uidText = z.pipe(z.string().check(z.regex(/^[0-9]{1,9}$/)), z.transform(Number));
const json = z.custom<z.core.util.JSONType>((value) => value !== undefined);

export const sandboxCalls = {
  outbox: call({
    method: 'GET',
    path: '/sandbox/outbox',
    auth: 'none',
    about: 'The last text sent to a phone.',
    body: z.strictObject({ phone: z.string().check(z.maxLength(32)) }),
    reply: z.nullable(
      z.object({
        phone: z.string(),
        text: z.string(),
        /** The six digits in the text, if any. */
        code: z.nullable(z.string()),
        sentAt: instant,
      }),
    ),
  }),
  letters: call({
    method: 'GET',
    path: '/sandbox/letters',
    auth: 'none',
    about: 'The last letter sent to a mailbox.',
    body: z.strictObject({ email: emailAddress }),
    reply: z.nullable(
      z.object({
        subject: z.string(),
        text: z.string(),
        /** The six digits in the text, if any. */
        code: z.nullable(z.string()),
        sentAt: instant,
      }),
    ),
  }),
  payment: call({
    path: '/sandbox/payments/{orderId}/{action}',
    auth: 'none',
    about: 'What the bank does with an order; its webhooks are sent before the answer.',
    params: z.strictObject({ orderId, action: z.enum(PAYMENT_ACTIONS) }),
    reply: z.object({
      /** HTTP status of each webhook, in the order they were sent. */
      delivered: z.array(z.int()),
    }),
  }),
  withdrawal: call({
    path: '/sandbox/withdrawals/{withdrawalId}/{decision}',
    auth: 'none',
    about: "Two operators' decision about a withdrawal.",
    params: z.strictObject({ withdrawalId, decision: z.enum(['approve', 'reject']) }),
    reply: z.object({ state: z.string() }),
  }),
  payout: call({
    path: '/sandbox/payouts/{withdrawalId}/{action}',
    auth: 'none',
    about: 'What the bank does with a payout; its callbacks are sent before the answer.',
    params: z.strictObject({ withdrawalId, action: z.enum(PAYOUT_ACTIONS) }),
    reply: z.object({
      /** HTTP status of each callback, in the order they were sent. */
      delivered: z.array(z.int()),
    }),
  }),
  identity: call({
    path: '/sandbox/identity/{uid}/{decision}',
    auth: 'none',
    about:
      "The reviewer's decision on a player's identity. The document's birthday opens an account closed for its age.",
    params: z.strictObject({ uid: uidText, decision: z.enum(['approve', 'reject']) }),
    body: z.strictObject({ birthday: z.optional(z.iso.date()) }),
    reply: z.object({ verified: z.enum(['VERIFIED', 'REJECTED']) }),
  }),
  points: call({
    path: '/sandbox/points/{uid}',
    auth: 'none',
    about: 'Gives a player loyalty points.',
    params: z.strictObject({ uid: uidText }),
    body: z.strictObject({ points: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
    reply: z.object({ points: z.int() }),
  }),
  bonus: call({
    path: '/sandbox/bonus/{uid}',
    auth: 'none',
    about: 'Grants a player a bonus; it waits while another one is processing.',
    params: z.strictObject({ uid: uidText }),
    body: z.strictObject({ amount }),
    reply: z.object({ bonus: amount }),
  }),
  blackList: call({
    path: '/sandbox/black-list/{uid}',
    auth: 'none',
    about: 'Hides the games of these providers from a player, and no others.',
    params: z.strictObject({ uid: uidText }),
    body: z.strictObject({ providers: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(32)) }),
    reply: z.object({ hiddenProviders: z.array(z.string()) }),
  }),
  clock: call({
    path: '/sandbox/clock',
    auth: 'none',
    about: "Moves the server's clock, sets it, or puts it right again with an empty body.",
    body: z.strictObject({
      advanceMs: z.optional(z.int().check(z.minimum(-1e12), z.maximum(1e12))),
      now: z.optional(instant),
    }),
    reply: z.object({ now: instant }),
  }),
  markets: call({
    path: '/sandbox/markets',
    auth: 'none',
    about: 'Moves the synthetic markets ahead, so that orders end and segments change without waiting.',
    body: z.strictObject({ advanceMs: z.int().check(z.minimum(0), z.maximum(7 * 24 * 3_600_000)) }),
    reply: z.object({ aheadMs: z.int() }),
  }),
  seek: call({
    path: '/sandbox/seek',
    auth: 'none',
    about: "Makes the next round of a player's own game come out as wanted, by search for a server seed.",
    body: z.strictObject({
      uid,
      game: z.string().check(z.maxLength(16)),
      want: z.strictObject({
        /** The bet that will be placed, in wire form. */
        bet: json,
        /** The wanted outcome, in wire form; part of an object is enough. */
        outcome: z.optional(json),
        tier: z.optional(z.enum(['loss', 'returned', 'small', 'big', 'mega'])),
      }),
    }),
    reply: z.object({
      /** Null for a shared round with a beacon, whose seed is searched for when it opens. */
      commitment: z.nullable(z.string()),
      nonce: z.int(),
      tries: z.int(),
    }),
  }),
  beacon: call({
    path: '/sandbox/beacon',
    auth: 'none',
    about: 'Delays, stops or falsifies the practice beacon of this process; what is left out stays as it is.',
    body: z.strictObject({
      /** From the time that a number is due to its signature. */
      delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(3_600_000))),
      isStopped: z.optional(z.boolean()),
      isFalse: z.optional(z.boolean()),
    }),
    reply: z.object({ delayMs: z.int(), isStopped: z.boolean(), isFalse: z.boolean() }),
  }),
  hasten: call({
    path: '/sandbox/hasten/{game}',
    auth: 'none',
    about: 'Brings a shared round to its next turn at once: closed, ended, or the next one opened.',
    params: z.strictObject({ game: z.string().check(z.maxLength(16)) }),
    body: z.strictObject({
      /** The round it applies to; nothing happens when the table has another one. */
      roundNumber: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
    }),
    reply: z.object({ hastened: z.boolean() }),
  }),
};
