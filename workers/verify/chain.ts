import { sha256 } from '@noble/hashes/sha2.js';
import { seedFromHex, seedToHex } from '../../games/kit/rules/draw';

/** Seeds used backwards: the SHA-256 of each is the seed of the round before it. */
export interface Chain {
  /** The SHA-256 of the first round's seed; published before that round. */
  readonly end: string;
  /** The seeds of its rounds, in the order they are played. */
  readonly seeds: readonly Uint8Array[];
}

/** Creates a chain of `rounds` seeds from 32 secret bytes. */
export function makeChain(secret: Uint8Array, rounds: number): Chain {
  const backwards: Uint8Array[] = [];
  let seed = secret;
  for (let made = 0; made < rounds; made += 1) {
    backwards.push(seed);
    seed = sha256(seed);
  }
  return { end: seedToHex(seed), seeds: backwards.reverse() };
}

/** Hashes a seed `steps` times. Throws a RangeError unless it is 64 hex digits. */
export function walkChain(serverSeed: string, steps: number): string {
  let seed = seedFromHex(serverSeed);
  for (let step = 0; step < steps; step += 1) seed = sha256(seed);
  return seedToHex(seed);
}

/** Hashes a seed `steps` times, or knows what that gives. */
export type ChainWalk = (serverSeed: string, steps: number) => string;

/** A walk that hashes a round's seed once if the round before it has been walked: a day of rounds in one pass. */
export function rememberingWalk(): ChainWalk {
  const known = new Map<string, { readonly steps: number; readonly end: string }>();
  return (serverSeed, steps) => {
    const before = known.get(walkChain(serverSeed, 1));
    const end = before?.steps === steps - 1 ? before.end : walkChain(serverSeed, steps);
    known.set(serverSeed, { steps, end });
    return end;
  };
}
