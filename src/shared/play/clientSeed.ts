import * as z from 'zod/mini';
import { isClientSeed } from '../../../games/kit/rules/seeds';
import { stored } from '../storage/storage';
import { changeAtom, readAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

const seedAtom = storedAtom(stored('clientSeed', z.string(), () => ''));

/** The client seed of this device: created at its first use, and stored. */
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

/** 16 hex digits: short enough to read aloud, long enough not to be guessed. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
