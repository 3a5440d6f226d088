import { multiplierText } from '../../../../games/kit/rules/money';
import { odds, PAYS } from '../rules/paytable';

/** What one centavo on either side pays in all: "1.98". */
export const PAYS_TEXT = multiplierText(PAYS);

const [line] = odds;
const ways = BigInt(line?.ways[0]?.count ?? 0);
const outcomes = BigInt(line?.outcomes ?? 1);

/** A fraction in percent, cut to two decimals and never rounded up. */
function percent(numerator: bigint, denominator: bigint): string {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** How often a side lands up. */
export const CHANCE_PERCENT = percent(ways, outcomes);

/** What a bet returns in the long run. */
export const RETURN_PERCENT = percent(ways * PAYS.numerator, outcomes * PAYS.denominator);
