import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { call, instant } from '../call';
import { limitKind, limitMinutes, limitPeriod, period } from './limits';
import { saferPlay, saferPlayReads } from './saferPlayState';

/** The totals of a period, by the ledger. */
export const result = z.object({
  period,
  from: instant,
  deposited: amount,
  /** Without refunded stakes. */
  staked: amount,
  paid: amount,
  /** Payouts less stakes. */
  net: signedAmount,
  /** Time between consecutive stakes that are less than 15 minutes apart. */
  playedMinutes: z.int(),
});

export type PlayResult = z.output<typeof result>;

/** The offered lengths. The first six months of an exclusion cannot be undone. */
export const BREAK_HOURS = [24, 168, 720] as const;
export const EXCLUSION_MONTHS = [6, 12, 60] as const;
export const CHECK_MINUTES = [15, 30, 60] as const;

const oneOf = <const Values extends readonly [number, ...number[]]>(values: Values) => z.literal(values);

export const saferPlayCalls = {
  ...saferPlayReads,
  results: call({
    path: '/x2/safer-play/results',
    auth: 'player',
    quiet: true,
    about: 'Deposits, stakes, payouts, net result and time played of the current day, week and month.',
    reply: z.object({ results: z.array(result) }),
  }),
  setLimit: call({
    path: '/x2/safer-play/limit',
    auth: 'player',
    about:
      'Sets a limit on money. A lower one applies at once; a higher one, or null for none, after 24 hours.',
    body: z.strictObject({
      kind: z.enum(['deposit', 'loss', 'stake']),
      period: limitPeriod,
      most: z.nullable(amount),
    }),
    reply: saferPlay,
  }),
  setSessionLimit: call({
    path: '/x2/safer-play/session-limit',
    auth: 'player',
    about:
      'Sets a limit on the time played. A lower one applies at once; a higher one, or null for none, after 24 hours.',
    body: z.strictObject({ period, mostMinutes: z.nullable(limitMinutes) }),
    reply: saferPlay,
  }),
  withdrawChange: call({
    path: '/x2/safer-play/limit/keep',
    auth: 'player',
    about: 'Cancels a pending change of a limit.',
    body: z.strictObject({ kind: limitKind, period: limitPeriod }),
    reply: saferPlay,
  }),
  setRealityCheck: call({
    path: '/x2/safer-play/reality-check',
    auth: 'player',
    about: 'Sets the minutes of play between two reality checks.',
    body: z.strictObject({ minutes: oneOf(CHECK_MINUTES) }),
    reply: saferPlay,
  }),
  acknowledge: call({
    path: '/x2/safer-play/reality-check/seen',
    auth: 'player',
    quiet: true,
    about: 'Acknowledges the reality check; the next one is due after the interval.',
    reply: saferPlay,
  }),
  takeBreak: call({
    path: '/x2/safer-play/break',
    auth: 'player',
    about: 'No bets, deposits or rewards for 24 hours, 7 or 30 days. It can be extended, never shortened.',
    body: z.strictObject({ hours: oneOf(BREAK_HOURS) }),
    reply: saferPlay,
  }),
  exclude: call({
    path: '/x2/safer-play/exclusion',
    auth: 'player',
    about:
      'No bets, deposits or rewards for 6 months, 1 or 5 years. Queued bets are refunded, open bets are settled, ' +
      'and withdrawals stay possible. It can be extended, never shortened.',
    body: z.strictObject({ months: oneOf(EXCLUSION_MONTHS), understood: z.literal(true) }),
    reply: saferPlay,
  }),
  liftExclusion: call({
    path: '/x2/safer-play/exclusion/lift',
    auth: 'player',
    about: 'Ends an exclusion 24 hours from now. Refused in its first six months.',
    reply: saferPlay,
  }),
};
