import { parentPort } from 'node:worker_threads';
import { isBeaconSignature } from '../../games/kit/fairness/signature';
import type { SignatureQuestion } from './signatureCheck';

/** Verifies signatures in a thread of its own: one takes 60 ms of CPU, during which the server could not answer. */
parentPort?.on('message', ({ id, network, round, signature }: SignatureQuestion) => {
  parentPort?.postMessage({ id, isRight: isBeaconSignature(network, round, signature) });
});
