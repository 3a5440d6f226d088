import { type Centavos, centavos } from '../../kit/rules/money';

/** The prize of a wedge: whole pesos, or `points`. It is also the outcome's wire form. */
export type Prize = 'points' | 1 | 2 | 5 | 8 | 10 | 20 | 58 | 88 | 188 | 888;

export interface Wedge {
  readonly prize: Prize;
  /** Of {@link WEIGHT_TOTAL}. Wedges have equal sizes; these are the chances. */
  readonly weight: number;
}

/** Clockwise, in the order in which the draw reads them. */
export const WEDGES: readonly Wedge[] = [
  { prize: 'points', weight: 1500 },
  { prize: 1, weight: 2900 },
  { prize: 2, weight: 2500 },
  { prize: 5, weight: 1500 },
  { prize: 8, weight: 900 },
  { prize: 10, weight: 400 },
  { prize: 20, weight: 200 },
  { prize: 58, weight: 60 },
  { prize: 88, weight: 30 },
  { prize: 188, weight: 8 },
  { prize: 888, weight: 2 },
];

export const WEIGHT_TOTAL = 10_000;

/** What a spin costs, in loyalty points. */
export const SPIN_PRICE_POINTS = 200;

/** What the one wedge without money pays, in loyalty points. */
export const POINTS_PRIZE = 20;

export const isPrize = (value: unknown): value is Prize => WEDGES.some(({ prize }) => prize === value);

/** The wedge's place on the wheel, counted clockwise from 0. */
export const wedgeIndex = (prize: Prize): number => WEDGES.findIndex((wedge) => wedge.prize === prize);

export const prizeCentavos = (prize: Prize): Centavos =>
  centavos(prize === 'points' ? 0n : BigInt(prize) * 100n);

export const prizePoints = (prize: Prize): number => (prize === 'points' ? POINTS_PRIZE : 0);

/** The prize whose cumulative weight first exceeds the drawn number, which is 0 to {@link WEIGHT_TOTAL} - 1. */
export function prizeAt(drawn: number): Prize {
  let total = 0;
  for (const { prize, weight } of WEDGES) {
    total += weight;
    if (drawn < total) return prize;
  }
  throw new RangeError('the number is outside the range of the wheel');
}

/** The average payout of a spin: exactly 4.00 pesos, and 3 points. */
export const MEAN_PRIZE_CENTAVOS = centavos(
  WEDGES.reduce((sum, { prize, weight }) => sum + prizeCentavos(prize) * BigInt(weight), 0n) /
    BigInt(WEIGHT_TOTAL),
);
