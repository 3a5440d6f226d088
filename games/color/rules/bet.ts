import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { type Centavos, sum } from '../../kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import type { Color } from './colors';

/**
 * The kinds of positions. single: one colour, paid by how many cubes show it. pair: both named colours show. trio:
 * exactly the three named colours. anyTriple: three equal cubes. triple: three cubes of the named colour. allDifferent:
 * no colour twice.
 */
export const KINDS = ['single', 'pair', 'trio', 'anyTriple', 'triple', 'allDifferent'] as const;
export type Kind = (typeof KINDS)[number];

/** How many colours a position of each kind names. */
export const COLORS_NAMED: Readonly<Record<Kind, number>> = {
  single: 1,
  pair: 2,
  trio: 3,
  anyTriple: 0,
  triple: 1,
  allDifferent: 0,
};

const color = z.custom<Color>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 6);

const position = z.strictObject({
  kind: z.enum(KINDS),
  /** Ascending, without repeats; the number that the kind names. */
  colors: z.array(color).check(z.maxLength(3)),
  stake: amount,
});

export type Position = z.output<typeof position>;

/** 6 singles, 15 pairs, 20 trios, 6 triples, any triple and all different. */
export const POSITIONS_MAX = 49;

const isWellFormed = ({ kind, colors, stake }: Position): boolean =>
  colors.length === COLORS_NAMED[kind] &&
  colors.every((value, index) => index === 0 || value > (colors[index - 1] ?? -1)) &&
  stake >= STAKE_MIN_CENTAVOS;

export const positionKey = ({ kind, colors }: Pick<Position, 'kind' | 'colors'>): string =>
  `${kind}:${colors.join('')}`;

/** One bet: chips on one or more different positions, all settled by the same roll. */
export const bet = z
  .strictObject({ positions: z.array(position).check(z.minLength(1), z.maxLength(POSITIONS_MAX)) })
  .check(
    z.refine(
      ({ positions }) => positions.every(isWellFormed),
      'a position is malformed or under the least stake',
    ),
    z.refine(
      ({ positions }) => new Set(positions.map(positionKey)).size === positions.length,
      'a position stands twice',
    ),
  );

export type Bet = z.output<typeof bet>;

export const stakeCentavos = ({ positions }: Bet): Centavos => sum(positions.map(({ stake }) => stake));
