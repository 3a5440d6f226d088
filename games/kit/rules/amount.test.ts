import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amount, signedAmount } from './amount';
import { centavos } from './money';

describe('an amount on the wire', () => {
  it('is decimal pesos outside and centavos inside', () => {
    expect(z.decode(amount, '123.45')).toBe(12345n);
    expect(z.encode(amount, centavos(12345n))).toBe('123.45');
  });

  it.each([
    '-1',
    '+1',
    '1e2',
    '0x10',
    '1,000',
    ' 5',
    '5 ',
    '05',
    '.5',
    '5.',
    '1.234',
    '',
    'NaN',
    'Infinity',
    '1_000',
    '١٢',
    '１００',
    '9'.repeat(13),
    '5\n',
  ])('refuses %j', (text) => {
    expect(z.safeDecode(amount, text).success).toBe(false);
  });

  it.each([5, 0, Number.NaN, null, undefined, true, [], ['5'], {}, { toString: () => '5' }])(
    'refuses %j, which is not a string',
    (value) => {
      expect(z.safeDecode(amount, value as never).success).toBe(false);
    },
  );
});

describe('a difference of amounts', () => {
  it('may be negative', () => {
    expect(z.decode(signedAmount, '-12.05')).toBe(-1205n);
    expect(z.encode(signedAmount, centavos(-1205n))).toBe('-12.05');
  });

  it('always has two decimals', () => {
    expect(z.safeDecode(signedAmount, '-12').success).toBe(false);
    expect(z.safeDecode(signedAmount, '--12.00').success).toBe(false);
  });
});
