import { expect, it } from 'vitest';
import { losingFillings, losingFillingsWithPair } from '../rules/fillings';
import { pairPercent } from './odds';

/**
 * Every filling of nine panels with ten motifs would be a billion; its counts of each motif are 3^10 combinations, each
 * of which stands for 9! / (count! ...) fillings.
 */
function countedFillings(): { readonly losing: number; readonly withTwoSuns: number } {
  let losing = 0;
  let withTwoSuns = 0;
  for (let code = 0; code < 3 ** 10; code += 1) {
    const counts = Array.from({ length: 10 }, (_, motif) => Math.floor(code / 3 ** motif) % 3);
    if (counts.reduce((sum, count) => sum + count, 0) !== 9) continue;
    const ways = 362_880 / 2 ** counts.filter((count) => count === 2).length;
    losing += ways;
    if (counts[0] === 2) withTwoSuns += ways;
  }
  return { losing, withTwoSuns };
}

it('counts the fillings of a card without a prize, and those with two of the top prize', () => {
  const { losing, withTwoSuns } = countedFillings();
  expect(losingFillings()).toBe(losing);
  expect(losingFillingsWithPair()).toBe(withTwoSuns);
  expect(pairPercent()).toBe('23.38');
});
