import { describe, expect, it } from 'vitest';
import { isPhone, nationalDigits, phoneText } from './phone';

describe('a phone number', () => {
  it.each([
    ['917 482 1036'],
    ['0917 482 1036'],
    ['+639174821036'],
    ['+63 (0) 917-482-1036'],
    ['639174821036'],
    ['63-917-482-1036'],
  ])('is the same ten digits in every notation: %s', (typed) => {
    expect(nationalDigits(typed)).toBe('9174821036');
    expect(isPhone(nationalDigits(typed))).toBe(true);
  });

  it('is invalid with missing or extra digits, or when it does not start with 9', () => {
    for (const typed of ['', '917482103', '91748210366', '8174821036', '2174821036']) {
      expect(isPhone(nationalDigits(typed)), typed).toBe(false);
    }
  });

  it('keeps a 63 that belongs to an incomplete number', () => {
    expect(nationalDigits('63')).toBe('63');
  });

  it('is formatted in groups', () => {
    expect(['9', '9174', '9174821', '9174821036'].map(phoneText)).toEqual([
      '9',
      '917 4',
      '917 482 1',
      '917 482 1036',
    ]);
  });
});
