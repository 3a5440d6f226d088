import { type Remote, wrap } from 'comlink';
import type { DemoAnswer, DemoRequest, Reading, Rng } from '../../workers/rng/rng';
import type { TableNews } from '../../workers/rng/tableNews';
import type { ChainFacts, Check, RevealedRound, SharedRound, Verdict } from '../../workers/verify/verify';

export type {
  ChainFacts,
  Check,
  DemoAnswer,
  DemoRequest,
  Reading,
  RevealedRound,
  SharedRound,
  TableNews,
  Verdict,
};

interface Running {
  readonly rng: Remote<Rng>;
  /** Rejects when the worker cannot be loaded; never resolves. */
  readonly broken: Promise<never>;
}

let running: Running | null = null;

function start(): Running {
  const worker = new Worker(new URL('../../workers/rng/worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // The next question starts another one.
      running = null;
      worker.terminate();
      reject(new Error(event.message || 'the worker could not be loaded'));
    });
  });
  broken.catch(() => undefined);
  return { rng: wrap<Rng>(worker), broken };
}

/**
 * Asks the worker of luck and proof, which starts at the first question. Rejects when the question throws
 * there, and when the worker cannot be loaded.
 */
export function askRng<Answer>(ask: (rng: Remote<Rng>) => Promise<Answer>): Promise<Answer> {
  running ??= start();
  return Promise.race([ask(running.rng), running.broken]);
}

/** Fetches the worker before it is needed, so that a check also works without a network. */
export function warmRng(): void {
  running ??= start();
}
