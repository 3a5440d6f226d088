import { describe, expect, it } from 'vitest';
import { amountOf, groupedAmount, typedAmount } from './amountInput';

describe('an amount being typed', () => {
  it.each([
    ['500', '500'],
    ['0500', '500'],
    ['₱1,000.50', '1000.50'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['0', '0'],
    ['abc', ''],
    ['12.', '12.'],
    ['-5', '5'],
    ['1e5', '15'],
    ['12345678901', '123456789'],
  ])('filters %s to a possible amount: %s', (text, kept) => {
    expect(typedAmount(text)).toBe(kept);
  });

  it('is an amount as soon as it has a digit', () => {
    expect(amountOf('500')).toBe(50_000n);
    expect(amountOf('12.')).toBe(1_200n);
    expect(amountOf('0.5')).toBe(50n);
    expect(amountOf('')).toBeNull();
  });

  it('is grouped by thousands without loss', () => {
    expect(['', '5', '1000', '1000000', '1000.', '1000.5'].map(groupedAmount)).toEqual([
      '',
      '5',
      '1,000',
      '1,000,000',
      '1,000.',
      '1,000.5',
    ]);
    expect(typedAmount(groupedAmount('1234567.89'))).toBe('1234567.89');
  });
});
