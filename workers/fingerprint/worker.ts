import { hashComponents } from '@fingerprintjs/fingerprintjs';
import { expose } from 'comlink';

/** Turns what a device is made of into its fingerprint, off the page's thread. */
const hasher = { hash: hashComponents };

export type Hasher = typeof hasher;

expose(hasher);
