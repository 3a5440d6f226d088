import { randomBytes } from 'node:crypto';

export const SERVER_SEED_BYTES = 32;

/** Gives 32 secret bytes nobody can foresee, or throws: without luck there is no pair and no bet. */
export type NewServerSeed = () => Uint8Array;

export const newServerSeed: NewServerSeed = () => randomBytes(SERVER_SEED_BYTES);
