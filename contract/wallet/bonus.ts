import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call, instant, page, pageEnd } from '../call';

/** What a bonus was granted for. `EARLIER` holds those from before bonuses were kept one by one. */
export const bonusSources = [
  'GIVE_BONUS',
  'FIRST_DEPOSIT',
  'TOPUP_5',
  'TOPUP',
  'RELIEF',
  'MIGRATION',
  'GIFT',
  'EARLIER',
] as const;
export const bonusSource = z.enum(bonusSources);

export type BonusSource = z.output<typeof bonusSource>;

/** The turnover of a bonus is so many times its amount; SQL functions of the ledger enforce it. */
export const BONUS_TIMES = 5;

export const bonusId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const bonusGrant = z.object({
  bonusId,
  source: bonusSource,
  /** `waiting` until the one before it has ended; only then its money is credited. */
  state: z.enum(['waiting', 'processing', 'completed', 'expired']),
  amount,
  /** What must be staked in bonus money, times the weight of the game, and what is left of that. */
  turnover: amount,
  turnoverLeft: amount,
  createdAt: instant,
  /** When its money was credited and when it expires; null while it waits. */
  startedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** What moved to main money, or back to the operator; null until it has ended. */
  moved: z.nullable(amount),
});

export type BonusGrant = z.output<typeof bonusGrant>;

/** The rules that stand beside every bonus. */
export const bonusTerms = z.object({
  /** The largest bet with bonus money in it. */
  stakeMax: amount,
  /** The turnover is this many times the bonus. */
  times: z.int(),
  /** Days until a bonus expires, from when it is credited. */
  days: z.int(),
  /** The percentage of a stake that counts, by own game. In all other games bonus money cannot be staked. */
  weights: z.array(z.object({ gameId: z.string(), percent: z.int() })),
});

export type BonusTerms = z.output<typeof bonusTerms>;

export const bonusCalls = {
  current: call({
    path: '/x2/bonus/current',
    auth: 'player',
    quiet: true,
    about: 'The bonus that is processing, how many wait after it, and the rules of bonus money.',
    reply: z.object({ bonus: z.nullable(bonusGrant), waiting: z.int(), terms: bonusTerms }),
  }),
  list: call({
    path: '/x2/bonus/list',
    auth: 'player',
    quiet: true,
    about:
      "The caller's bonuses: processing with those that wait in order, completed or expired newest first.",
    body: z.strictObject({ ...page, state: z.enum(['processing', 'completed', 'expired']) }),
    reply: z.object({ list: z.array(bonusGrant), ...pageEnd }),
  }),
};
