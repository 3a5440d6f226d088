import { expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { bonusRefusal } from './bonusStake';

const user = (finance: bigint, bonus: bigint) => ({ finance: centavos(finance), bonus: centavos(bonus) });

it.each([
  ['main money covers it', user(50_00n, 30_00n), 50_00n, 100, null],
  ['at most 20.00 with bonus money', user(1_00n, 30_00n), 20_00n, 50, null],
  ['over 20.00, however little of it is bonus money', user(20_00n, 30_00n), 20_01n, 100, 'bonusStakeTooHigh'],
  ['a game without weight', user(1_00n, 30_00n), 1_01n, 0, 'bonusNotHere'],
  ['more than there is, which is told otherwise', user(1_00n, 30_00n), 31_01n, 100, null],
] as const)('a stake: %s', (_, balances, stake, weight, refusal) => {
  expect(bonusRefusal(balances, centavos(stake), weight)).toBe(refusal);
});
