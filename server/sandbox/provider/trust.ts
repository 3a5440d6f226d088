import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const WINDOW_S = 300;

/** Whether the app's server has sent the call: it signs as it expects providers to sign. */
export function isSignedByApp(
  headers: IncomingHttpHeaders,
  path: string,
  body: Buffer,
  secretOf: (provider: string) => string,
  now: Date,
): boolean {
  const [, seconds, mac] = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  const expected = createHmac('sha256', secretOf(String(headers['x-provider'])))
    .update(`${seconds}.${path}.`)
    .update(body)
    .digest();
  if (!timingSafeEqual(expected, Buffer.from(mac, 'hex'))) return false;
  return Math.abs(Math.floor(now.getTime() / 1_000) - Number(seconds)) <= WINDOW_S;
}
