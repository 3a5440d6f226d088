import type { QueryKey } from '@tanstack/react-query';
import { uidItem } from '../api/identity';
import { queryClient } from './queryClient';

/** A read of server data: what useQuery, queryAtom and {@link fetchNow} take. */
export interface ReadQuery<Data> {
  /** Path, body, and the player's uid where the data is private. */
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Data>;
  /** False for a private read without a player. */
  readonly enabled: boolean;
  /** How long the data counts as fresh, in ms; missing for data that is stale at once. */
  readonly staleTime?: number;
  /** False for a read that is not retried. */
  readonly retry?: boolean;
  readonly initialData?: () => Data | undefined;
  readonly initialDataUpdatedAt?: number;
}

/** The player changed before the reply came, or there is none. */
class PlayerChanged extends Error {}

/** Aborts what is being read for the present player. */
let leaving = new AbortController();

/**
 * Runs a read with a signal that is aborted when the player changes, and drops a reply that comes after that. Nothing is read
 * for a guest, such as what a start-up asks for after the player has logged out.
 */
export async function readAs<Data>(
  uid: number | null | undefined,
  read: (signal?: AbortSignal) => Promise<Data>,
): Promise<Data> {
  if (uid === undefined) return read();
  if (uid === null || uidItem.read() !== uid) throw new PlayerChanged();
  const reply = await read(leaving.signal);
  if (uidItem.read() !== uid) throw new PlayerChanged();
  return reply;
}

/**
 * Loads now, whatever is cached and even when the device seems to be offline. A request in flight is cancelled in
 * favour of this one if there is data already. Rejects with the query's error.
 */
export function fetchNow<Data>(query: ReadQuery<Data>): Promise<Data> {
  const options = queryClient.defaultQueryOptions({ ...query, networkMode: 'always' as const });
  const entry = queryClient.getQueryCache().build(queryClient, options);
  return entry.fetch(options, { cancelRefetch: true });
}

/** The cached data of a query. */
export const dataOf = <Data>(query: ReadQuery<Data>): Data | undefined =>
  queryClient.getQueryData<Data>(query.queryKey);

/**
 * Sets data that came another way, such as in the reply to an edit. A request in flight is cancelled: it would bring
 * older data.
 */
export function setData<Data>(query: ReadQuery<Data>, data: Data): void {
  void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  queryClient.setQueryData(query.queryKey, () => data);
}

/** Aborts private reads and removes the private data of every other player, when the player changes or logs out. */
export function removePrivateData(uid: number | null): void {
  leaving.abort();
  leaving = new AbortController();
  queryClient.removeQueries({
    predicate: ({ queryKey: [, , owner] }) => owner !== undefined && owner !== uid,
  });
}
