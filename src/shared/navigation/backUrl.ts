import type { Address, OpenPath } from '../../../contract/addresses';

/** Where a game leads back to without a valid back URL. */
const HOME = '/';
const LONGEST = 512;

/** A path of letters and slashes, and a query without characters that could begin another address. */
const INTERNAL_ADDRESS = /^(\/(?:[A-Za-z][A-Za-z0-9]*(?:\/[A-Za-z][A-Za-z0-9]*)*)?)(?:\?([\w.~%=&+-]*))?$/;

/** Games and log-in are not pages to return to from a game. */
const NOT_A_WAY_BACK = /^\/(?:games\/|login$|brandlogin$)/;

/**
 * The page that a back URL names, if it is one of our available pages; home for anything else. An allow list: an
 * address in any other form than ours leads home.
 */
export function safeBackUrl(asked: string | null, isOpenPage: (path: string) => path is OpenPath): Address {
  if (asked === null || asked.length > LONGEST) return HOME;
  const address = asked.replace(/^\/?#(?=\/)/, '');
  const [, path, query] = INTERNAL_ADDRESS.exec(address) ?? [];
  if (path === undefined || NOT_A_WAY_BACK.test(path) || !isOpenPage(path)) return HOME;
  return query === undefined ? path : `${path}?${query}`;
}
