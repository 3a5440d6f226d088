import * as z from 'zod/mini';
import { MATCHUPS, NUMBERS, SIDES, winnerOf } from './matchups';

/** The number that decides a contest, and its meaning on the posted card. */
export const outcome = z
  .strictObject({
    card: z.int().check(z.gte(0), z.lt(MATCHUPS.length)),
    number: z.int().check(z.gte(0), z.lt(NUMBERS)),
    winner: z.enum(SIDES),
  })
  .check(
    z.refine(({ card, number, winner }) => winnerOf(card, number) === winner, {
      error: 'not the winner by the number',
      // Only a number of an existing card has a winner.
      when: ({ issues }) => issues.length === 0,
    }),
  );

export type Outcome = z.output<typeof outcome>;

export const outcomeOf = (card: number, number: number): Outcome => ({
  card,
  number,
  winner: winnerOf(card, number),
});
