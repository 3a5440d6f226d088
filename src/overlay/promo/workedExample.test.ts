import { expect, it } from 'vitest';
import type { ActivityTerms } from '../../../contract/rewards/activities';
import { centavos } from '../../../games/kit/rules/money';
import { workedExample } from './workedExample';

const terms = (rate: number, minCentavos: bigint, mostCentavos: bigint, play: number): ActivityTerms => ({
  id: 'first-deposit',
  type: 'FIRST_DEPOSIT',
  rate,
  minAmount: centavos(minCentavos),
  maxBonus: centavos(mostCentavos),
  turnover: 5,
  play,
  days: 30,
  maxBet: centavos(20_00n),
  weights: [],
  startTime: null,
  endTime: null,
});

it.each([
  ['a fixed bonus', terms(0, 100_00n, 10_00n, 0), [100_00n, 10_00n, 50_00n, 100_00n, 0n]],
  ['a share', terms(25, 100_00n, 50_00n, 0), [100_00n, 25_00n, 125_00n, 250_00n, 0n]],
  [
    'a share that uses up play',
    terms(5, 200_00n, 25_00n, 150),
    [200_00n, 10_00n, 50_00n, 100_00n, 1_500_00n],
  ],
  ['a share over the most', terms(50, 200_00n, 25_00n, 0), [200_00n, 25_00n, 125_00n, 250_00n, 0n]],
])('works through %s', (_, offer, [paid, bonus, turnover, half, play]) => {
  expect(workedExample(offer)).toEqual({ paid, bonus, turnover, half, play });
});
