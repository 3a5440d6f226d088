import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bet, positionKey, stakeCentavos } from './bet';

const accepts = (...positions: readonly unknown[]) => z.safeDecode(bet, { positions } as never).success;
const at = (kind: string, colors: readonly unknown[], stake: unknown = '1') => ({ kind, colors, stake });

describe('a bet on the colour game', () => {
  it('accepts each kind of position with the number of colours it names', () => {
    expect(accepts(at('single', [0]))).toBe(true);
    expect(accepts(at('pair', [0, 5]))).toBe(true);
    expect(accepts(at('trio', [1, 2, 4]))).toBe(true);
    expect(accepts(at('anyTriple', []))).toBe(true);
    expect(accepts(at('triple', [3]))).toBe(true);
    expect(accepts(at('allDifferent', []))).toBe(true);
  });

  it('refuses too few and too many colours', () => {
    expect(accepts(at('single', []))).toBe(false);
    expect(accepts(at('pair', [1]))).toBe(false);
    expect(accepts(at('trio', [1, 2]))).toBe(false);
    expect(accepts(at('anyTriple', [1]))).toBe(false);
    expect(accepts(at('trio', [0, 1, 2, 3]))).toBe(false);
  });

  it('refuses colours out of order, repeated, or not on the cube, so that one bet has one form', () => {
    expect(accepts(at('pair', [5, 0]))).toBe(false);
    expect(accepts(at('pair', [2, 2]))).toBe(false);
    expect(accepts(at('single', [6]))).toBe(false);
    expect(accepts(at('single', [-1]))).toBe(false);
    expect(accepts(at('single', [0.5]))).toBe(false);
    expect(accepts(at('single', ['0']))).toBe(false);
  });

  it('refuses a stake under one peso on any position', () => {
    expect(accepts(at('single', [0], '1.00'))).toBe(true);
    expect(accepts(at('single', [0], '0.99'))).toBe(false);
    expect(accepts(at('single', [0], '50'), at('single', [1], '0'))).toBe(false);
  });

  it('refuses a repeated position, no position at all, and unknown fields', () => {
    expect(accepts(at('single', [0]), at('single', [0]))).toBe(false);
    expect(accepts(at('single', [0]), at('triple', [0]))).toBe(true);
    expect(accepts()).toBe(false);
    expect(accepts({ ...at('single', [0]), payout: '5' })).toBe(false);
    expect(accepts(at('sextuple', [0]))).toBe(false);
  });

  it('stakes the sum of its chips', () => {
    const decoded = z.decode(bet, {
      positions: [
        { kind: 'single', colors: [0], stake: '1.50' },
        { kind: 'pair', colors: [0, 1], stake: '20' },
      ],
    });
    expect(stakeCentavos(decoded)).toBe(2150n);
    expect(decoded.positions.map(positionKey)).toEqual(['single:0', 'pair:01']);
  });
});
