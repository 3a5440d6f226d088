import { type Multiplier, multiplier } from '../../kit/rules/money';
import type { Side } from './mode';

/** Numbers of the draw: 0 to 9,999, shown as 0.00 to 99.99. */
export const NUMBERS = 10_000;
/** The most numbers a bet may win on. */
export const WINNING_MIN = 1;
export const WINNING_MAX = 9_800;

/** How many numbers win. Target in hundredths. */
export const winningNumbers = (side: Side, target: number): number =>
  side === 'under' ? target : NUMBERS - target;

/** The target at which a side has this many winning numbers, in hundredths. */
export const targetFor = (side: Side, winning: number): number =>
  side === 'under' ? winning : NUMBERS - winning;

export function isBackable(side: Side, target: number): boolean {
  const winning = winningNumbers(side, target);
  return Number.isInteger(target) && winning >= WINNING_MIN && winning <= WINNING_MAX;
}

export const wins = (side: Side, target: number, number: number): boolean =>
  side === 'under' ? number < target : number >= target;

/** The multiplier: exactly 9900 / winning numbers, which gives every target an RTP of 99 %. */
export const percentPays = (winning: number): Multiplier => multiplier(9_900n, BigInt(winning));

/** The four digits that the dice show, left to right. */
export const digitsOf = (number: number): readonly number[] =>
  [1_000, 100, 10, 1].map((unit) => Math.floor(number / unit) % 10);

export const numberOf = (digits: readonly number[]): number =>
  digits.reduce((number, digit) => number * 10 + digit, 0);
