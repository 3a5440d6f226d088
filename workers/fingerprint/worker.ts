import { hashComponents } from '@fingerprintjs/fingerprintjs';
import { expose } from 'comlink';
import { reportRejections } from '../reportRejections';

/** Hashes the components of a device's fingerprint, off the main thread. */
const hasher = { hash: hashComponents };

export type Hasher = typeof hasher;

reportRejections();
expose(hasher);
