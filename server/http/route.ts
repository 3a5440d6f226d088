import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { BodyOf, Call, CallAuth, ParamsOf, ReplyOf } from '../../contract/call';
import type { DeskRole } from '../../contract/desk/roles';
import { HEADERS, IDEMPOTENCY_KEY } from '../../contract/headers';
import { COMPRESSED_MIN_BYTES, compressOnce, formFor } from './compressed';
import { refusalFor } from './errors';
import { canonicalJson, checkJson } from './json';
import { refuse } from './refusal';
import { successText } from './reply';
import { TimedCalls } from './timedCalls';

/** The player whose token came with the call. */
export interface Player {
  readonly uid: number;
  readonly sessionId: string;
}

/** The operator whose session came with the call. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly DeskRole[];
  readonly sessionId: string;
}

/** `player` is null where a call ignores tokens, and may be null where a token is optional. */
type CallerOf<Auth extends CallAuth> = Auth extends 'player'
  ? Player
  : Auth extends 'none' | 'provider' | 'operator'
    ? null
    : Player | null;

/** One call after decoding and authentication. */
export interface CallRequest<C extends Call> {
  readonly body: BodyOf<C>;
  readonly params: ParamsOf<C>;
  readonly player: CallerOf<C['auth']>;
  /** Who is at the console; null for all other calls. */
  readonly operator: C['auth'] extends 'operator' ? Operator : null;
  /** The caller's address, trusting only the configured number of proxies. */
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  /** The host of the request, in lower case and without a port. */
  readonly hostname: string;
  /** When the whole call had arrived, by `performance.now()`. */
  readonly arrivedMs: number;
  readonly log: FastifyBaseLogger;
}

/** A call that moves money. */
export interface MoneyRequest<C extends Call> extends CallRequest<C> {
  /** The Idempotency-Key. */
  readonly key: string;
  /** SHA-256 of path and canonical body, in hex: the same key with another hash is another request. */
  readonly bodyHash: string;
}

/**
 * Serves a call of the contract: authenticates, decodes, and wraps the encoded reply in the envelope. The limit
 * of the body's size is the general one unless the call has its own.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (request: CallRequest<C>) => Promise<ReplyOf<C>>,
  { bodyMaxBytes, compressed }: AnswerOptions = {},
): void {
  if (call.money) throw new Error(`${call.path} moves money: serve it with moneyRoute`);
  if (call.raw !== null) throw new Error(`${call.path} answers without the envelope: serve it with rawRoute`);
  const answer = async (request: FastifyRequest) =>
    successText(call, await handler(await readCall(app, call, request)));
  serve(app, call, answer, { bodyMaxBytes, compressed });
}

interface AnswerOptions {
  readonly bodyMaxBytes?: number | undefined;
  /**
   * Serves a call with a compressed reply. Only for public replies that are the same for many callers: the
   * length of a compressed reply would reveal to an eavesdropper whether a guess occurs in it, and so a secret
   * letter by letter.
   */
  readonly compressed?: boolean | undefined;
}

interface ServeOptions extends AnswerOptions {
  /** Called for every error of the call before it is answered, including errors before its handler. */
  readonly onError?: ((request: FastifyRequest, error: unknown) => void) | undefined;
}

/**
 * Serves a call whose reply is a text of its own media type, without the envelope; refusals have the envelope.
 */
export function rawRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (request: CallRequest<C>) => Promise<string>,
): void {
  if (call.raw === null) throw new Error(`${call.path} answers with the envelope: serve it with route`);
  serve(app, call, async (request) => handler(await readCall(app, call, request)));
}

/**
 * Serves a call whose reply is a text of its own media type, sent while it is made. What the handler refuses has the
 * envelope; an error after it has returned breaks the reply off.
 */
export function streamRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (request: CallRequest<C>) => Promise<Readable>,
): void {
  if (call.raw === null) throw new Error(`${call.path} answers with the envelope: serve it with route`);
  serve(app, call, async (request) => handler(await readCall(app, call, request)));
}

interface RouteOptions {
  /** How long a token may be cached; for handlers that check the session in the database themselves. */
  readonly rememberMs?: number;
  /** Whether the call is worth what it was worth when it first arrived: see {@link TimedCalls}. */
  readonly timed?: boolean;
}

/**
 * Serves a call that moves money. The handler returns the whole envelope as text (see `successText`); when the
 * key has been used before it returns the stored text, so that repeats are byte-identical.
 */
export function moneyRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (request: MoneyRequest<C>) => Promise<string>,
  options: RouteOptions = {},
): void {
  if (!call.money) throw new Error(`${call.path} moves no money: serve it with route`);
  const answer = async (request: FastifyRequest, arrivedMs: number) => {
    const read = await readCall(app, call, request, options);
    if (read.player !== null) await app.requireHome(read.player.uid);
    const key = request.headers[HEADERS.idempotencyKey.toLowerCase()];
    if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw refuse('badRequest');
    return handler({ ...read, arrivedMs, key, bodyHash: hashOf(request) });
  };
  const onError = (request: FastifyRequest, error: unknown) => logRefusal(request, call, error);
  if (!options.timed) {
    serve(app, call, (request) => answer(request, request.arrivedMs), { onError });
    return;
  }
  const calls = new TimedCalls((error) => refusalFor(error).reason === 'busy');
  app.addHook('preClose', async () => calls.close());
  const answerInTime = (request: FastifyRequest) => {
    const token = String(request.headers[HEADERS.token]);
    const key = String(request.headers[HEADERS.idempotencyKey.toLowerCase()]);
    return calls.run({ token, key, bodyHash: hashOf(request) }, request.arrivedMs, (arrivedMs) =>
      answer(request, arrivedMs),
    );
  };
  serve(app, call, answerInTime, { onError });
}

/**
 * Logs each refusal with call and player, but without amounts, keys and bets, whether body, log-in or handler was
 * refused. Server errors are logged where they are answered. Calls beyond the address's rate limit are not logged,
 * because their number is unlimited.
 */
function logRefusal({ log, uid }: FastifyRequest, call: Call, error: unknown): void {
  const { status, reason, code } = refusalFor(error);
  const isOverRateLimit = reason === 'tooMany' && uid === null;
  if (status >= 500 || isOverRateLimit) return;
  const line = { event: 'money_refused', call: call.path, reason, refusalCode: code, uid };
  log.warn(line, 'a money call was refused');
}

function serve(
  app: FastifyInstance,
  call: Call,
  answer: (request: FastifyRequest) => Promise<string | Readable>,
  { bodyMaxBytes, compressed = false, onError }: ServeOptions = {},
): void {
  app.servedCalls.add(call);
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bodyMaxBytes === undefined ? {} : { bodyLimit: bodyMaxBytes }),
    ...(onError === undefined ? {} : { onError: async (request, _reply, error) => onError(request, error) }),
    handler: async (request, reply) => {
      const text = await answer(request);
      reply.type(`${call.raw ?? 'application/json'}; charset=utf-8`);
      if (!compressed || typeof text !== 'string' || text.length < COMPRESSED_MIN_BYTES)
        return reply.send(text);
      return reply.send(formFor(request, reply, await compressOnce(text)));
    },
  });
}

/** Authenticates before it decodes, so that strangers learn nothing from how a body is refused. */
async function readCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  request: FastifyRequest,
  options: RouteOptions = {},
): Promise<CallRequest<C>> {
  const operator = call.auth === 'operator' ? await app.authoriseOperator(call, request.headers) : null;
  const player = await findPlayer(app, call, request, options);
  const { params, headers, hostname, ip, arrivedMs, log } = request;
  const body = call.method === 'GET' ? checkJson(request.query) : (request.body ?? {});
  return {
    params: decode(call.params, checkJson(params), 'notFound') as ParamsOf<C>,
    body: decode(call.body, body) as BodyOf<C>,
    player: player as CallerOf<C['auth']>,
    operator: operator as CallRequest<C>['operator'],
    ip,
    headers,
    hostname,
    arrivedMs,
    log,
  };
}

async function findPlayer(
  { authenticate }: FastifyInstance,
  call: Call,
  request: FastifyRequest,
  { rememberMs }: RouteOptions,
): Promise<Player | null> {
  if (call.auth === 'none' || call.auth === 'operator') return null;
  if (call.auth === 'provider') throw new Error(`${call.path} is signed: no token opens it`);
  const token = request.headers[HEADERS.token];
  const player = typeof token === 'string' && token !== '' ? await authenticate(token, rememberMs) : null;
  if (player === null && call.auth === 'player') throw refuse('loginNeeded');
  request.uid = player?.uid ?? null;
  return player;
}

/** A part of a path that no schema knows names nothing; a body that none knows is refused. */
function decode(
  schema: Call['body'],
  input: unknown,
  refusal: 'badRequest' | 'notFound' = 'badRequest',
): unknown {
  const decoded = z.safeParse(schema, input);
  if (!decoded.success) throw refuse(refusal);
  return decoded.data;
}

function hashOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0];
  return createHash('sha256')
    .update(`${path}\n${canonicalJson(request.body ?? {})}`)
    .digest('hex');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The player whose token came with the call; null until it was read, and where none did. */
    uid: number | null;
  }
  interface FastifyInstance {
    /** Calls of the contract that have a route. */
    readonly servedCalls: Set<Call>;
    /** Authenticates a token; null for one that is not valid. The result may be cached for `rememberMs`. */
    readonly authenticate: (token: string, rememberMs?: number) => Promise<Player | null>;
    /** Refuses "otherApp" where a child app would move money of an account that has moved to the main app. */
    readonly requireHome: (uid: number) => Promise<void>;
    /**
     * The operator who may make this call of the console. Refuses "loginNeeded" and "forbidden". Set where the console is
     * open.
     */
    authoriseOperator: (call: Call, headers: IncomingHttpHeaders) => Promise<Operator>;
  }
}
