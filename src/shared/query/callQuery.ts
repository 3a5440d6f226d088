import type { QueryKey } from '@tanstack/react-query';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { type SendOptions, send } from '../api/api';
import { pageAfter } from '../api/page';
import { type ReadQuery, readAs } from './readQuery';

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
    queryFn: () => readAs(uid, (signal) => send(call, body, { ...sendOptions, quiet: true, signal })),
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
      readAs(uid, (signal) =>
        send(call, { ...body, ...pageAfter(pageParam, PAGE_SIZE) } as BodyOf<C>, {
          ...sendOptions,
          quiet: true,
          signal,
        }),
      ),
    enabled: uid !== null,
    initialPageParam: null as string | null,
    getNextPageParam: (reply: ReplyOf<C>) => (reply as PageReply).cursor,
    gcTime: LIST_KEPT_MS,
    ...(staleTime !== undefined && { staleTime }),
  };
}
