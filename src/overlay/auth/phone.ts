/** Digits of a Philippine mobile number after the country code. */
export const PHONE_DIGITS = 10;

/** The digits after +63 of typed or pasted text: country code, leading zero and punctuation are removed. */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const withoutCode =
    digits.startsWith('63') && (typed.trim().startsWith('+') || digits.length > PHONE_DIGITS + 1)
      ? digits.slice(2)
      : digits;
  return withoutCode.replace(/^0+/, '').slice(0, PHONE_DIGITS + 1);
}

/** Formats the digits in groups: 917 482 1036. */
export const phoneText = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join(' ');

/** A mobile number: ten digits, starting with 9. */
export const isPhone = (digits: string): boolean => /^9[0-9]{9}$/.test(digits);
