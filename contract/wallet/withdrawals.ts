import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { user } from '../account/user';
import { call, instant, page, pageEnd } from '../call';
import { typedText } from '../messages/support';

export const withdrawalId = z.string().check(z.regex(/^CO[0-9]{8,16}$/));

/** Money leaves for a GCash wallet or a bank account. */
export const payoutTypes = ['GCASH', 'BANK'] as const;
export const payoutType = z.enum(payoutTypes);

export type PayoutType = z.output<typeof payoutType>;

/** In this order; the last three are ends in which the money is back in the main wallet. */
export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'sent',
  'confirmed',
  'rejected',
  'failed',
  'canceled',
] as const;
export const withdrawalState = z.enum(withdrawalStates);

export type WithdrawalState = z.output<typeof withdrawalState>;

/** Why the money came back: the first five by a person, the last two by the bank. */
export const withdrawalReasons = [
  'nameDiffers',
  'accountWrong',
  'identityUnclear',
  'rulesBroken',
  'askService',
  'accountRefused',
  'channelFailed',
] as const;
export const withdrawalReason = z.enum(withdrawalReasons);

export type WithdrawalReason = z.output<typeof withdrawalReason>;

export const accountId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
const holder = typedText(80);

/** An account as the player types it. */
export const typedAccount = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('GCASH'),
    /** A mobile number, read as the number of a log-in is. */
    number: z.string().check(z.minLength(1), z.maxLength(24)),
    holder,
  }),
  z.strictObject({
    type: z.literal('BANK'),
    /** The `code` of a bank of `payChannels`. */
    bankCode: z.string().check(z.regex(/^[A-Z0-9]{8,11}$/)),
    number: z.string().check(z.regex(/^[0-9]{6,20}$/)),
    holder,
    /** The branch's code; empty where the bank has none. */
    agencyCode: z.string().check(z.regex(/^[0-9]{0,10}$/)),
    kind: z.enum(['checking', 'saving']),
  }),
]);

export type TypedAccount = z.output<typeof typedAccount>;

/** An account as it is shown: masked, because whoever holds the phone may read along. */
export const payoutAccount = z.object({
  accountId,
  type: payoutType,
  /** "GCash", or the bank's name. */
  name: z.string(),
  /** The last four digits. */
  numberEnd: z.string(),
  /** The first letters, as in "Maria S•••••". */
  holder: z.string(),
  kind: z.nullable(z.enum(['checking', 'saving'])),
  /** False for a GCash number other than the player's own; true for a bank account. */
  isOwnNumber: z.boolean(),
});

export type PayoutAccount = z.output<typeof payoutAccount>;

export const withdrawal = z.object({
  withdrawalId,
  state: withdrawalState,
  /** What left the main wallet. */
  amount,
  fee: amount,
  /** What arrives: the amount without the fee. */
  actualAmount: amount,
  account: payoutAccount,
  createdAt: instant,
  /** One business day after it was requested. */
  expectedBy: instant,
  reason: z.nullable(withdrawalReason),
  /** Every state with its time, oldest first. */
  history: z.array(z.object({ state: withdrawalState, at: instant })),
});

export type Withdrawal = z.output<typeof withdrawal>;

/** Why a player cannot cash out right now; the order is that in which they are told. */
export const withdrawalBars = ['blocked', 'underAge', 'identity', 'held', 'hours', 'count'] as const;
const bar = z.nullable(z.enum(withdrawalBars));

/** A time of day in the Philippines such as "07:00"; empty for none. */
const timeOfDay = z.string().check(z.regex(/^([0-2][0-9]:[0-5][0-9])?$/));

export const withdrawalTerms = z.object({
  /** Cash-out is open strictly between the two; always, where either is empty. */
  startTime: timeOfDay,
  endTime: timeOfDay,
  /** The server's time. */
  now: instant,
  min: amount,
  max: amount,
  fee: amount,
  /** Withdrawals a day at the player's VIP level, and how many are left today. */
  perDay: z.int(),
  leftToday: z.int(),
  /** End of the 24 hours after a password or security change; null where there was none. */
  heldUntil: z.nullable(instant),
  verified: user.shape.verified,
  available: amount,
  bonus: amount,
  /** What is left to stake before the bonus becomes main money. */
  bonusTurnoverLeft: amount,
  bar,
});

export type WithdrawalTerms = z.output<typeof withdrawalTerms>;

export const withdrawalCalls = {
  terms: call({
    path: '/x2/paramConfig/withdraw/get',
    auth: 'player',
    quiet: true,
    about: 'Hours, limits and fee of withdrawals, and what keeps the caller from one.',
    reply: withdrawalTerms,
  }),
  checkLimit: call({
    path: '/x2/paramConfig/withdraw/checkLimit',
    auth: 'player',
    quiet: true,
    about: 'Whether the caller may cash out now. Only `apply` decides.',
    reply: z.object({ isAllowed: z.boolean(), bar, leftToday: z.int() }),
  }),
  payChannels: call({
    method: 'GET',
    path: '/x2/app/channel/redis/paychannnel',
    auth: 'player',
    quiet: true,
    about: 'Where money can be sent to; nowhere without a payout channel.',
    reply: z.object({
      types: z.array(payoutType),
      banks: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
  latestAccount: call({
    method: 'GET',
    path: '/x2/withdraw/get-latest-account-info',
    auth: 'player',
    quiet: true,
    about: 'The account that the caller saved or used last.',
    reply: z.nullable(payoutAccount),
  }),
  saveAccount: call({
    path: '/x2/withdraw/account/save',
    auth: 'player',
    about: 'Saves an account to send money to. The same account is saved once.',
    body: z.strictObject({ account: typedAccount }),
    reply: payoutAccount,
  }),
  apply: call({
    path: '/x2/withdraw/apply/v2',
    auth: 'player',
    money: true,
    about: 'Asks for a withdrawal; the amount is on hold until it arrives or comes back. Open during breaks.',
    body: z.strictObject({
      amount,
      accountId,
      /** The player has read that money sent to somebody else's GCash number is not restored. */
      acceptsMismatch: z.optional(z.boolean()),
    }),
    reply: withdrawal,
  }),
  cancel: call({
    path: '/x2/withdraw/cancel',
    auth: 'player',
    money: true,
    about: 'Cancels a withdrawal that nobody has begun to review; the money is back at once.',
    body: z.strictObject({ withdrawalId }),
    reply: withdrawal,
  }),
  detail: call({
    path: '/x2/withdraw/detail',
    auth: 'player',
    quiet: true,
    about: 'One withdrawal of the caller with all its states.',
    body: z.strictObject({ withdrawalId }),
    reply: withdrawal,
  }),
  list: call({
    path: '/x2/withdraw/list',
    auth: 'player',
    quiet: true,
    about: "The caller's withdrawals, newest first.",
    body: z.strictObject(page),
    reply: z.object({ list: z.array(withdrawal), ...pageEnd }),
  }),
};
