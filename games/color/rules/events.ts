import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { KINDS } from './bet';
import type { Color } from './colors';

const color = z.custom<Color>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 6);

/** The events of a round, in order: the gate opens, the cubes stop left to right, positions win, the round settles. */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gateOpened') }),
  z.object({ type: z.literal('cubeStopped'), cube: z.number(), color }),
  z.object({
    type: z.literal('positionWon'),
    kind: z.enum(KINDS),
    colors: z.array(color),
    stake: amount,
    /** Multiplier as an exact fraction in text: "7/4". */
    pays: z.string(),
    payout: amount,
  }),
  z.object({
    type: z.literal('roundSettled'),
    stake: amount,
    payout: amount,
    tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']),
  }),
]);

export type ColorEvent = z.output<typeof event>;
