import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { COMMON_PASSWORDS } from './commonPasswords';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const common = new Set(COMMON_PASSWORDS);

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

/** Computed at start, so that the first check without a hash takes no longer than later ones. */
const nobody = hashPassword(randomBytes(32).toString('base64'));

/**
 * Whether a password is right. Without a hash (no account has that phone) it does the same work, so that the
 * time of an answer does not reveal who has an account.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && passwordHash !== null;
}

/** Whether a password is common, is the phone number, or repeats one character. */
export function isPasswordWeak(password: string, phone: string): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower) || new Set(lower).size === 1) return true;
  const digits = password.replace(/^(\+?63|0)/, '');
  return digits === phone.slice('+63'.length);
}
