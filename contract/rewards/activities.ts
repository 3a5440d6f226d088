import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call, instant } from '../call';
import { bonusId } from '../wallet/bonus';

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

/** What a bonus that comes with a deposit gives and asks. */
const terms = {
  id: activityId,
  type: z.enum(activityTypes),
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
};

/** The terms of an activity, the same for everybody. */
const activityTerms = z.object(terms);

export type ActivityTerms = z.output<typeof activityTerms>;

/** A bonus that comes with a deposit, everything it asks, and whether the player may have it. */
export const activity = z.object({ ...terms, ...conditions });

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
  terms: call({
    path: '/x2/payListActivity/terms',
    auth: 'optional',
    quiet: true,
    about:
      'What bonuses that come with deposits give and ask, for everybody. Refused to a player while rewards rest.',
    reply: z.object({ list: z.array(activityTerms) }),
  }),
  bonus: call({
    path: '/x2/payListActivity/bonus',
    auth: 'player',
    quiet: true,
    about:
      'What has been granted and not been shown yet: `result` is its sum, `bonusId` the newest of it. With an amount also what each activity gives for a deposit of it: empty without one, and while rewards rest.',
    body: z.strictObject({ amount: z.optional(amount) }),
    reply: z.object({ result: amount, bonusId: z.nullable(bonusId), list: z.array(activityQuote) }),
  }),
  seen: call({
    path: '/x2/payListActivity/seen',
    auth: 'player',
    quiet: true,
    about: 'The wallet has shown the bonuses up to this one.',
    body: z.strictObject({ bonusId }),
  }),
};
