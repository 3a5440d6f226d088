import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { deskCall, instant } from './call';
import { rewardsSettings } from './settings';

const sum = z.object({
  source: z.string(),
  /** What was paid from promotions, less what came back. */
  paid: signedAmount,
  /** Points given, less points taken. */
  points: z.int(),
  count: z.int(),
  /** Shown apart, and not held against the bound: what people gave by hand. */
  isApart: z.boolean(),
});

const day = z.object({
  day: z.iso.date(),
  /** Settled main stakes of own games, and what of them counts by weight. */
  staked: amount,
  counted: amount,
  players: z.int(),
  /** Without what is shown apart. */
  paid: signedAmount,
  points: z.int(),
  /** The most that rewards may cost for this play, by section 12 of the rules of rewards. */
  bound: amount,
  /** Of a day: above its own bound, which play of earlier days explains. Of all days: above what is allowed. */
  isAbove: z.boolean(),
  sources: z.array(sum),
});

export type EconomicsDay = z.output<typeof day>;

/** What a scheme is expected to cost, computed from the tables that pay. */
const expected = z.object({
  source: z.string(),
  /** In pesos for an active player a day. */
  perPlayer: amount,
  pointsPerPlayer: z.number(),
  about: z.string(),
});

const cost = z.object({ before: amount, after: amount });

export const economicsCalls = {
  read: deskCall({
    path: '/x2/desk/economics/read',
    needs: { action: 'report', step: 'read' },
    about:
      'What rewards have really paid, by day in Manila and by source, against counted play and the bound of the rules.',
    body: z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(31)) }),
    reply: z.object({
      days: z.array(day),
      /** The same over all days. */
      total: z.omit(day, { day: true }),
      expected: z.array(expected),
      /** The most that may have been paid on all these days: the parts of `bound` together. */
      allowed: amount,
      /** The parts of the bound over all days, what the 30 days before have left of theirs, and luck at the wheel. */
      bound: z.object({
        play: amount,
        inviters: amount,
        welcome: amount,
        logIns: amount,
        carried: amount,
        luck: amount,
      }),
      at: instant,
    }),
  }),
  preview: deskCall({
    path: '/x2/desk/economics/preview',
    needs: { action: 'content', step: 'read' },
    about: 'What tables of rewards would cost beside those that hold, by the play of the last seven days.',
    body: z.strictObject({ tables: rewardsSettings }),
    reply: z.object({
      /** Players on a day, and what one of them stakes on it; means of the seven days. */
      players: z.int(),
      staked: amount,
      counted: amount,
      /** Expected for an active player a day. */
      rows: z.array(
        z.object({
          source: z.string(),
          before: amount,
          after: amount,
          pointsBefore: z.number(),
          pointsAfter: z.number(),
        }),
      ),
      /** Points go either to the wheel or to the mall: the dearer of the two is in it. */
      total: cost,
      /** The same for all players of a day. */
      allPlayers: cost,
    }),
  }),
};
