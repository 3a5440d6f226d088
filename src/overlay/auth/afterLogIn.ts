/** Where to go after log-in: a page of the app, and never the log-in screen again. */
export function afterLogIn(then: string | null): string {
  const isOwnPage = then !== null && /^\/(?![/\\])/.test(then) && !/^\/(brand)?login\b/.test(then);
  return isOwnPage ? then : '/';
}
