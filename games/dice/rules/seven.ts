import { type Multiplier, multiplier } from '../../kit/rules/money';
import type { Place } from './mode';

/** Ways of two dice. */
export const WAYS = 36;
export const SIDES_OF_DIE = 6;

/** Each 1 to 6, left to right. */
export type Pair = readonly [number, number];

export const sumOf = ([first, second]: Pair): number => first + second;

export function placeOf(pair: Pair): Place {
  const sum = sumOf(pair);
  if (sum === 7) return 'exact';
  return sum < 7 ? 'under' : 'over';
}

/** The multiplier; every place has an RTP of 99 %. */
export const SEVEN_PAYS: Readonly<Record<Place, Multiplier>> = {
  under: multiplier(297n, 125n),
  exact: multiplier(297n, 50n),
  over: multiplier(297n, 125n),
};

/** Ways of 36 in which a place wins. */
export const SEVEN_WAYS: Readonly<Record<Place, number>> = { under: 15, exact: 6, over: 15 };
