/** Where to go after the log-in: a page of the app, never the log-in page itself. */
export function afterLogIn(then: string | null): string {
  const isOwnPage = then !== null && /^\/(?![/\\])/.test(then) && !/^\/(brand)?login\b/.test(then);
  return isOwnPage ? then : '/';
}
