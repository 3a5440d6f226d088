import { expose } from 'comlink';
import { reportRejections } from '../reportRejections';
import { Rng } from './rng';

reportRejections();
expose(new Rng((count) => crypto.getRandomValues(new Uint8Array(count))));
