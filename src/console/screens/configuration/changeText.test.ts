import { describe, expect, test } from 'vitest';
import { changeText } from './changeText';

const told = (name: string, before: string | null, after: string | null): string => {
  const change = changeText('rewards', { name, before, after });
  return `${change.name}: ${change.before}, ${change.after}`;
};

describe('a change of the tables of rewards', () => {
  test.each([
    ['mall CASH5 isOn', 'true', 'false', 'Mall: ₱5 main money: on, off'],
    ['mall CASH5 points', '250', '240', 'Mall: ₱5 main money, points: 250, 240'],
    ['mall CASH5 stock', '300', '299', 'Mall: ₱5 main money, a day: 300, 299'],
    ['mall FRAME stock', null, '10', 'Mall: Avatar frame, a day: no limit, 10'],
    ['missions D01', '5', '3', "Mission: Visit a game's page, points: 5, 3"],
    ['missions J02', '10', '9', 'Mission: Joint: game page, messages, check-in, points: 10, 9'],
    ['checkin', '5, 5', '6, 5', 'Check-in, points of steps 1 to 7: 5, 5, 6, 5'],
    ['hasLimitedOffers', 'true', 'false', 'Limited offers in the mall: on, off'],
    ['deposits topup-5 isOn', 'true', 'false', 'Weekly bonus of a deposit: on, off'],
    ['deposits topup-5 rate', '5', '4', 'Weekly bonus of a deposit, part of the deposit: 5%, 4%'],
    [
      'deposits first-deposit minAmount',
      '100.00',
      '1200.00',
      'Bonus of the first deposit, from a deposit of: ₱100.00, ₱1,200.00',
    ],
    ['deposits topup-5 maxBonus', '25.00', '20.00', 'Weekly bonus of a deposit, at most: ₱25.00, ₱20.00'],
  ])('%s is told by its name', (name, before, after, text) => {
    expect(told(name, before, after)).toBe(text);
  });
});

test('a change of another area is told in words', () => {
  expect(changeText('release', { name: 'ownGamesOff', before: null, after: 'OWN_10001' })).toEqual({
    name: 'Own games off',
    before: 'none',
    after: 'OWN_10001',
  });
  expect(changeText('lobby', { name: 'banners 1 words enPH title', before: 'A', after: 'B' }).name).toBe(
    'Banners 1 words enPH title',
  );
  expect(changeText('limits', { name: 'tiers 2 fromLevel', before: '4', after: '5' }).name).toBe(
    'Tiers 2 from level',
  );
});
