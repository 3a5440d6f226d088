import * as z from 'zod/mini';
import { isClientSeed } from '../../../games/kit/rules/seeds';
import { stored } from '../storage/storage';
import { changeAtom, readAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

const seedAtom = storedAtom(stored('clientSeed', z.string(), () => ''));

/** The client seed of this device for tables and practice rounds: created at its first use, and stored. */
export function deviceClientSeed(): string {
  const kept = readAtom(seedAtom);
  if (isClientSeed(kept)) return kept;
  const made = newClientSeed();
  changeAtom(seedAtom, made);
  return made;
}

/** Stores a client seed that the player chose. Throws a RangeError unless it is valid. */
export function keepClientSeed(seed: string): void {
  if (!isClientSeed(seed)) throw new RangeError('a client seed is 1 to 64 printable characters');
  changeAtom(seedAtom, seed);
}

/** Made here and not sent yet, so that nobody else knows them. */
const unsent = new Set<string>();

/** 16 hex digits: short enough to read aloud, long enough not to be guessed. */
export function newClientSeed(): string {
  const made = randomDigits();
  unsent.add(made);
  return made;
}

const randomDigits = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const TEXT_MAX = 64 - 17;

/**
 * The client seed to send for a pair: one that was made here as it is, once. A text that the player typed gets 16 random
 * hex digits, because the server may know it from an earlier pair and could have searched a server seed for it.
 */
export const sentClientSeed = (seed: string): string =>
  unsent.delete(seed) ? seed : `${seed.slice(0, TEXT_MAX)}-${randomDigits()}`;
