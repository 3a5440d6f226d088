import { refuse } from './refusal';

/** The page parameters of a list, as in the contract's `page`. */
export interface PageRequest {
  readonly pageNum?: number | undefined;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** Greater than every key: the first page begins below it. */
export const ABOVE_ALL = 2n ** 63n - 1n;
const KEYS = /^[0-9]{1,18}$/;

/**
 * The keys below which a page begins, one per list that it is merged from; {@link ABOVE_ALL} without a cursor.
 * Refuses "badRequest" for a text that is no cursor with `count` keys.
 */
export function keysOf(cursor: string | undefined, count: number): bigint[] {
  if (cursor === undefined) return Array.from({ length: count }, () => ABOVE_ALL);
  const parts = cursor.split('.');
  if (parts.length !== count || !parts.every((part) => part === '' || KEYS.test(part))) {
    throw refuse('badRequest');
  }
  return parts.map((part) => (part === '' ? ABOVE_ALL : BigInt(part)));
}

/** The key below which a page of a single list begins. */
export const keyOf = (cursor: string | undefined): bigint => keysOf(cursor, 1)[0] ?? ABOVE_ALL;

/** The cursor for the page after these keys; the part of a list that has shown nothing yet is empty. */
export const cursorOf = (keys: readonly bigint[]): string =>
  keys.map((key) => (key === ABOVE_ALL ? '' : key.toString())).join('.');

/** The number of rows to skip for a page that is requested by its number. */
export const skipOf = ({ pageNum = 1, pageSize, cursor }: PageRequest): number =>
  cursor === undefined ? (pageNum - 1) * pageSize : 0;

/**
 * Makes a page from rows that were queried with one more than fits, which shows whether there is another page.
 * The cursor is null on the last page.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  pageSize: number,
  keyOfRow: (row: Row) => bigint,
): { readonly page: readonly Row[]; readonly cursor: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { page, cursor: last === undefined || rows.length <= pageSize ? null : cursorOf([keyOfRow(last)]) };
}
