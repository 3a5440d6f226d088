import type { Multiplier } from '../../kit/rules/money';
import type { Place, Side } from '../rules/mode';
import { NUMBERS, percentPays, winningNumbers } from '../rules/percent';
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

/** The RTP; the same for every bet of the game. */
export function returnPercent(winning = 1, pays = percentPays(winning), outcomes = NUMBERS): string {
  return percentText(BigInt(winning) * pays.numerator, BigInt(outcomes) * pays.denominator);
}

export const placeReturn = (place: Place): string =>
  returnPercent(SEVEN_WAYS[place], SEVEN_PAYS[place], WAYS);
