import { createHmac, timingSafeEqual } from 'node:crypto';

/** Accepted difference between a signature's time and ours, either way: an older one may be a replay. */
export const SIGNATURE_WINDOW_S = 300;

const HEX = /^[0-9a-f]{64}$/;
const SECONDS = /^[0-9]{1,12}$/;

/** HMAC-SHA256 of "seconds.body" in hex, the scheme of most gateways. */
export const signatureOf = (secret: string, seconds: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** Parses "t=...,a=...,b=..."; the first of two equal names counts. */
export function signatureParts(header: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const part of header.split(',')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    if (at > 0 && !parts.has(name)) parts.set(name, part.slice(at + 1));
  }
  return parts;
}

/** Whether a signature of exactly these bytes was made with the secret, within the accepted time. */
export function isSignatureRight(
  secret: string,
  { seconds, signature }: { seconds: string | undefined; signature: string | undefined },
  body: Buffer,
  now: Date,
): boolean {
  if (seconds === undefined || signature === undefined) return false;
  if (!SECONDS.test(seconds) || !HEX.test(signature)) return false;
  const expected = Buffer.from(signatureOf(secret, seconds, body), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return false;
  return Math.abs(Math.floor(now.getTime() / 1_000) - Number(seconds)) <= SIGNATURE_WINDOW_S;
}
