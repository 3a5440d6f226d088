import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** Seals secrets before they are stored, so that whoever reads the database alone learns none of them. */
export interface Seals {
  /**
   * The secret encrypted with AES-256-GCM: 12 bytes of nonce, the secret, 16 bytes of tag. `place` names where it is
   * stored; a seal that is moved elsewhere cannot be opened.
   */
  seal(secret: Uint8Array, place: string): Buffer;
  /** The secret of a seal. Throws an Error for another key, another place, or changed bytes. */
  open(sealed: Uint8Array, place: string): Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const SEED_BYTES = 32;

/** Whether a stored seed is sealed. */
export const isSealed = (seed: Uint8Array): boolean => seed.length === NONCE_BYTES + SEED_BYTES + TAG_BYTES;

export function createSeals(key: Uint8Array): Seals {
  return {
    seal: (secret, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed);
      const end = bytes.length - TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(end));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
    },
  };
}

/** The seals of a server, one for each kind of secret, so that none opens what another has sealed. */
export interface ServerSeals {
  /** Seals the seeds of chains and the ends of running rounds, under SEED_KEY itself. */
  readonly seals: Seals;
  /** Seals the server seeds of players' pairs, of which there are many, under a key derived from SEED_KEY. */
  readonly pairSeals: Seals;
  /** Seals the secrets of operators' authenticator apps, under another derived key. */
  readonly totpSeals: Seals;
  /** Keys the digests that find a person again after their account was closed; derived as well. */
  readonly personKey: Uint8Array;
}

const PAIR_KEY_CONTEXT = 'peryahan server seeds of players';
const TOTP_KEY_CONTEXT = 'peryahan authenticator apps of operators';
const PERSON_KEY_CONTEXT = 'peryahan persons of closed accounts';

/** The seals under SEED_KEY; without one under DATA_DIR/seed.key, which is made if it does not exist. */
export async function openSeals({
  seedKey,
  dataDir,
}: Pick<Config, 'seedKey' | 'dataDir'>): Promise<ServerSeals> {
  const key = Buffer.from(seedKey ?? (await keyIn(dataDir)), 'hex');
  const keyFor = (context: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', key, '', context, key.length));
  return {
    seals: createSeals(key),
    pairSeals: createSeals(keyFor(PAIR_KEY_CONTEXT)),
    totpSeals: createSeals(keyFor(TOTP_KEY_CONTEXT)),
    personKey: keyFor(PERSON_KEY_CONTEXT),
  };
}

/** Of two processes that start at once one makes the key, and both read the same. */
async function keyIn(folder: string): Promise<string> {
  const path = join(folder, 'seed.key');
  await access(path).catch(() => makeKey(folder, path));
  const text = await readFile(path, 'utf8');
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} is not a key of 64 hex digits`);
  return text;
}

/** Written under another name first, so that the path never holds a part of a key. */
async function makeKey(folder: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  try {
    await link(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
}
