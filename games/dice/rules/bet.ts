import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { type Centavos, sum } from '../../kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { PLACES, SIDES } from './mode';
import { isBackable } from './percent';

/** Hundredths as two decimals: 6000 is "60.00". */
export const hundredthsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** A target: text on the wire ("60.00"), always with two decimals; hundredths inside. */
const target = z.codec(
  z.string().check(z.regex(/^(0|[1-9][0-9]?)\.[0-9]{2}$/)),
  z.custom<number>((value) => Number.isInteger(value)),
  { decode: (text) => Number(text.replace('.', '')), encode: hundredthsText },
);

const percent = z
  .strictObject({ mode: z.literal('percent'), side: z.enum(SIDES), target, stake: amount })
  .check(
    z.refine(({ side, target: at }) => isBackable(side, at), 'the target leaves too few or too many numbers'),
    z.refine(({ stake }) => stake >= STAKE_MIN_CENTAVOS, 'the stake is under the least one'),
  );

const position = z.strictObject({ place: z.enum(PLACES), stake: amount });

const seven = z
  .strictObject({
    mode: z.literal('seven'),
    /** In the order under, exact, over; each at most once. */
    positions: z.array(position).check(z.minLength(1), z.maxLength(PLACES.length)),
  })
  .check(
    z.refine(
      ({ positions }) =>
        positions.every(
          ({ place }, index) =>
            index === 0 || PLACES.indexOf(place) > PLACES.indexOf(positions[index - 1]?.place ?? 'over'),
        ),
      'places stand twice or out of order',
    ),
    z.refine(
      ({ positions }) => positions.every(({ stake }) => stake >= STAKE_MIN_CENTAVOS),
      'a stake is under the least one',
    ),
  );

/** One bet: a side of a target, or one or more places of the sum. */
export const bet = z.discriminatedUnion('mode', [percent, seven]);

export type PercentBet = z.output<typeof percent>;
export type SevenBet = z.output<typeof seven>;
export type Bet = z.output<typeof bet>;

export const stakeCentavos = (placed: Bet): Centavos =>
  placed.mode === 'percent' ? placed.stake : sum(placed.positions.map(({ stake }) => stake));
