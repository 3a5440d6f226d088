import { type Centavos, type Multiplier, multiplier, paidMultiplier } from '../../kit/rules/money';
import { PLACES, type Place, type Side } from '../rules/mode';
import { NUMBERS, percentPays, WINNING_MAX, WINNING_MIN, winningNumbers } from '../rules/percent';
import { SEVEN_PAYS, SEVEN_WAYS, WAYS } from '../rules/seven';

/** A share in percent with two decimals, truncated and never rounded up: "41.66". */
function percentText(numerator: bigint, denominator: bigint): string {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** A multiplier for display: two to four decimals, truncated and never rounded up. 297/125 is "2.376". */
export function paysText({ numerator, denominator }: Multiplier): string {
  const parts = (numerator * 10_000n) / denominator;
  const decimals = (parts % 10_000n)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${parts / 10_000n}.${decimals}`;
}

/** A fraction as events carry it, "9900/6000", for display. */
export function fractionText(fraction: string): string {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  return paysText({ numerator: BigInt(numerator), denominator: BigInt(denominator) });
}

export const percentChance = (side: Side, target: number): string =>
  percentText(BigInt(winningNumbers(side, target)), BigInt(NUMBERS));

export const chanceOf = (winning: number): string => percentText(BigInt(winning), BigInt(NUMBERS));

export const placeChance = (place: Place): string => percentText(BigInt(SEVEN_WAYS[place]), BigInt(WAYS));

/** The RTP before payouts are floored to the centavo; the same for every bet of the game. */
export const returnPercent = (): string => returnOf(1, percentPays(1), NUMBERS);

/** The RTP of a bet on a side at its stake: what its floored payout returns. */
export function percentReturn(side: Side, target: number, stake: Centavos): string {
  const winning = winningNumbers(side, target);
  return returnOf(winning, paidMultiplier(stake, percentPays(winning)), NUMBERS);
}

/** The RTP of a bet on a sum at its stake. */
export const placeReturn = (place: Place, stake: Centavos): string =>
  returnOf(SEVEN_WAYS[place], paidMultiplier(stake, SEVEN_PAYS[place]), WAYS);

/** The lowest RTP that any bet of this stake has: the floored payout takes away the most. */
export function lowestReturn(stake: Centavos): string {
  let lowest = multiplier(1n);
  const compare = (winning: number, outcomes: number, pays: Multiplier) => {
    const paid = paidMultiplier(stake, pays);
    const numerator = BigInt(winning) * paid.numerator;
    const denominator = BigInt(outcomes) * paid.denominator;
    if (numerator * lowest.denominator < lowest.numerator * denominator)
      lowest = multiplier(numerator, denominator);
  };
  for (let winning = WINNING_MIN; winning <= WINNING_MAX; winning += 1)
    compare(winning, NUMBERS, percentPays(winning));
  for (const place of PLACES) compare(SEVEN_WAYS[place], WAYS, SEVEN_PAYS[place]);
  return percentText(lowest.numerator, lowest.denominator);
}

const returnOf = (winning: number, pays: Multiplier, outcomes: number): string =>
  percentText(BigInt(winning) * pays.numerator, BigInt(outcomes) * pays.denominator);
