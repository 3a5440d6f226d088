import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { call, instant } from '../call';
import { limitMinutes, limitPeriod, period } from './limits';

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

/** What games read: they load nothing of the changes that players make on their own page. */
export const saferPlayReads = {
  state: call({
    path: '/x2/safer-play/state',
    auth: 'player',
    quiet: true,
    about:
      'Limits with the amounts used, reality check, break and exclusion of the caller. A reality check is ' +
      'due after every hour of play unless another interval is set.',
    reply: saferPlay,
  }),
  sitting: call({
    path: '/x2/safer-play/sitting',
    auth: 'player',
    quiet: true,
    about:
      'Stakes, payouts, net result and time of the current session of play, as shown by a reality check.',
    reply: sitting,
  }),
};
