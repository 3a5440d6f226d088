/**
 * A Brazilian tax number without its punctuation, if its check digits are right: 11 digits of a CPF, or 14 characters
 * of a CNPJ, whose first twelve may be letters since July 2026. Null for anything else.
 */
export function parseTaxNumber(typed: string): string | null {
  const text = typed.replace(/[\s./-]/g, '').toUpperCase();
  // Numbers of equal digits pass the sums and are never given out.
  if (/^(.)\1*$/.test(text)) return null;
  if (/^[0-9]{11}$/.test(text)) return hasCheckDigits(text, CPF_WEIGHTS) ? text : null;
  if (/^[0-9A-Z]{12}[0-9]{2}$/.test(text)) return hasCheckDigits(text, CNPJ_WEIGHTS) ? text : null;
  return null;
}

/** The weights of the characters before the second check digit; those of the first one lack the first weight. */
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function hasCheckDigits(text: string, weights: readonly number[]): boolean {
  const checked = text.length - 2;
  const first = checkDigit(text.slice(0, checked), weights.slice(1));
  const second = checkDigit(text.slice(0, checked) + first, weights);
  return text.endsWith(`${first}${second}`);
}

/** Modulo 11 of the weighted sum. A letter counts as its ASCII code less 48, so that digits count as themselves. */
function checkDigit(text: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (text.charCodeAt(at) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
