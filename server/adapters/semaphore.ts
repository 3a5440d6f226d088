import * as z from 'zod/mini';
import type { SmsCarrier } from '../domains/players/sms';

export interface SemaphoreOptions {
  readonly apiKey: string;
  /** The registered sender name; null uses Semaphore's default. */
  readonly sender: string | null;
  readonly url: string;
}

/** Timeout: a code that arrives later than this is useless. */
const TIMEOUT_MS = 5_000;

/** One entry per recipient. A refusal is instead an object of messages by field, sometimes with status 200. */
const accepted = z.array(z.object({ message_id: z.number(), status: z.string() })).check(z.length(1));

/** Sends through semaphore.co's priority queue, which is not delayed by bulk messages. */
export function semaphore({ apiKey, sender, url }: SemaphoreOptions): SmsCarrier {
  return {
    async send(phone, body) {
      const form = new URLSearchParams({ apikey: apiKey, number: phone.slice(1), message: body });
      if (sender !== null) form.set('sendername', sender);
      const response = await fetch(new URL('/api/v4/priority', url), {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const reply = z.safeParse(accepted, await response.json().catch(() => null));
      const status = reply.success ? reply.data[0]?.status : undefined;
      if (!response.ok || status === undefined || status === 'Failed') {
        throw new Error(`Semaphore did not accept the message (${response.status} ${status ?? 'refused'})`);
      }
    },
  };
}
