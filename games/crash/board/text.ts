import { chanceOf } from '../rules/odds';
import { multiplierText } from '../rules/times';
import type { Translate } from './strings';

/** "×2.38". */
export const timesText = (translate: Translate, hundredths: bigint): string =>
  translate('times', { multiplier: multiplierText(hundredths).replace(/\B(?=(\d{3})+\.)/, ',') });

/** The same without zero decimals if it is long: "×5,000". */
export const shortTimesText = (translate: Translate, hundredths: bigint): string =>
  hundredths >= 10_000n && hundredths % 100n === 0n
    ? timesText(translate, hundredths).replace(/\.00/, '')
    : timesText(translate, hundredths);

/** The chance to reach a target in percent, truncated: "49.50", with more decimals if it is small. */
export function chanceText(target: bigint): string {
  const percent = chanceOf(target) * 100;
  const decimals = percent >= 1 ? 2 : 4;
  const cut = 10 ** decimals;
  return (Math.floor(percent * cut + 1e-9) / cut).toFixed(decimals);
}

/** Seconds with two decimals, truncated. */
export const secondsText = (ms: number): string => (Math.floor(ms / 10) / 100).toFixed(2);
