import type { Address } from '../../../contract/addresses';

/** The address itself for a player; for a guest the log-in page that leads on to it. */
export const loginRedirect = (address: Address, loggedIn: boolean): Address =>
  loggedIn ? address : loginThen(address);

/** The log-in page that leads back to the page on show. */
export const loginFromHere = ({ pathname, search }: { pathname: string; search: string }): Address =>
  loginThen(pathname + search);

const loginThen = (address: string): Address => `/login?type=1&then=${encodeURIComponent(address)}`;
