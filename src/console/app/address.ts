import { useSyncExternalStore } from 'react';

/** Where the console is: the parts of the path, and filters. Never personal data. */
export interface Address {
  readonly parts: readonly string[];
  readonly filters: URLSearchParams;
}

/** Reads the address after the hash, as in `#/ledger/20000001?account=bonus`. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { parts: path.split('/').filter((part) => part !== ''), filters: new URLSearchParams(query) };
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export const useAddress = (): Address =>
  readAddress(useSyncExternalStore(subscribe, () => window.location.hash));

/** The address of a screen with filters; those that are null or empty are left out. */
export function addressOf(path: string, filters: Readonly<Record<string, string | null>> = {}): string {
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  );
  const query = new URLSearchParams(set).toString();
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}

/** Goes to a screen. */
export const goTo = (path: string, filters?: Readonly<Record<string, string | null>>): void => {
  window.location.hash = addressOf(path, filters);
};

/** Changes some filters of the present screen; one step back undoes it. */
export function setFilters(changes: Readonly<Record<string, string | null>>): void {
  const { parts, filters } = readAddress(window.location.hash);
  goTo(parts.join('/'), { ...Object.fromEntries(filters), ...changes });
}
