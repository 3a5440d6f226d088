import { useEffect, useState } from 'react';
import type { Cell } from './cell';
import { type Found, findRound, readSearch, TRIES_MAX } from './seek';

/** `unread`: the bet or the requested outcome is malformed. `none`: no attempt had the requested outcome. */
export type Search =
  | { readonly state: 'unread' | 'none' }
  | { readonly state: 'seeking'; readonly tries: number }
  | { readonly state: 'found'; readonly found: Found };

/** The page may render after this many attempts. */
const TRIES_AT_ONCE = 1_000;

/** Searches for the round that an address describes. The same address always finds the same one. */
export function useSearch({ game, bet, want, seed, from }: Cell): Search {
  const [search, setSearch] = useState<Search>({ state: 'seeking', tries: 0 });
  useEffect(() => {
    const wanted = readSearch(game, bet ?? '', want ?? '');
    if (wanted === null) return setSearch({ state: 'unread' });
    let timer: ReturnType<typeof setTimeout>;
    const look = (at: number) => {
      const to = Math.min(at + TRIES_AT_ONCE, from + TRIES_MAX);
      const found = findRound(wanted, seed, at, to);
      if (found !== null) return setSearch({ state: 'found', found });
      if (to === from + TRIES_MAX) return setSearch({ state: 'none' });
      setSearch({ state: 'seeking', tries: to - from });
      timer = setTimeout(() => look(to));
    };
    look(from);
    return () => clearTimeout(timer);
  }, [game, bet, want, seed, from]);
  return search;
}
