import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '../../../contract/call';
import {
  DESK_HEADER,
  DESK_TRACE_HEADER,
  DESK_UNATTENDED_HEADER,
  type DeskCall,
} from '../../../contract/desk/call';
import { DEFAULT_MESSAGE, SUCCESS_CODE, TIMEOUT_MS } from '../../../contract/envelope';
import { envelope } from '../../../contract/envelopeSchema';
import { isUnattended } from './attendance';
import { endSession, sessionToken } from './session';

/** Why a call failed, in the server's words. */
export class DeskError extends Error {
  constructor(
    message: string,
    /** The code of the refusal; the HTTP status without an envelope, and 600 without any answer. */
    readonly code: string,
    readonly path: string,
    /** The id of the call in the server's log; null without any answer. */
    readonly trace: string | null = null,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}

const unanswered = (path: string) =>
  new DeskError('No answer from the server. Check your connection.', '600', path);

/** Sends a call as the operator who is logged in. */
function send<C extends DeskCall>({ path, ...call }: C, body: BodyOf<C>): Promise<Response> {
  const token = sessionToken();
  return fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { [DESK_HEADER]: token }),
      ...(isUnattended() ? { [DESK_UNATTENDED_HEADER]: '1' } : {}),
    },
    body: JSON.stringify(z.encode(call.body, body as never)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw unanswered(path);
  });
}

/** Makes a call as the operator who is logged in. A session that is over leads to the log-in. Throws a DeskError. */
export const ask = async <C extends DeskCall>(call: C, body: BodyOf<C>): Promise<ReplyOf<C>> =>
  readReply(call, await send(call, body));

/** Reads a list as a file. Throws a DeskError, also for a file that broke off. */
export async function askFile<C extends DeskCall>(call: C, body: BodyOf<C>): Promise<string> {
  const response = await send(call, body);
  if (!response.headers.get('content-type')?.startsWith(call.raw ?? '-')) {
    await readReply(call, response);
  }
  return response.text().catch(() => {
    throw unanswered(call.path);
  });
}

async function readReply<C extends DeskCall>(call: C, response: Response): Promise<ReplyOf<C>> {
  const { path } = call;
  const trace = response.headers.get(DESK_TRACE_HEADER);
  const read = z.safeParse(envelope, await response.json().catch(() => null));
  if (!read.success) throw new DeskError(DEFAULT_MESSAGE, String(response.status), path, trace);
  const { code, message, data } = read.data;
  if (code === '401') endSession();
  if (code !== SUCCESS_CODE) throw new DeskError(message, code, path, trace);
  const reply = z.safeDecode(call.reply, data as never);
  if (!reply.success)
    throw new DeskError(
      'The answer has another form than expected. Reload the console.',
      'form',
      path,
      trace,
    );
  return reply.data as ReplyOf<C>;
}

/** What to tell about any failure. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.';
