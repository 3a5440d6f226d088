/**
 * Throws an Error, which rolls the transaction back, unless an UPDATE ... RETURNING has changed the expected
 * number of rows: if money were paid without its record changing, it could be paid again.
 */
export function requireUpdated(rows: readonly unknown[], expected: number, what: string): void {
  if (rows.length === expected) return;
  throw new Error(`${rows.length} rows were updated instead of ${expected}: ${what}`);
}
