import { multiplier } from '../../kit/rules/money';
import type { Odds } from '../../kit/rules/rules';
import { multiplierText } from './times';

/** The draw's numbers in equal intervals, fine enough for each published target to be on the edge of one. */
export const LOTS = 512;

/** Targets in hundredths that divide 99 x {@link LOTS}: their chance is a whole number of intervals. */
export const PUBLISHED_TARGETS: readonly bigint[] = [132n, 198n, 396n, 792n, 1_584n, 6_336n, 50_688n];

/** Every target has an RTP of exactly 99 %; for these it can be verified with whole numbers. */
export const odds: readonly Odds[] = PUBLISHED_TARGETS.map((target) => ({
  key: multiplierText(target),
  ways: [{ count: (99 * LOTS) / Number(target), pays: multiplier(target, 100n) }],
  outcomes: LOTS,
}));

/** The chance to reach a target, from 0 to 1: 0.99 divided by it. */
export const chanceOf = (targetHundredths: bigint): number => 99 / Number(targetHundredths);
