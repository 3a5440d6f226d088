import * as z from 'zod/mini';
import type { Call, ReplyOf } from '../../contract/call';
import { type Envelope, SUCCESS_CODE } from '../../contract/envelope';
import type { Refusal } from './refusal';

/** The envelope of a successful call as text. Fields that the contract does not know are left out. */
export function successText<C extends Call>(call: C, reply: ReplyOf<C>): string {
  const data = z.encode(call.reply, reply as never);
  return JSON.stringify({ code: SUCCESS_CODE, message: '', data, status: 200 } satisfies Envelope);
}

/** The envelope of a refused call as text. */
export function refusalText(refusal: Refusal): string {
  const { code, message, data, status } = refusal;
  return JSON.stringify({ code, message, data, status } satisfies Envelope);
}
