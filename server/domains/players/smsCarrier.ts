import type { Context } from '../../context';
import { outbox } from '../../sandbox/outbox';
import { semaphore } from './semaphore';
import type { SmsCarrier } from './sms';

/** Semaphore where a key is configured, else the outbox in the sandbox; null where no text can be sent. */
export function smsCarrier(context: Context): SmsCarrier | null {
  const { semaphoreApiKey: apiKey, semaphoreSender: sender, semaphoreUrl: url, sandbox } = context.config;
  if (apiKey !== null) return semaphore({ apiKey, sender, url });
  return sandbox ? outbox(context) : null;
}
