import { describe, expect, it } from 'vitest';
import type { Color } from '../rules/colors';
import {
  changedKey,
  doubled,
  EMPTY,
  lift,
  place,
  spend,
  stakeOn,
  standing,
  type Table,
  tap,
  totalCentavos,
  wireOf,
} from './table';

const [red, yellow, green, blue]: readonly [Color, Color, Color, Color] = [0, 1, 2, 3];
const single = (color: Color) => ({ kind: 'single' as const, colors: [color] });

const taps = (mode: 'one' | 'two' | 'three' | 'triple', ...colors: readonly Color[]): Table =>
  colors.reduce((table, color) => tap(table, mode, color, 10), EMPTY);

describe('tapping fields', () => {
  it('bets on one colour, chip upon chip', () => {
    const table = taps('one', red, red, blue);
    expect(stakeOn(table, single(red))).toBe(2_000n);
    expect(stakeOn(table, single(blue))).toBe(1_000n);
    expect(totalCentavos(table)).toBe(3_000n);
  });

  it('bets on a combination once enough colours are picked, in any order', () => {
    const half = taps('two', blue);
    expect(half.positions).toEqual([]);
    expect(half.picked).toEqual([blue]);
    const whole = tap(half, 'two', red, 10);
    expect(whole.picked).toEqual([]);
    expect(stakeOn(whole, { kind: 'pair', colors: [red, blue] })).toBe(1_000n);
    expect(taps('three', green, blue, red).positions).toEqual([
      { kind: 'trio', colors: [red, green, blue], stake: 1_000n },
    ]);
  });

  it('deselects a picked colour at its second tap', () => {
    expect(taps('two', blue, blue)).toEqual(EMPTY);
  });

  it('bets on a named triple with one tap', () => {
    expect(taps('triple', yellow).positions).toEqual([{ kind: 'triple', colors: [yellow], stake: 1_000n }]);
  });
});

describe('doubling', () => {
  it('doubles every stack, and starts a new bet from chips of the last round', () => {
    const twice = doubled(spend(taps('one', red, red, blue)));
    expect(stakeOn(twice, single(red))).toBe(4_000n);
    expect(stakeOn(twice, single(blue))).toBe(2_000n);
    expect(twice.spent).toBe(false);
  });
});

describe('a table', () => {
  it('gives one form to one bet, whatever the order of its chips', () => {
    const there = place(place(EMPTY, single(blue), 5), { kind: 'pair', colors: [red, blue] }, 50);
    const back = place(place(EMPTY, { kind: 'pair', colors: [red, blue] }, 50), single(blue), 5);
    expect(JSON.stringify(wireOf(there))).toBe(JSON.stringify(wireOf(back)));
  });

  it('is a bet that the rules accept, and can be read back from it', () => {
    const table = tap(taps('one', red, yellow), 'triple', blue, 100);
    expect(standing(wireOf(table))).toEqual(table);
    expect(wireOf(EMPTY)).toBeNull();
  });

  it('stays empty for a bet that the rules refuse', () => {
    expect(standing(null)).toEqual(EMPTY);
    expect(standing({ positions: [{ kind: 'single', colors: [9], stake: '5' }] })).toEqual(EMPTY);
    expect(standing('chips')).toEqual(EMPTY);
  });

  it('loses a whole stack at once', () => {
    expect(lift(taps('one', red, red, blue), 'single:0')).toEqual(taps('one', blue));
  });
});

describe('the place of a new chip', () => {
  it("is the place that grew, also on a table of the last round's chips", () => {
    const before = taps('one', red, blue);
    expect(changedKey(before, tap(before, 'one', blue, 5))).toBe('single:3');
    expect(changedKey(spend(before), tap(spend(before), 'one', red, 5))).toBe('single:0');
    const half = tap(before, 'two', green, 5);
    expect(changedKey(before, half)).toBeNull();
    expect(changedKey(half, tap(half, 'two', red, 5))).toBe('pair:02');
    expect(changedKey(before, lift(before, 'single:0'))).toBeNull();
  });
});

describe('after a round', () => {
  const played = spend(taps('one', red, blue));

  it('the chips remain, so that the same bet can be sent again', () => {
    expect(totalCentavos(played)).toBe(2_000n);
  });

  it('the next chip begins a new bet', () => {
    expect(tap(played, 'one', red, 5).positions).toEqual([{ kind: 'single', colors: [red], stake: 500n }]);
  });

  it("removing a stack removes all of the last round's chips", () => {
    expect(lift(played, 'single:0').positions).toEqual([]);
  });
});
