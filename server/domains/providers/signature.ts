import { createHmac, timingSafeEqual } from 'node:crypto';
import { WALLET_SIGNATURE_WINDOW_S } from '../../../contract/providers';

const SIGNATURE = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/;

interface Signed {
  /** Part of the signed text, so that a signed bet cannot be sent again as a win. */
  readonly path: string;
  /** As sent, byte for byte. */
  readonly body: Buffer;
}

/** HMAC-SHA256 of "seconds.path.body" in hex. */
const macOf = (secret: string, seconds: string, { path, body }: Signed): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${path}.`).update(body).digest();

/** The signature header of a body that is sent at a time. */
export function signatureOf(secret: string, signed: Signed, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  return `t=${seconds},v1=${macOf(secret, seconds, signed).toString('hex')}`;
}

/** Whether exactly these bytes were signed for this path with the secret, within the accepted time. */
export function isSignatureRight(secret: string, header: string, signed: Signed, now: Date): boolean {
  const [, seconds, mac] = SIGNATURE.exec(header) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (!timingSafeEqual(macOf(secret, seconds, signed), Buffer.from(mac, 'hex'))) return false;
  return Math.abs(Math.floor(now.getTime() / 1_000) - Number(seconds)) <= WALLET_SIGNATURE_WINDOW_S;
}
