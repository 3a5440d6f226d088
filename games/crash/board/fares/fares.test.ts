import { describe, expect, it } from 'vitest';
import { centavos } from '../../../kit/rules/money';
import {
  faresIn,
  habitsOf,
  OFF,
  presetsOf,
  stakeMax,
  stepTarget,
  targetMax,
  typedTarget,
  wireOf,
  withTarget,
} from './fares';

describe('a target', () => {
  it.each([
    ['2', 200n],
    ['×2.5', 250n],
    ['1.999', 199n],
    ['1,000', 100_000n],
    ['1.00', 101n],
    ['0', 101n],
    ['99999', OFF],
    ['', OFF],
    ['.', 101n],
  ])('typed as %j is read', (text, hundredths) => {
    expect(typedTarget(text)).toBe(hundredths);
  });

  it.each(['two', '-2', '1e3', '2..5', '½'])('typed as %j is none', (text) => {
    expect(typedTarget(text)).toBeNull();
  });

  it('steps along round values and stops at its ends', () => {
    expect(stepTarget(200n, 1)).toBe(250n);
    expect(stepTarget(237n, -1)).toBe(200n);
    expect(stepTarget(101n, -1)).toBe(101n);
    expect(stepTarget(OFF, 1)).toBe(OFF);
  });

  it('is lowered to the exposure limit, in the bet as on the board', () => {
    const stake = centavos(10_000n);
    const house = centavos(5_000_000n);
    expect(targetMax(stake, house)).toBe(50_000n);
    expect(targetMax(stake, centavos(10n ** 12n))).toBe(OFF);
    expect(wireOf({ stakeCentavos: stake, target: OFF }, house)).toEqual({
      stake: '100.00',
      target: '500.00',
      cashOuts: [],
    });
    expect(wireOf({ stakeCentavos: stake, target: 200n }, house)).toMatchObject({ target: '2.00' });
  });
});

describe('the presets of targets', () => {
  it('are usual ones, and those that the player typed take their place', () => {
    expect(presetsOf([])).toEqual([150n, 200n, 500n, 1_000n]);
    expect(presetsOf([237n])).toEqual([150n, 200n, 237n, 500n]);
    expect(presetsOf([200n])).toEqual(presetsOf([]));
    const typed = [120n, 237n, 900n, 4_200n, 237n].reduce<readonly bigint[]>(withTarget, []);
    expect(typed).toEqual([237n, 4_200n, 900n, 120n]);
    expect(presetsOf(withTarget(typed, 105n))).toEqual([105n, 237n, 900n, 4_200n]);
    expect(withTarget(typed, OFF)).toBe(typed);
  });

  it('are remembered with the bets, also by a device that kept bets before there were any', () => {
    const fares = { ...faresIn(null), targets: [237n, 900n] };
    expect(faresIn(habitsOf(fares))).toEqual(fares);
    const { targets: _, ...before } = habitsOf(fares) as Record<string, never>;
    expect(faresIn(before).targets).toEqual([]);
  });
});

describe('the remembered bets', () => {
  it('are restored, and invalid values give the default bets', () => {
    const fares = { ...faresIn(null), two: true };
    expect(faresIn(habitsOf(fares))).toEqual(fares);
    for (const broken of [{}, { fares: [], two: true }, 'x', { ...(habitsOf(fares) as object), two: 1 }]) {
      expect(faresIn(broken as never)).toEqual(faresIn(null));
    }
  });
});

it('stake no more than the balance, no more than the limit at ×1.01, and at least a peso', () => {
  expect(stakeMax(centavos(5_000n), centavos(10n ** 9n))).toBe(5_000n);
  expect(stakeMax(centavos(10n ** 12n), centavos(10_100n))).toBe(10_000n);
  expect(stakeMax(centavos(0n), centavos(10n ** 9n))).toBe(100n);
});
