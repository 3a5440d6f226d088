import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '../../../contract/call';
import { DESK_HEADER, type DeskCall } from '../../../contract/desk/call';
import { DEFAULT_MESSAGE, SUCCESS_CODE, TIMEOUT_MS } from '../../../contract/envelope';
import { envelope } from '../../../contract/envelopeSchema';
import { endSession, sessionToken } from './session';

/** Why a call failed, in the server's words. */
export class DeskError extends Error {
  constructor(
    message: string,
    /** The code of the refusal; the HTTP status without an envelope, and 600 without any answer. */
    readonly code: string,
    readonly path: string,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}

/** Makes a call as the operator who is logged in. A session that is over leads to the log-in. Throws a DeskError. */
export async function ask<C extends DeskCall>(call: C, body: BodyOf<C>): Promise<ReplyOf<C>> {
  const { path } = call;
  const token = sessionToken();
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { [DESK_HEADER]: token }) },
    body: JSON.stringify(z.encode(call.body, body as never)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new DeskError('No answer from the server. Check your connection.', '600', path);
  });
  const read = z.safeParse(envelope, await response.json().catch(() => null));
  if (!read.success) throw new DeskError(DEFAULT_MESSAGE, String(response.status), path);
  const { code, message, data } = read.data;
  if (code === '401') endSession();
  if (code !== SUCCESS_CODE) throw new DeskError(message, code, path);
  const reply = z.safeDecode(call.reply, data as never);
  if (!reply.success)
    throw new DeskError('The answer has another form than expected. Reload the console.', 'form', path);
  return reply.data as ReplyOf<C>;
}

/** What to tell about any failure. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.';
