import { refuse } from './refusal';

/** What a list is asked for, as the contract's `page` has it. */
export interface PageRequest {
  readonly pageNum?: number | undefined;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** A key above all: the first page begins below it. */
export const ABOVE_ALL = 2n ** 63n - 1n;
const KEYS = /^[0-9]{1,18}$/;

/**
 * The keys a page begins below, one for each of the lists that it is merged from; the highest of all without a
 * cursor. Refuses "badRequest" for what is no cursor of this list.
 */
export function keysOf(cursor: string | undefined, count: number): bigint[] {
  if (cursor === undefined) return Array.from({ length: count }, () => ABOVE_ALL);
  const parts = cursor.split('.');
  if (parts.length !== count || !parts.every((part) => part === '' || KEYS.test(part))) {
    throw refuse('badRequest');
  }
  return parts.map((part) => (part === '' ? ABOVE_ALL : BigInt(part)));
}

/** The key that a page of one list begins below. */
export const keyOf = (cursor: string | undefined): bigint => keysOf(cursor, 1)[0] ?? ABOVE_ALL;

/** The cursor of the page after keys; a list of which nothing has been shown has none yet. */
export const cursorOf = (keys: readonly bigint[]): string =>
  keys.map((key) => (key === ABOVE_ALL ? '' : key.toString())).join('.');

/** Rows to pass over: those of the pages before, where a page is asked for by its number. */
export const skipOf = ({ pageNum = 1, pageSize, cursor }: PageRequest): number =>
  cursor === undefined ? (pageNum - 1) * pageSize : 0;

/**
 * Cuts a page out of rows that were asked for with one more than it holds, which tells whether there is another.
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
