import type { Address } from '../../../contract/addresses';

/**
 * Where to go after the log-in: a page of the app, never the log-in page itself. An address that has no page shows the
 * not-found page, as it would without a log-in.
 */
export function afterLogIn(then: string | null): Address {
  const isOwnPage = then !== null && /^\/(?![/\\])/.test(then) && !/^\/(brand)?login\b/.test(then);
  return isOwnPage ? (then as Address) : '/';
}
