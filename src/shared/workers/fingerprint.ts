import type { Hasher } from '../../../workers/fingerprint/worker';
import { brokenWorker, throwReported } from './brokenWorker';

type Components = Parameters<Hasher['hash']>[0];

/**
 * Hashes what the fingerprint is made of in a worker that lives for one call. Rejects when the worker cannot be loaded.
 */
export async function hashComponents(components: Components): Promise<string> {
  const worker = new Worker(new URL('../../../workers/fingerprint/worker.ts', import.meta.url), {
    type: 'module',
  });
  const broken = brokenWorker(worker, 'fingerprint', () => undefined);
  try {
    const { wrap } = await import('comlink');
    return await Promise.race([wrap<Hasher>(worker).hash(components).catch(throwReported), broken]);
  } finally {
    worker.terminate();
  }
}
