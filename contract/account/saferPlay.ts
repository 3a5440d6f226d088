import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { call, instant } from '../call';
import { limitKind, limitMinutes, limitPeriod, period } from './limits';

/** A limit on money. Null is no limit. */
export const moneyLimit = z.object({
  kind: z.enum(['deposit', 'loss', 'stake']),
  period: limitPeriod,
  most: z.nullable(amount),
  /** The amount used in the current period; zero for limits per bet, and for a player who is ahead. */
  used: amount,
  /** A pending increase (null for no limit) and when it takes effect. */
  pending: z.nullable(z.object({ most: z.nullable(amount), from: instant })),
});

/** A limit on the time played, in minutes. Null is no limit. */
export const sessionLimit = z.object({
  period,
  mostMinutes: z.nullable(limitMinutes),
  usedMinutes: z.int(),
  pending: z.nullable(z.object({ mostMinutes: z.nullable(limitMinutes), from: instant })),
});

export const saferPlay = z.object({
  limits: z.array(moneyLimit),
  sessionLimits: z.array(sessionLimit),
  realityCheck: z.object({
    minutes: z.int(),
    /** When the session of play began and when the next check is due; null while the player is not playing. */
    since: z.nullable(instant),
    dueAt: z.nullable(instant),
    /** No stake is accepted until the check is acknowledged. */
    isDue: z.boolean(),
  }),
  breakUntil: z.nullable(instant),
  exclusion: z.nullable(z.object({ from: instant, until: instant, firmUntil: instant })),
});

export type SaferPlay = z.output<typeof saferPlay>;

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

/** The player's current session of play, by the ledger. Named `sitting` on the wire. */
export const sitting = z.object({
  /** Null before the first bet. */
  since: z.nullable(instant),
  minutes: z.int(),
  staked: amount,
  paid: amount,
  net: signedAmount,
  playedTodayMinutes: z.int(),
});

export type Sitting = z.output<typeof sitting>;

/** The offered lengths. The first six months of an exclusion cannot be undone. */
export const BREAK_HOURS = [24, 168, 720] as const;
export const EXCLUSION_MONTHS = [6, 12, 60] as const;
export const CHECK_MINUTES = [15, 30, 60] as const;

const oneOf = <const Values extends readonly [number, ...number[]]>(values: Values) => z.literal(values);

export const saferPlayCalls = {
  state: call({
    path: '/x2/safer-play/state',
    auth: 'player',
    quiet: true,
    about:
      'Limits with the amounts used, reality check, break and exclusion of the caller. A reality check is ' +
      'due after every hour of play unless another interval is set.',
    reply: saferPlay,
  }),
  results: call({
    path: '/x2/safer-play/results',
    auth: 'player',
    quiet: true,
    about: 'Deposits, stakes, payouts, net result and time played of the current day, week and month.',
    reply: z.object({ results: z.array(result) }),
  }),
  sitting: call({
    path: '/x2/safer-play/sitting',
    auth: 'player',
    quiet: true,
    about:
      'Stakes, payouts, net result and time of the current session of play, as shown by a reality check.',
    reply: sitting,
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
