/** The game named in an address. */
export interface AskedGame {
  readonly gameProvider: string;
  readonly gameId: string;
}

/** Providers that have their own address. */
const PROVIDERS: Readonly<Record<string, string>> = {
  '/games/jili': 'JILI',
  '/games/fachai': 'FACAIGAMING',
  '/games/pg': 'PGSOFT',
};

const PROVIDER = /^[A-Z0-9]{2,16}$/;
const ID = /^[\w.-]{1,64}$/;

/** The game named in an address; null if there is none. Providers without an own address use provider_gameId. */
export function askedGame(path: string, id: string | null): AskedGame | null {
  if (id === null) return null;
  const fixed = Object.hasOwn(PROVIDERS, path) ? PROVIDERS[path] : undefined;
  const at = fixed === undefined ? id.indexOf('_') : -1;
  const asked = { gameProvider: fixed ?? id.slice(0, Math.max(0, at)), gameId: id.slice(at + 1) };
  return PROVIDER.test(asked.gameProvider) && ID.test(asked.gameId) ? asked : null;
}
