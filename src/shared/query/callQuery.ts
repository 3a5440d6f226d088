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
  /** For how long the data is not asked for again, in ms; not at all when missing. */
  readonly staleTime?: number;
  /** False for a read that is not repeated by itself. */
  readonly retry?: boolean;
  readonly initialData?: () => Data | undefined;
  readonly initialDataUpdatedAt?: number;
}

export interface CallQueryOptions<C extends Call> extends Pick<SendOptions<C>, 'params' | 'noLoginRedirect'> {
  /** Whose data it is. Left out where it is everybody's; null for a guest, who is not asked for. */
  readonly uid?: number | null;
  readonly staleTime?: number;
}

/** The key of a call's data in the cache. Its path alone names all data of the call. */
export const callKey = <C extends Call>(call: C, body: BodyOf<C>, uid?: number | null): QueryKey =>
  uid === undefined ? [call.path, body] : [call.path, body, uid];

/** The options of a query that reads what a call of the contract replies. Its errors are ApiErrors; no toast shows them. */
export function callQuery<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { uid, staleTime, ...sendOptions }: CallQueryOptions<C> = {},
): ReadQuery<ReplyOf<C>> {
  if (call.money) throw new Error(`${call.path} moves money: it is sent once, and never as a query`);
  return {
    queryKey: callKey(call, body, uid),
    queryFn: () => readAs(uid, () => send(call, body, { ...sendOptions, quiet: true })),
    enabled: uid !== null,
    ...(staleTime !== undefined && { staleTime }),
  };
}

type PageBody = { readonly pageNum: number; readonly pageSize: number; readonly cursor: string };
type PageReply = { readonly list: readonly unknown[]; readonly cursor: string | null };

/** How long a list that is read page by page is kept when no page shows it, in ms. */
const LIST_KEPT_MS = 5 * 60_000;
const PAGE_SIZE = 20;

/** The options of an infinite query over a call that replies page by page, newest first. */
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

/** Another player than the one who asked is logged in by the time of the reply. */
class PlayerChanged extends Error {}

/** A reply is nobody else's than the player's who asked: one that comes after a change of player is dropped. */
export async function readAs<Data>(uid: number | null | undefined, read: () => Promise<Data>): Promise<Data> {
  if (uid === undefined) return read();
  if (uidItem.read() !== uid) throw new PlayerChanged();
  const reply = await read();
  if (uidItem.read() !== uid) throw new PlayerChanged();
  return reply;
}

/**
 * Asks the server now, whatever is known and whether or not there seems to be a network. An older question that is
 * under way is given up for this one where something is known already. Rejects with the query's error.
 */
export function fetchNow<Data>(query: ReadQuery<Data>): Promise<Data> {
  const options = queryClient.defaultQueryOptions({ ...query, networkMode: 'always' as const });
  const entry = queryClient.getQueryCache().build(queryClient, options);
  return entry.fetch(options, { cancelRefetch: true });
}

/** What the cache holds of a query. */
export const dataOf = <Data>(query: ReadQuery<Data>): Data | undefined =>
  queryClient.getQueryData<Data>(query.queryKey);

/** Puts what the server has told otherwise, as in the reply to an edit. A question under way would bring older data. */
export function setData<Data>(query: ReadQuery<Data>, data: Data): void {
  void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  queryClient.setQueryData(query.queryKey, () => data);
}

/** Another player, or none, is here: the data of all others is removed. */
export function removePrivateData(uid: number | null): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [, , owner] }) => owner !== undefined && owner !== uid,
  });
}
