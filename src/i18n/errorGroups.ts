import type { ErrorName } from '../../contract/envelope';
import type { OF_BONUS } from './bonusErrors';

/** Refusals that only the server of a provider gets. */
const TO_PROVIDERS = [
  'sessionOver',
  'betUnknown',
  'roundClosed',
  'rolledBack',
] as const satisfies ErrorName[];

/** Refusals of withdrawals, which only their own pages get and have strings for (`cashOutErrorText`). */
export const OF_CASH_OUT = [
  'outsideHours',
  'identityNeeded',
  'withdrawalsHeld',
  'accountMismatch',
  'notCancelable',
  'withdrawalCount',
  'orderFailed',
] as const satisfies ErrorName[];

/** Refusals of cash-in orders, for which the form has strings. */
const OF_CASH_IN = ['activityClosed'] as const satisfies ErrorName[];

/** Refusals of rewards, which only their own pages get and have strings for (`rewardErrorText`). */
export const OF_REWARDS = [
  'rewardsResting',
  'soldOut',
  'offerClosed',
  'eventClosed',
  'alreadyClaimed',
  'notClaimable',
  'couponClosed',
  'playNeeded',
  'ticketMissing',
  'spinLimit',
  'dailyLimit',
] as const satisfies ErrorName[];

/** Refusals of orders in the trade area, which only its pages get and have strings for (`orderErrorText`). */
export const OF_TRADE = [
  'marketPaused',
  'marketClosing',
  'orderLate',
  'oppositeOpen',
  'ordersFull',
  'marketFull',
] as const satisfies ErrorName[];

/** Refusals of lotto tickets, which only its pages get and have strings for (`lottoErrorText`). */
export const OF_LOTTO = ['salesClosed', 'combinationFull', 'drawStakeLimit'] as const satisfies ErrorName[];

/** Refusals to close an account, which only its sheet gets and has strings for. */
export const OF_CLOSING = [
  'moneyLeft',
  'betOpen',
  'depositOpen',
  'cashOutOpen',
] as const satisfies ErrorName[];

/** Refusals of the move to the main app, which its own page has strings for. */
const OF_MOVING = ['ticketOver'] as const satisfies ErrorName[];

/** The refusal to show a round that is no longer kept, which the round's sheet has a string for. */
const OF_ROUNDS = ['roundGone'] as const satisfies ErrorName[];

/** The refusal of a social log-in that nobody has bound yet, for which its buttons have a string. */
const OF_SOCIAL_LOGIN = ['notBound'] as const satisfies ErrorName[];

const ELSEWHERE = [
  ...TO_PROVIDERS,
  ...OF_CASH_OUT,
  ...OF_CASH_IN,
  ...OF_REWARDS,
  ...OF_TRADE,
  ...OF_LOTTO,
  ...OF_CLOSING,
  ...OF_MOVING,
  ...OF_ROUNDS,
  ...OF_SOCIAL_LOGIN,
] as const;

/** Refusals without a string in the area `errors`. */
export type Elsewhere = (typeof ELSEWHERE)[number] | (typeof OF_BONUS)[number];
