import type { QueryCacheNotifyEvent, QueryState } from '@tanstack/react-query';
import { type Atom, atom, type Getter, type PrimitiveAtom } from 'jotai';
import { changeAtom } from '../store/store';
import { queryClient } from './queryClient';
import type { ReadQuery } from './readQuery';

/** The state of each query that an atom reads, by its hash. Only the cache writes here. */
const viewed = new Map<string, PrimitiveAtom<QueryState | null>>();

const cache = queryClient.getQueryCache();
cache.subscribe((event: QueryCacheNotifyEvent) => {
  const view = viewed.get(event.query.queryHash);
  if (view === undefined) return;
  if (event.type === 'removed') changeAtom(view, null);
  else if (event.type === 'updated') changeAtom(view, event.query.state);
});

function viewOf<Data>(query: ReadQuery<Data>): Atom<QueryState | null> {
  const { queryHash, state } = cache.build(queryClient, queryClient.defaultQueryOptions(query));
  const known = viewed.get(queryHash);
  if (known !== undefined) return known;
  const view = atom<QueryState | null>(state as QueryState);
  viewed.set(queryHash, view);
  return view;
}

type QueryOf<Data> = (get: Getter) => ReadQuery<Data> | null;

/** The data of a query as an atom: null until it is known, and where there is no query. Reading it loads nothing. */
export const queryAtom = <Data>(queryOf: QueryOf<Data>): Atom<Data | null> =>
  atom((get) => {
    const query = queryOf(get);
    return query === null ? null : ((get(viewOf(query))?.data as Data | undefined) ?? null);
  });

/** Whether the last load of a query failed. False while it is retried. */
export const queryFailedAtom = <Data>(queryOf: QueryOf<Data>): Atom<boolean> =>
  atom((get) => {
    const query = queryOf(get);
    const state = query === null ? null : get(viewOf(query));
    return state !== null && state.status === 'error' && state.fetchStatus === 'idle';
  });

/** When a query's data came from the server, in ms of the device's clock; null while there is none. */
export const queryUpdatedAtAtom = <Data>(queryOf: QueryOf<Data>): Atom<number | null> =>
  atom((get) => {
    const query = queryOf(get);
    const updatedAtMs = query === null ? 0 : (get(viewOf(query))?.dataUpdatedAt ?? 0);
    return updatedAtMs === 0 ? null : updatedAtMs;
  });
