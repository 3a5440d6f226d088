import * as z from 'zod/mini';
import type { BodyOf, Call, ParamsOf, ReplyOf } from '../../../contract/call';
import {
  DEFAULT_MESSAGE,
  ERRORS,
  envelope,
  NO_REPLY_CODE,
  SUCCESS_CODE,
  TIMEOUT_MS,
} from '../../../contract/envelope';
import { realTimer, type Timer, waitMs } from '../timer';
import { ApiError, transportError } from './apiError';
import { BARE_HEADERS, headersOf, type Identity } from './headers';
import { deviceIdentity } from './identity';
import { closeIntent, type Intent, openIntent } from './intents';

export interface SendOptions<C extends Call = Call> {
  /** What fills the `{name}` parts of the path. */
  readonly params?: ParamsOf<C>;
  /** No toast when it fails; the call's own setting when missing. */
  readonly quiet?: boolean;
  /** Sends no token. */
  readonly noAuth?: boolean;
  /** A 401 does not lead to the log-in screen. */
  readonly noLoginRedirect?: boolean;
  /** Sends this token instead of the player's. */
  readonly forceToken?: string;
  /** Only to repeat a known intent: money calls mint their own. */
  readonly idempotencyKey?: string;
  /** Sends nothing that tells whose device it is: no token, no ids, no address that the page was opened by. */
  readonly bare?: boolean;
  /** Gives the call up; not for money calls, whose answer is always wanted. */
  readonly signal?: AbortSignal;
  /** A money call got no clear answer and is being asked again under the same key. */
  readonly onChecking?: () => void;
}

/** Who is told when a call fails. The app connects itself here once, at start. */
export interface ApiListeners {
  /** The session is over: the log-in screen opens. */
  onLoginNeeded(error: ApiError): void;
  /** A call that is not quiet failed: its message is shown. */
  onFailure(error: ApiError): void;
  /** A call got no answer at all, quiet or not. */
  onSilence?(): void;
}

export interface ApiSurroundings {
  /** Origin of the server without a slash at the end; empty for the page's own. */
  readonly host: string;
  readonly timer: Timer;
  identity(): Identity;
  nowMs(): number;
}

/** When a money call without an answer is asked again, counted from the failed attempt. */
export const MONEY_RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const;

export interface Api {
  /**
   * Makes a call of the contract. Throws an {@link ApiError} for everything but success, after the
   * listeners have been told.
   */
  send<C extends Call>(call: C, body: BodyOf<C>, options?: SendOptions<C>): Promise<ReplyOf<C>>;
  /** Sends a kept intent once more, as it was, and returns the server's answer to it. */
  repeat<C extends Call>(call: C, intent: Intent): Promise<ReplyOf<C>>;
  connect(listeners: ApiListeners): void;
}

interface Request {
  readonly call: Call;
  readonly url: string;
  /** JSON text; the query string of a GET. */
  readonly body: string;
  readonly options: SendOptions;
}

export function createApi(surroundings: ApiSurroundings): Api {
  let listeners: ApiListeners | null = null;

  async function make<C extends Call>(request: Request, intent?: Intent): Promise<ReplyOf<C>> {
    try {
      const reply =
        intent === undefined
          ? await attempt(surroundings, request)
          : await attemptMoney(surroundings, request, intent);
      return reply as ReplyOf<C>;
    } catch (error) {
      if (error instanceof ApiError && listeners !== null) tell(listeners, request, error);
      throw error;
    }
  }

  return {
    async send(call, body, options = {}) {
      const { url, text } = fill(call, body, options.params);
      const request: Request = { call, url, body: text ?? '', options: options as SendOptions };
      if (text === null) {
        const error = malformed(url);
        if (listeners !== null) tell(listeners, request, error);
        throw error;
      }
      if (!call.money || options.idempotencyKey !== undefined) return make(request);
      const uid = surroundings.identity().uid ?? 0;
      return make(request, openIntent({ url, body: text, uid }, surroundings.nowMs()));
    },
    repeat: (call, intent) =>
      make({ call, url: intent.url, body: intent.body, options: { quiet: true } }, intent),
    connect(connected) {
      listeners = connected;
    },
  };
}

/** One trip to the server and back: the decoded reply, or an {@link ApiError}. */
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
            idempotencyKey: options.idempotencyKey,
          }),
      ...(options.bare ? { referrerPolicy: 'no-referrer' } : {}),
      ...(call.method === 'POST' ? { body } : {}),
      signal: stop.signal,
      // The token header is the only credential; cookies stay at home.
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

/** Asks under the intent's key until the server has said what became of it, or patience ends. */
async function attemptMoney(
  surroundings: ApiSurroundings,
  request: Request,
  intent: Intent,
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
    }
  }
}

/** A lost session leads to log-in; another failure is shown, unless the call is quiet or was given up. */
function tell(listeners: ApiListeners, { call, options }: Request, error: ApiError): void {
  if (options.signal?.aborted) return;
  if (error.code === NO_REPLY_CODE) listeners.onSilence?.();
  if (error.code === ERRORS.loginNeeded.code && !options.noLoginRedirect) listeners.onLoginNeeded(error);
  else if (!(options.quiet ?? call.quiet)) listeners.onFailure(error);
}

/** Path and body as they travel; a null text is a body that the contract refuses. */
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

/** Success gives the decoded reply; everything else throws. */
function readEnvelope(call: Call, url: string, response: Response, text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    // A page of a proxy or a cut-off reply: the status is all there is.
    throw transportError(url, response.ok ? undefined : response, cause);
  }
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) throw transportError(url, response.ok ? undefined : response, parsed.error);
  const { code, message, status, data } = parsed.data;
  if (code !== SUCCESS_CODE) {
    throw new ApiError({
      code: code || String(status),
      msg: message || DEFAULT_MESSAGE,
      url,
      // A server that failed half-way may have moved money before.
      outcome: response.status >= 500 || code.startsWith('5') ? 'unknown' : 'refused',
    });
  }
  const reply = z.safeDecode(call.reply, data);
  if (!reply.success) throw transportError(url, undefined, reply.error);
  return reply.data;
}

/**
 * Whether an answer ends a money call for good. After an attempt without an answer, a refusal that is given
 * before the money is looked at (log in first, too many calls) says nothing about that earlier attempt.
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
  new ApiError({ code: ERRORS.badRequest.code, msg: ERRORS.badRequest.message, url, outcome: 'refused' });

const api = createApi({
  host: '',
  timer: realTimer,
  identity: deviceIdentity,
  nowMs: () => Date.now(),
});

export const send = api.send;
export const repeatIntent = api.repeat;
export const connectApi = api.connect;
