import { describe, expect, it } from 'vitest';
import { maskPhone, parsePhone, phoneBlock } from './phone';

describe('a phone number', () => {
  it.each([
    '9171234567',
    '09171234567',
    '639171234567',
    '+639171234567',
    ' +63 917 123 4567 ',
    '0917-123-4567',
    '(0917) 123.4567',
  ])('has one canonical form, however it is typed: %s', (typed) => {
    expect(parsePhone(typed)).toBe('+639171234567');
  });

  it.each([
    ['empty', ''],
    ['too short', '917123456'],
    ['too long', '91712345678'],
    ['a landline', '0281234567'],
    ['another country', '+14155552671'],
    ['another country that looks like ours', '+6591234567'],
    ['not beginning with 9', '8171234567'],
    ['letters', '0917ABC4567'],
    ['an extension', '09171234567 x12'],
    ['text around it', 'call 09171234567'],
    ['a link', 'tel:09171234567'],
    ['two pluses', '++639171234567'],
    ['a plus inside', '63+9171234567'],
    ['digits of another script', '٠٩١٧١٢٣٤٥٦٧'],
    ['full-width digits', '０９１７１２３４５６７'],
    ['a line break', '0917\n1234567'],
    ['a NUL', '0917\u00001234567'],
  ])('is refused when it is %s', (_, typed) => {
    expect(parsePhone(typed)).toBeNull();
  });

  it('shows only its last four digits', () => {
    expect(maskPhone('+639171234567')).toBe('+63 *** *** 4567');
  });

  it('belongs to a block of ten thousand', () => {
    expect(phoneBlock('+639171234567')).toBe('+63917123');
  });
});
