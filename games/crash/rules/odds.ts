import { multiplier } from '../../kit/rules/money';
import type { Odds } from '../../kit/rules/rules';
import { multiplierText } from './times';

/** The draw's numbers in equal lots, fine enough for each published target to end on the edge of one. */
export const LOTS = 512;

/** Targets in hundredths that divide 99 x {@link LOTS}: their chance is a whole number of lots. */
export const PUBLISHED_TARGETS: readonly bigint[] = [132n, 198n, 396n, 792n, 1_584n, 6_336n, 50_688n];

/** Every target returns 99 % exactly; these show it in whole numbers, for all to count. */
export const odds: readonly Odds[] = PUBLISHED_TARGETS.map((target) => ({
  key: multiplierText(target),
  ways: [{ count: (99 * LOTS) / Number(target), pays: multiplier(target, 100n) }],
  outcomes: LOTS,
}));

/** The chance to reach a target, as a fraction of one: 0.99 divided by it. */
export const chanceOf = (targetHundredths: bigint): number => 99 / Number(targetHundredths);
