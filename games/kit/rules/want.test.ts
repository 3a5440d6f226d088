import { describe, expect, it } from 'vitest';
import { centavos } from './money';
import type { Json } from './round';
import { isWantedRound } from './want';

const round = (outcome: Json, payoutCentavos = 0n) => ({
  outcome,
  stakeCentavos: centavos(100n),
  payoutCentavos: centavos(payoutCentavos),
});
const wants = (part: Json, whole: Json) => isWantedRound(round(whole), { outcome: part });

describe('a wanted round', () => {
  it('is any round where nothing is asked', () => {
    expect(isWantedRound(round(1), {})).toBe(true);
  });

  it('has the tier that is asked', () => {
    expect(isWantedRound(round(1, 500n), { tier: 'big' })).toBe(true);
    expect(isWantedRound(round(1, 499n), { tier: 'big' })).toBe(false);
  });

  it('has both where both are asked', () => {
    expect(isWantedRound(round(1, 500n), { outcome: 1, tier: 'big' })).toBe(true);
    expect(isWantedRound(round(2, 500n), { outcome: 1, tier: 'big' })).toBe(false);
    expect(isWantedRound(round(1, 0n), { outcome: 1, tier: 'big' })).toBe(false);
  });

  it.each<[Json, Json]>([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [
      [1, [2]],
      [1, [2]],
    ],
    [{}, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }],
    [[{ a: 1 }], [{ a: 1, b: 2 }]],
    [{ a: null }, { a: null }],
  ])('%j is part of %j', (part, whole) => {
    expect(wants(part, whole)).toBe(true);
  });

  it.each<[Json, Json]>([
    [1, 2],
    [1, '1'],
    [null, {}],
    [{}, null],
    [{}, 1],
    [1, {}],
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, {}],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
    // Every object has this one, but not of its own.
    [{ toString: null }, {}],
  ])('%j is no part of %j', (part, whole) => {
    expect(wants(part, whole)).toBe(false);
  });
});
