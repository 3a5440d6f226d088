import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';

export const VIP_LEVEL_MAX = 20;

/** Lifetime turnover and deposits that a level requires. */
export interface VipRule {
  readonly betCentavos: Centavos;
  readonly depositCentavos: Centavos;
}

const rule = (betPesos: number, depositPesos: number): VipRule => ({
  betCentavos: centavos(BigInt(betPesos) * 100n),
  depositCentavos: centavos(BigInt(depositPesos) * 100n),
});

/** The requirements of each level from 0 to 20; both must be met, and neither ever decreases. */
export const VIP_RULES: readonly VipRule[] = [
  rule(0, 0),
  rule(1_000, 100),
  rule(5_000, 500),
  rule(20_000, 2_000),
  rule(50_000, 5_000),
  rule(100_000, 10_000),
  rule(200_000, 18_000),
  rule(400_000, 30_000),
  rule(700_000, 50_000),
  rule(1_000_000, 75_000),
  rule(1_500_000, 100_000),
  rule(2_500_000, 150_000),
  rule(4_000_000, 220_000),
  rule(6_000_000, 320_000),
  rule(9_000_000, 450_000),
  rule(13_000_000, 600_000),
  rule(18_000_000, 800_000),
  rule(25_000_000, 1_000_000),
  rule(35_000_000, 1_400_000),
  rule(50_000_000, 2_000_000),
  rule(80_000_000, 3_000_000),
];

export interface VipStanding {
  readonly level: number;
  /** What the next level requires; zero at the highest level. */
  readonly next: VipRule;
  /** Percentage of progress towards the next level, 0 to 100. */
  readonly progress: number;
}

/** The level that lifetime turnover and deposits have reached, and the progress to the next one. */
export function vipStanding(betCentavos: Centavos, depositCentavos: Centavos): VipStanding {
  const level = VIP_RULES.findLastIndex(
    (asked) => betCentavos >= asked.betCentavos && depositCentavos >= asked.depositCentavos,
  );
  const next = VIP_RULES[level + 1] ?? { betCentavos: ZERO, depositCentavos: ZERO };
  return { level, next, progress: vipProgress(betCentavos, depositCentavos, next) };
}

/**
 * 50 points for the ratio of turnover and 50 for that of deposits, each ratio at most 1; the sum is truncated,
 * not its parts. A requirement of zero is met.
 */
export function vipProgress(betCentavos: Centavos, depositCentavos: Centavos, asked: VipRule): number {
  const [bet, betAll] = ratio(betCentavos, asked.betCentavos);
  const [deposit, depositAll] = ratio(depositCentavos, asked.depositCentavos);
  return Number((50n * (bet * depositAll + deposit * betAll)) / (betAll * depositAll));
}

const ratio = (reached: bigint, asked: bigint): readonly [bigint, bigint] =>
  asked === 0n || reached >= asked ? [1n, 1n] : [reached, asked];
