import type { QueryKey } from '@tanstack/react-query';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { type SendOptions, send } from '../api/api';
import { uidItem } from '../api/identity';
import { pageAfter } from '../api/page';
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

export interface CallQueryOptions<C extends Call> extends Pick<SendOptions<C>, 'params' | 'noLoginRedirect'> {
  /** Whose data it is. Left out for public data; null for a guest, for whom nothing is loaded. */
  readonly uid?: number | null;
  readonly staleTime?: number;
}

/** The key of a call's data in the cache. Its path alone names all data of the call. */
export const callKey = <C extends Call>(call: C, body: BodyOf<C>, uid?: number | null): QueryKey =>
  uid === undefined ? [call.path, body] : [call.path, body, uid];

/** The options of a query over a call of the contract. Its errors are ApiErrors and cause no toast. */
export function callQuery<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { uid, staleTime, ...sendOptions }: CallQueryOptions<C> = {},
): ReadQuery<ReplyOf<C>> {
  if (call.money) throw new Error(`${call.path} moves money: it must not be used as a query`);
  return {
    queryKey: callKey(call, body, uid),
    queryFn: () => readAs(uid, () => send(call, body, { ...sendOptions, quiet: true })),
    enabled: uid !== null,
    ...(staleTime !== undefined && { staleTime }),
  };
}

type PageBody = { readonly pageNum: number; readonly pageSize: number; readonly cursor: string };
type PageReply = { readonly list: readonly unknown[]; readonly cursor: string | null };

/** How long a paged list stays in the cache when no page shows it, in ms. */
const LIST_KEPT_MS = 5 * 60_000;
const PAGE_SIZE = 20;

/** The options of an infinite query over a paged call, newest first. */
export function pagedCallQuery<C extends Call>(
  call: C,
  body: Omit<BodyOf<C>, keyof PageBody>,
  { uid, staleTime, ...sendOptions }: CallQueryOptions<C>,
) {
  return {
    queryKey: callKey(call, body as BodyOf<C>, uid),
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      readAs(uid, () =>
        send(call, { ...body, ...pageAfter(pageParam, PAGE_SIZE) } as BodyOf<C>, {
          ...sendOptions,
          quiet: true,
        }),
      ),
    enabled: uid !== null,
    initialPageParam: null as string | null,
    getNextPageParam: (reply: ReplyOf<C>) => (reply as PageReply).cursor,
    gcTime: LIST_KEPT_MS,
    ...(staleTime !== undefined && { staleTime }),
  };
}

/** The player changed before the reply came. */
class PlayerChanged extends Error {}

/** Runs a read and drops its reply if the player has changed meanwhile. */
export async function readAs<Data>(uid: number | null | undefined, read: () => Promise<Data>): Promise<Data> {
  if (uid === undefined) return read();
  if (uidItem.read() !== uid) throw new PlayerChanged();
  const reply = await read();
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

/** Removes the private data of every other player, when the player changes or logs out. */
export function removePrivateData(uid: number | null): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [, , owner] }) => owner !== undefined && owner !== uid,
  });
}
