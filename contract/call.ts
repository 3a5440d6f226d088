import * as z from 'zod/mini';

type Schema = z.ZodMiniType<unknown, unknown>;

export type CallAuth = 'none' | 'optional' | 'player' | 'provider' | 'operator';

/**
 * One call: everything server and client must agree on. The server's route and the client's function are
 * both typed from it, and /openapi.json is generated from it.
 */
export interface Call<
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Params extends Schema = Schema,
  Auth extends CallAuth = CallAuth,
> {
  readonly method: 'GET' | 'POST';
  /** Path, with `{name}` for each part described by `params`. GET sends the body as the query string. */
  readonly path: string;
  /**
   * `player` needs a token; `none` ignores it; `optional` uses one if it is sent. `provider` is for game
   * providers, who sign what they send; `operator` for the console.
   */
  readonly auth: Auth;
  /** The client shows no toast when a quiet call fails. */
  readonly quiet: boolean;
  /** Moves money: needs an Idempotency-Key, and the first answer is repeated byte for byte. */
  readonly money: boolean;
  /** The media type of a reply that comes without the envelope, as text; null for all others. */
  readonly raw: 'text/html' | 'text/csv' | null;
  /** One line for the generated document. */
  readonly about: string;
  readonly params: Params;
  readonly body: Body;
  readonly reply: Reply;
}

export const nothing = z.strictObject({});
export const noReply = z.null();

type Defaults = 'method' | 'quiet' | 'money' | 'raw' | 'params' | 'body' | 'reply';

/** Fills in the defaults: POST, not quiet, no money, no parameters, no body, no reply. */
export function call<
  Body extends Schema = typeof nothing,
  Reply extends Schema = typeof noReply,
  Params extends Schema = typeof nothing,
  const Auth extends CallAuth = CallAuth,
>(
  definition: Omit<Call<Body, Reply, Params, Auth>, Defaults> &
    Partial<Pick<Call<Body, Reply, Params, Auth>, Defaults>>,
): Call<Body, Reply, Params, Auth> {
  return {
    method: 'POST',
    quiet: false,
    money: false,
    raw: null,
    params: nothing as unknown as Params,
    body: nothing as unknown as Body,
    reply: noReply as unknown as Reply,
    ...definition,
  };
}

/** What a caller passes and what a handler gets, after decoding. */
export type BodyOf<C extends Call> = z.output<C['body']>;
export type ParamsOf<C extends Call> = z.output<C['params']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** Lists come in pages; the server caps the size. */
export const PAGE_SIZE_MAX = 100;
/** The last page that can be read by its number; cursors read on to the end of a list. */
export const PAGE_NUM_MAX = 50;
export const page = {
  /** Counted from 1, the default; ignored if a cursor is given. */
  pageNum: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_NUM_MAX))),
  pageSize: z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)),
  /** The `cursor` of a reply, for the page after it, even if items have been added to the list since. */
  cursor: z.optional(z.string().check(z.regex(/^[0-9.]{1,80}$/))),
};
/** In the reply to a page. */
export const pageEnd = {
  /** Length of the whole list; null in a page by cursor, because the first page has it. */
  total: z.nullable(z.int()),
  /** Sent to get the next page; null on the last one. */
  cursor: z.nullable(z.string()),
};

/** A time in ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });

/** In the reply to a page of bets. */
export const betsEnd = {
  ...pageEnd,
  /** On the last page, where the caller's bets from before this time are no longer listed. */
  keptFrom: z.optional(instant),
};
