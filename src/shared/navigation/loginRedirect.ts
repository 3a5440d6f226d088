/** The path itself for a player; for a guest the log-in page that leads on to it. */
export const loginRedirect = (path: string, loggedIn: boolean): string =>
  loggedIn ? path : `/login?type=1&then=${encodeURIComponent(path)}`;
