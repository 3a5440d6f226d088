/** The path in the browser's address: the router's location may be a step behind it. */
export const pathOnShow = (): string => window.location.hash.replace(/^#?\/?/, '/').split(/[?#]/)[0] ?? '/';
