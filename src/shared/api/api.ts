import * as z from 'zod/mini';
import type { BodyOf, Call, ParamsOf, ReplyOf } from '../../../contract/call';
import { DEFAULT_MESSAGE, ERRORS, NO_REPLY_CODE, SUCCESS_CODE, TIMEOUT_MS } from '../../../contract/envelope';
import { envelope, refusalData } from '../../../contract/envelopeSchema';
import { realTimer, type Timer, waitMs } from '../timer';
import { ApiError, transportError } from './apiError';
import { BARE_HEADERS, headersOf, type Identity } from './headers';
import { deviceIdentity } from './identity';
import { closeIntent, type Intent, openIntent } from './intents';
import { type ApiListeners, apiListeners } from './listeners';

export interface SendOptions<C extends Call = Call> {
  /** Values of the `{name}` parts of the path. */
  readonly params?: ParamsOf<C>;
  /** No toast on failure; the call's own setting when missing. */
  readonly quiet?: boolean;
  /** Sends no token. */
  readonly noAuth?: boolean;
  /** A 401 does not lead to the log-in screen. */
  readonly noLoginRedirect?: boolean;
  /** Sends this token instead of the player's. */
  readonly forceToken?: string;
  /** Sends this app id instead of the device's, such as that of the app an account moves to. */
  readonly forceAppId?: string;
  /** Only to repeat a stored intent; other money calls get a new key. */
  readonly idempotencyKey?: string;
  /** Sends nothing that identifies the device: no token, no ids, no referrer. */
  readonly bare?: boolean;
  /** Aborts the call. Not for money calls, whose answer is always needed. */
  readonly signal?: AbortSignal | undefined;
  /** Called when a money call got no clear answer and is repeated under the same key. */
  readonly onChecking?: () => void;
}

export interface ApiSurroundings {
  /** Origin of the server without a trailing slash; empty for the page's own. */
  readonly host: string;
  readonly timer: Timer;
  identity(): Identity;
  /** Null until the app has connected. */
  listeners(): ApiListeners | null;
  nowMs(): number;
}

/** When a money call without an answer is repeated, in ms after the failed attempt. */
export const MONEY_RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const;

export interface Api {
  /**
   * Makes a call of the contract. Rejects with an {@link ApiError} for everything but success, after the listeners were
   * called.
   */
  send<C extends Call>(call: C, body: BodyOf<C>, options?: SendOptions<C>): Promise<ReplyOf<C>>;
  /** Sends a stored intent again unchanged, and resolves with the server's answer. */
  repeat<C extends Call>(call: C, intent: Intent): Promise<ReplyOf<C>>;
}

interface Request {
  readonly call: Call;
  readonly url: string;
  /** JSON text; the query string of a GET. */
  readonly body: string;
  readonly options: SendOptions;
}

export function createApi(surroundings: ApiSurroundings): Api {
  const tellOf = (request: Request, error: ApiError): void => {
    const listeners = surroundings.listeners();
    if (listeners !== null) tell(listeners, request, error);
  };

  async function make<C extends Call>(request: Request, intent?: Intent): Promise<ReplyOf<C>> {
    const asked = surroundings.identity();
    const isSame = () => surroundings.identity().uid === asked.uid;
    try {
      const reply =
        intent === undefined
          ? await attempt(surroundings, request)
          : await attemptMoney(surroundings, request, intent, isSame);
      // Balances and results of another player than the one who is logged in by now.
      if (intent !== undefined && !isSame()) throw transportError(request.url);
      return reply as ReplyOf<C>;
    } catch (error) {
      // Players who have left are told nothing, and the end of an earlier session does not end a later one.
      const isOfSession = () => surroundings.identity().token === asked.token;
      if (error instanceof ApiError && isSame() && (error.code !== ERRORS.loginNeeded.code || isOfSession()))
        tellOf(request, error);
      throw error;
    }
  }

  return {
    async send(call, body, options = {}) {
      const { url, text } = fill(call, body, options.params);
      const request: Request = { call, url, body: text ?? '', options: options as SendOptions };
      if (text === null) {
        const error = malformed(url);
        tellOf(request, error);
        throw error;
      }
      if (!call.money || options.idempotencyKey !== undefined) return make(request);
      const uid = surroundings.identity().uid ?? 0;
      return make(request, openIntent({ url, body: text, uid }, surroundings.nowMs()));
    },
    repeat: (call, intent) =>
      make({ call, url: intent.url, body: intent.body, options: { quiet: true } }, intent),
  };
}

/** Sends one request and decodes the reply, or rejects with an {@link ApiError}. */
async function attempt({ host, timer, identity }: ApiSurroundings, request: Request): Promise<unknown> {
  const { call, url, body, options } = request;
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const cancelTimeout = timer.after(TIMEOUT_MS, giveUp);
  options.signal?.addEventListener('abort', giveUp);
  let response: Response | undefined;
  try {
    response = await fetch(host + url + (call.method === 'GET' && body !== '' ? `?${body}` : ''), {
      method: call.method,
      headers: options.bare
        ? BARE_HEADERS
        : headersOf(identity(), {
            noAuth: options.noAuth ?? call.auth === 'none',
            forceToken: options.forceToken,
            forceAppId: options.forceAppId,
            idempotencyKey: options.idempotencyKey,
          }),
      ...(options.bare ? { referrerPolicy: 'no-referrer' } : {}),
      ...(call.method === 'POST' ? { body } : {}),
      signal: stop.signal,
      // The token header is the only credential; no cookies are sent.
      credentials: 'omit',
      cache: 'no-store',
    });
    return readEnvelope(call, url, response, await response.text());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw transportError(url, response?.ok ? undefined : response, error);
  } finally {
    cancelTimeout();
    options.signal?.removeEventListener('abort', giveUp);
  }
}

/** Repeats the request under the intent's key until the server gives a definite answer or the retries run out. */
async function attemptMoney(
  surroundings: ApiSurroundings,
  request: Request,
  intent: Intent,
  isSamePlayer: () => boolean,
): Promise<unknown> {
  const keyed: Request = { ...request, options: { ...request.options, idempotencyKey: intent.key } };
  for (let tries = 0; ; tries += 1) {
    try {
      const reply = await attempt(surroundings, keyed);
      closeIntent(intent.key);
      return reply;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (settles(error, tries)) {
        closeIntent(intent.key);
        throw error;
      }
      const delayMs = MONEY_RETRY_MS[tries];
      if (delayMs === undefined) throw unanswered(error);
      request.options.onChecking?.();
      await waitMs(surroundings.timer, delayMs);
      // The intent waits for its player; under the token of another it would be a bet of theirs.
      if (!isSamePlayer()) throw unanswered(error);
    }
  }
}

/** A lost session leads to log-in; another failure is shown, unless the call is quiet or was aborted. */
function tell(listeners: ApiListeners, { call, options }: Request, error: ApiError): void {
  if (options.signal?.aborted) return;
  if (error.code === NO_REPLY_CODE) listeners.onSilence?.();
  if (error.code === ERRORS.loginNeeded.code && !options.noLoginRedirect) listeners.onLoginNeeded(error);
  else if (!(options.quiet ?? call.quiet)) listeners.onFailure(error);
}

/** Path and encoded body. `text` is null when the body does not match the contract. */
function fill<C extends Call>(
  call: C,
  body: BodyOf<C>,
  params: ParamsOf<C> | undefined,
): { url: string; text: string | null } {
  const values = z.safeEncode(call.params, params ?? {});
  const parts = (values.success ? values.data : {}) as Record<string, unknown>;
  const url = call.path.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name] ?? '')),
  );
  const encoded = z.safeEncode(call.body, body);
  if (!encoded.success || !values.success) return { url, text: null };
  if (call.method === 'POST') return { url, text: JSON.stringify(encoded.data) };
  const query = Object.entries(encoded.data as Record<string, unknown>).filter(([, value]) => value != null);
  return { url, text: new URLSearchParams(query.map(([key, value]) => [key, String(value)])).toString() };
}

/** Returns the decoded reply of a success; throws an ApiError otherwise. */
function readEnvelope(call: Call, url: string, response: Response, text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    // A proxy's page or a truncated reply: only the status is usable.
    throw transportError(url, response.ok ? undefined : response, cause);
  }
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) throw transportError(url, response.ok ? undefined : response, parsed.error);
  const { code, message, status, data } = parsed.data;
  if (code !== SUCCESS_CODE) {
    const refused = z.safeParse(refusalData, data);
    throw new ApiError({
      code: code || String(status),
      msg: message || DEFAULT_MESSAGE,
      url,
      // A server that failed half-way may already have moved money.
      outcome: response.status >= 500 || code.startsWith('5') ? 'unknown' : 'refused',
      ...(refused.success && {
        waitMs: refused.data.waitMs ?? null,
        leftPesos: refused.data.leftPesos ?? null,
        lines: refused.data.lines ?? null,
      }),
    });
  }
  const reply = z.safeDecode(call.reply, data);
  if (!reply.success) throw transportError(url, undefined, reply.error);
  return reply.data;
}

/**
 * Whether an answer is final for a money call. After an attempt without an answer, a refusal that comes before the
 * money is touched (log in first, too many calls) says nothing about that earlier attempt.
 */
function settles(error: ApiError, earlierAttempts: number): boolean {
  if (error.outcome === 'unknown') return false;
  const beforeTheMoney = error.code === ERRORS.loginNeeded.code || error.code === ERRORS.tooMany.code;
  return earlierAttempts === 0 || !beforeTheMoney;
}

const unanswered = (error: ApiError): ApiError =>
  error.outcome === 'unknown'
    ? error
    : new ApiError({ code: error.code, msg: error.msg, url: error.url, outcome: 'unknown', cause: error });

const malformed = (url: string): ApiError =>
  new ApiError({ code: ERRORS.badRequest.code, msg: DEFAULT_MESSAGE, url, outcome: 'refused' });

const api = createApi({
  host: '',
  timer: realTimer,
  identity: deviceIdentity,
  listeners: apiListeners,
  nowMs: () => Date.now(),
});

export const send = api.send;
export const repeatIntent = api.repeat;
