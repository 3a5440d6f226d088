/**
 * Throws an Error, which undoes the transaction, unless an UPDATE ... RETURNING has met as many rows as it was meant
 * for: money that is paid while its record stays as it was would be paid again.
 */
export function requireUpdated(rows: readonly unknown[], expected: number, what: string): void {
  if (rows.length === expected) return;
  throw new Error(`${rows.length} rows were updated instead of ${expected}: ${what}`);
}
