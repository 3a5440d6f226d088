/** A field that no spreadsheet reads as a formula, quoted where it must be. */
function fieldOf(value: string | number): string {
  const text = String(value);
  const safe =
    typeof value === 'string' && /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
      ? `'${text}`
      : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV, with the line ends that RFC 4180 names. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');

/** An amount in pesos for a CSV file: a plain decimal number. */
export function pesosOf(centavos: bigint): string {
  const absolute = centavos < 0n ? -centavos : centavos;
  return `${centavos < 0n ? '-' : ''}${absolute / 100n}.${(absolute % 100n).toString().padStart(2, '0')}`;
}
