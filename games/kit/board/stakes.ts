import { type Centavos, centavos } from '../rules/money';

/** The steps of a stake in pesos: 1, 2, 5, 10, 20, 50 and so on. */
const STEPS: readonly bigint[] = Array.from({ length: 7 }, (_, power) => 10n ** BigInt(power + 2)).flatMap(
  (unit) => [unit, 2n * unit, 5n * unit],
);

/** The stake clamped to its bounds; if the minimum is above the maximum, the minimum. */
export function clampStake(stake: bigint, min: Centavos, max: Centavos): Centavos {
  const capped = stake > max ? max : stake;
  return centavos(capped < min ? min : capped);
}

/** The next stake up (1) or down (-1) from this one, within its bounds. */
export function stepStake(stake: Centavos, direction: 1 | -1, min: Centavos, max: Centavos): Centavos {
  const next = direction === 1 ? STEPS.find((step) => step > stake) : STEPS.findLast((step) => step < stake);
  return clampStake(next ?? (direction === 1 ? max : min), min, max);
}

/** An amount without decimals if they are zero: ₱20 for ₱20.00. For button labels. */
export const shortAmount = (text: string): string => text.replace(/\.00$/, '');

/** So many bets a balance should last for at the stake that is suggested first. */
const BETS = 20n;

/** The stake suggested to a player who has not chosen one: the usual one, or a round one that lasts for 20 bets. */
export function firstStake(usual: Centavos, min: Centavos, balanceCentavos: Centavos): Centavos {
  // A balance that is not known yet, or used up, says nothing.
  if (balanceCentavos <= 0n || balanceCentavos >= usual * BETS) return usual;
  return clampStake(STEPS.findLast((step) => step * BETS <= balanceCentavos) ?? min, min, usual);
}
