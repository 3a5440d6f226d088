import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** Steps before and after the present one that count, for clocks that differ. */
const WINDOW = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const totpOf = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: 'Peryahan console',
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    digits: 6,
    period: STEP_MS / 1_000,
  });

/** The secret for an authenticator app: as an address for a QR code, and in base32 to be typed. */
export const totpTexts = (secret: Uint8Array, email: string): { totpUri: string; totpSecret: string } => {
  const totp = totpOf(secret, email);
  return { totpUri: totp.toString(), totpSecret: totp.secret.base32 };
};

/** The step that a code belongs to, if it is close to now; null for a wrong code. */
export function totpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta;
}
