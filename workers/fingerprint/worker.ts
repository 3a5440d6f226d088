import { hashComponents } from '@fingerprintjs/fingerprintjs';
import { expose } from 'comlink';

/** Hashes the components of a device's fingerprint, off the main thread. */
const hasher = { hash: hashComponents };

export type Hasher = typeof hasher;

expose(hasher);
