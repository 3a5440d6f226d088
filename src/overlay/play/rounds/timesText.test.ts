import { expect, test } from 'vitest';
import { centavos } from '../../../../games/kit/rules/money';
import { timesText } from './timesText';

test.each([
  [2_000n, 420_000n, '×210'],
  [1_000n, 7_840n, '×7.84'],
  [3_000n, 16_000n, '×5.33'],
  [10_000n, 195_050n, '×19.5'],
])('a stake of %s that pays %s centavos is %s', (stake, payout, text) => {
  expect(timesText(centavos(stake), centavos(payout))).toBe(text);
});
