import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { type Centavos, sum } from '../../kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { COLORS } from './segments';

const position = z.strictObject({ color: z.enum(COLORS), stake: amount });

export type Position = z.output<typeof position>;

/** One bet: stakes on one colour or several, each at most once, in the order of the colours. */
export const bet = z
  .strictObject({ positions: z.array(position).check(z.minLength(1), z.maxLength(COLORS.length)) })
  .check(
    z.refine(
      ({ positions }) => positions.every(({ stake }) => stake >= STAKE_MIN_CENTAVOS),
      'a stake is under the least stake',
    ),
    z.refine(
      ({ positions }) =>
        positions.every(
          ({ color }, index) =>
            index === 0 || COLORS.indexOf(color) > COLORS.indexOf(positions[index - 1]?.color ?? color),
        ),
      'a colour stands twice or out of order',
    ),
  );

export type Bet = z.output<typeof bet>;

export const stakeCentavos = ({ positions }: Bet): Centavos => sum(positions.map(({ stake }) => stake));
