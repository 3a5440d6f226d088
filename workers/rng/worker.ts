import { expose } from 'comlink';
import { Rng } from './rng';

expose(new Rng((count) => crypto.getRandomValues(new Uint8Array(count))));
