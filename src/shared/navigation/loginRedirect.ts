/** Where a guest goes instead: log-in, which leads on to the page that was asked for. */
export const loginRedirect = (path: string, loggedIn: boolean): string =>
  loggedIn ? path : `/login?type=1&then=${encodeURIComponent(path)}`;
