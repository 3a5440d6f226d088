import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BeaconNetwork } from '../../games/kit/fairness/network';

/** What the worker is asked. */
export interface SignatureQuestion {
  readonly id: number;
  readonly network: BeaconNetwork;
  readonly round: number;
  readonly signature: string;
}

interface SignatureAnswer {
  readonly id: number;
  readonly isRight: boolean;
}

interface Pending {
  readonly question: SignatureQuestion;
  readonly resolve: (isRight: boolean) => void;
}

/** A well-formed text that is no signature: checking it once loads and compiles what later checks need. */
const WARM_UP = '8'.repeat(96);
const RESTART_MS = 200;

/** Verifies signatures in a worker thread, which is started again should it ever end. */
export class SignatureChecker {
  #worker: Worker | null = null;
  #count = 0;
  readonly #pending = new Map<number, Pending>();
  #isClosed = false;

  /** Whether this is the network's signature of the round. Rejects after {@link close}. */
  isSignature(network: BeaconNetwork, round: number, signature: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('signatures are no longer verified'));
      this.#count += 1;
      const question = { id: this.#count, network, round, signature };
      this.#pending.set(question.id, { question, resolve });
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    });
  }

  /** The first check takes 0.3 s longer than others: do one before it matters. */
  async warmUp(network: BeaconNetwork): Promise<void> {
    await this.isSignature(network, 1, WARM_UP);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
    for (const { resolve } of this.#pending.values()) resolve(false);
    this.#pending.clear();
  }

  #start(): Worker {
    const worker = openWorker();
    worker.unref();
    worker.on('message', ({ id, isRight }: SignatureAnswer) => {
      this.#pending.get(id)?.resolve(isRight);
      this.#pending.delete(id);
    });
    // `exit` follows.
    worker.on('error', () => undefined);
    worker.once('exit', () => void this.#restart());
    return worker;
  }

  async #restart(): Promise<void> {
    this.#worker = null;
    // One that cannot start must not keep the process busy with trying.
    await sleep(RESTART_MS, undefined, { ref: false });
    if (this.#isClosed || this.#worker !== null || this.#pending.size === 0) return;
    this.#worker = this.#start();
    for (const { question } of this.#pending.values()) this.#worker.postMessage(question);
  }
}

/** A built server has the worker beside it. The sources, which only tests and tools run, are loaded by tsx. */
function openWorker(): Worker {
  if (import.meta.url.endsWith('.js')) return new Worker(new URL('./signatureWorker.js', import.meta.url));
  const source = new URL('./signatureWorker.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(load, { eval: true });
}
