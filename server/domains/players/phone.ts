import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';

/** Accepted input: digits, spaces, dots, dashes, brackets and one leading plus. */
const TYPED = /^\+?[0-9 ().-]+$/;
/** A Philippine mobile number without its country code. */
const MOBILE = /^9[0-9]{9}$/;

/**
 * The canonical E.164 form of a Philippine mobile number, however it was typed ("0917 123 4567",
 * "+63-917-123-4567"); null for anything else. Each phone has one form, so limits and accounts count it once.
 */
export function parsePhone(text: string): string | null {
  const typed = text.trim();
  if (!TYPED.test(typed)) return null;
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'PH', extract: false }, metadata);
  if (parsed?.countryCallingCode !== '63' || !MOBILE.test(parsed.nationalNumber)) return null;
  return parsed.number;
}

/** A phone with all but its last four digits hidden: "+63 *** *** 4567". */
export const maskPhone = (phone: string): string => `+63 *** *** ${phone.slice(-4)}`;

/**
 * The block of ten thousand numbers that a phone belongs to: SMS pumping mostly uses numbers bought in blocks.
 */
export const phoneBlock = (phone: string): string => phone.slice(0, -4);
