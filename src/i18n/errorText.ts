import { DEFAULT_MESSAGE, ERRORS } from '../../contract/envelope';
import type { Translation } from './i18n';

/** Refusals that only the server of a provider gets. */
const TO_PROVIDERS = [
  'sessionOver',
  'betUnknown',
  'roundClosed',
  'rolledBack',
] as const satisfies (keyof typeof ERRORS)[];

/** Refusals of withdrawals, which only their own pages get and have strings for (`cashOutErrorText`). */
export const OF_CASH_OUT = [
  'outsideHours',
  'identityNeeded',
  'withdrawalsHeld',
  'accountMismatch',
  'notCancelable',
  'withdrawalCount',
  'orderFailed',
] as const satisfies (keyof typeof ERRORS)[];

/** Refusals of cash-in orders, for which the form has strings. */
const OF_CASH_IN = ['activityClosed'] as const satisfies (keyof typeof ERRORS)[];

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
] as const satisfies (keyof typeof ERRORS)[];

/** Refusals of orders in the trade area, which only its pages get and have strings for (`orderErrorText`). */
export const OF_TRADE = [
  'marketPaused',
  'marketClosing',
  'orderLate',
  'oppositeOpen',
  'ordersFull',
  'marketFull',
] as const satisfies (keyof typeof ERRORS)[];

/** Refusals of lotto tickets, which only its pages get and have strings for (`lottoErrorText`). */
export const OF_LOTTO = [
  'salesClosed',
  'combinationFull',
  'drawStakeLimit',
] as const satisfies (keyof typeof ERRORS)[];

/** Refusals to close an account, which only its sheet gets and has strings for. */
export const OF_CLOSING = [
  'moneyLeft',
  'betOpen',
  'depositOpen',
  'cashOutOpen',
] as const satisfies (keyof typeof ERRORS)[];

/** Refusals of bonus money in a bet, which games have strings for. */
export const OF_BONUS = ['bonusNotHere', 'bonusStakeTooHigh'] as const satisfies (keyof typeof ERRORS)[];

/** Refusals of the move to the main app, which its own page has strings for. */
const OF_MOVING = ['ticketOver'] as const satisfies (keyof typeof ERRORS)[];

/** The refusal to show a round that is no longer kept, which the round's sheet has a string for. */
const OF_ROUNDS = ['roundGone'] as const satisfies (keyof typeof ERRORS)[];

const ELSEWHERE = [
  ...TO_PROVIDERS,
  ...OF_CASH_OUT,
  ...OF_CASH_IN,
  ...OF_REWARDS,
  ...OF_TRADE,
  ...OF_LOTTO,
  ...OF_CLOSING,
  ...OF_BONUS,
  ...OF_MOVING,
  ...OF_ROUNDS,
] as const;

type Shown = Exclude<keyof typeof ERRORS, (typeof ELSEWHERE)[number]>;

const isShown = (name: string): name is Shown => !ELSEWHERE.some((other) => other === name);

const NAMES: ReadonlyMap<string, Shown> = new Map(
  Object.keys(ERRORS)
    .filter(isShown)
    .map((name) => [ERRORS[name].code, name]),
);

/** The message of a failed call: in the player's language where the code is known, else in the server's words. */
export function errorText(error: unknown, t: Translation['t']): string {
  const { code, msg } = error as { code?: unknown; msg?: unknown };
  const name = typeof code === 'string' ? NAMES.get(code) : undefined;
  if (name !== undefined) return t(`errors.${name}`);
  return typeof msg === 'string' && msg !== '' && msg !== DEFAULT_MESSAGE ? msg : t('errors.server');
}
