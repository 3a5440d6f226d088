import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { call, instant } from './call';

/** WELCOME is not chosen: it comes with a first deposit, to players who asked for it when they registered. */
export const activityTypes = ['WELCOME', 'FIRST_DEPOSIT', 'TOPUP'] as const;

export const activityId = z.string().check(z.regex(/^[a-z0-9-]{1,24}$/));

/** Why a player cannot have an activity now. */
export const activityReasons = ['notFirst', 'taken', 'weekTaken', 'playNeeded', 'notAsked'] as const;

const conditions = {
  id: activityId,
  type: z.enum(activityTypes),
  eligible: z.boolean(),
  /** Null where the player is eligible. */
  reason: z.nullable(z.enum(activityReasons)),
};

/** A bonus that comes with a deposit, and everything it asks. */
export const activity = z.object({
  ...conditions,
  /** Percent of the deposit; 0 where the bonus is always `maxBonus`. */
  rate: z.int(),
  minAmount: amount,
  maxBonus: amount,
  /** The bonus is staked this many times before what is left of it becomes main money. */
  turnover: z.int(),
  /** It uses up this many times the bonus of counted play; 0 for none. */
  play: z.int(),
  /** How long the bonus can be played, in days. */
  days: z.int(),
  /** The largest bet with bonus money in it. */
  maxBet: amount,
  /** How much of a stake counts as turnover, in percent, by the ids of own games; no other game takes bonus money. */
  weights: z.array(z.object({ percent: z.int(), games: z.array(z.int()) })),
  startTime: z.nullable(instant),
  endTime: z.nullable(instant),
});

export type Activity = z.output<typeof activity>;

/** What an activity gives for one amount. */
export const activityQuote = z.object({
  ...conditions,
  bonus: amount,
  /** What has to be staked in bonus money, at full weight. */
  turnover: amount,
  /** Counted play that it uses up. */
  play: amount,
});

export type ActivityQuote = z.output<typeof activityQuote>;

export const activityCalls = {
  list: call({
    path: '/x2/payListActivity/upActivity',
    auth: 'player',
    quiet: true,
    about:
      'Bonuses that come with a deposit, what they ask, and whether the player may have them. Empty while rewards rest.',
    reply: z.object({ list: z.array(activity) }),
  }),
  quote: call({
    path: '/x2/payListActivity/quote',
    auth: 'player',
    quiet: true,
    about: 'What each activity gives for a deposit of an amount. Empty while rewards rest.',
    body: z.strictObject({ amount }),
    reply: z.object({ list: z.array(activityQuote) }),
  }),
};
