import * as z from 'zod/mini';
import { amount, signedAmount } from '../games/kit/rules/amount';
import type { Json } from '../games/kit/rules/round';
import { call, instant } from './call';
import { roundId } from './play';

/** The most past rounds of a shared game that are counted, and the most of a player's own. */
export const TABLE_OUTCOMES_MAX = 200;
export const OWN_OUTCOMES_MAX = 100;
/** The most points of the line through a day. */
export const COURSE_POINTS_MAX = 60;

const json = z.custom<Json>((value) => value !== undefined);
const params = z.strictObject({ game: z.string().check(z.regex(/^[a-z-]{3,16}$/)) });

/** What a player staked and got back in one game since 0:00 in Manila. */
export const dayResults = z.object({
  /** 0:00 GMT+8 of the day. */
  since: instant,
  rounds: z.int(),
  staked: amount,
  returned: amount,
  /** Payouts less stakes after some of the rounds, oldest first; the last is that of the whole day. */
  course: z.array(signedAmount),
});

export type DayResults = z.output<typeof dayResults>;

/** An own round as the statistics count it. */
export const ownOutcome = z.object({ roundId, outcome: json, stake: amount });

export type OwnOutcome = z.output<typeof ownOutcome>;

export const statisticsCalls = {
  table: call({
    path: '/x2/og/{game}/outcomes',
    auth: 'none',
    quiet: true,
    about: `The outcomes of the last rounds of a shared game, at most ${TABLE_OUTCOMES_MAX}, newest first. Rounds that were called off have none.`,
    params,
    reply: z.object({ outcomes: z.array(z.object({ roundNumber: z.int(), outcome: json })) }),
  }),
  own: call({
    path: '/x2/og/{game}/results',
    auth: 'player',
    quiet: true,
    about: `The player's last outcomes in a game, at most ${OWN_OUTCOMES_MAX}, newest first, and their results of the day.`,
    params,
    reply: z.object({
      outcomes: z.array(ownOutcome),
      today: dayResults,
      /** The newest round that is counted; null before the first. */
      newest: z.nullable(roundId),
    }),
  }),
};
