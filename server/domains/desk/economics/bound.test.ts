import { describe, expect, it } from 'vitest';
import { boundOf, luckOf, wholeBound } from './bound';

const play = (game: string, pesos: bigint, percent: bigint) => ({
  game,
  mainCentavos: pesos * 100n,
  countedCentavos: pesos * percent,
});

describe('the bound of rewards', () => {
  it('is 1.067 % of stakes at weight 1 and 0.733 % at weight 0.5, as the rules say', () => {
    const of = (game: string, percent: bigint) =>
      boundOf({ games: [play(game, 100_000n, percent)], welcomed: 0, firstDeposits: 0, logIns: 0 }).play;
    expect(of('color', 100n)).toBe(106_667n);
    expect(of('dice', 50n)).toBe(73_334n);
  });

  it('adds the inviter, 14.00 and 50.00 for a new player and 0.70 for a log-in', () => {
    const bound = boundOf({
      games: [play('color', 3_000n, 100n)],
      welcomed: 2,
      firstDeposits: 1,
      logIns: 10,
    });
    expect(bound).toEqual({ play: 3_200n, inviters: 1_000n, welcome: 7_800n, logIns: 700n });
    expect(wholeBound(bound)).toBe(12_700n);
  });

  it('counts no play in games without a weight', () => {
    const bound = boundOf({ games: [play('wheel', 5_000n, 0n)], welcomed: 0, firstDeposits: 0, logIns: 0 });
    expect(wholeBound(bound)).toBe(0n);
  });

  it('lets the prizes of the wheel be three standard deviations above their mean', () => {
    // By hand: the mean of the squares of the prizes is 252.2, their mean 4.00, so the variance is 236.2.
    expect(luckOf(0)).toBe(0n);
    expect(Number(luckOf(400)) / 100).toBeCloseTo(3 * 20 * Math.sqrt(236.2), 1);
  });
});
