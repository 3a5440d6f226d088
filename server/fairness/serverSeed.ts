import { randomBytes } from 'node:crypto';

export const SERVER_SEED_BYTES = 32;

/** Returns 32 unpredictable secret bytes, or throws: without randomness there is no pair and no bet. */
export type NewServerSeed = () => Uint8Array;

export const newServerSeed: NewServerSeed = () => randomBytes(SERVER_SEED_BYTES);
