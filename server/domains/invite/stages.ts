import { type Centavos, centavos } from '../../../games/kit/rules/money';

/** A stage that an invited player can reach. */
export interface Stage {
  readonly stage: 1 | 2 | 3;
  /** Counted play of the invited player, in centavos. */
  readonly playCentavos: Centavos;
  /** What the inviter gets, in main money. */
  readonly amountCentavos: Centavos;
}

export const STAGES: readonly Stage[] = [
  { stage: 1, playCentavos: centavos(1_500_00n), amountCentavos: centavos(5_00n) },
  { stage: 2, playCentavos: centavos(6_000_00n), amountCentavos: centavos(15_00n) },
  { stage: 3, playCentavos: centavos(20_000_00n), amountCentavos: centavos(40_00n) },
];

/** The least settled deposit with which an invited player counts, in centavos. */
export const DEPOSIT_MIN: Centavos = centavos(100_00n);
/** How long their play counts, from the day on which they begin to count. */
export const COUNTING_DAYS = 180;
/** The most invited players that may reach stage 1 for one inviter. */
export const MONTH_MAX = 20;
export const YEAR_MAX = 100;
/** How long a red bag waits for a review where both have used one address. */
export const REVIEW_MS = 72 * 60 * 60_000;

/** Points of the week's ranking, by place from the first on. */
export const RANK_POINTS: readonly number[] = [500, 300, 200, 100, 100, 100, 100, 100, 100, 100];
