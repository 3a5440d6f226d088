import type { Remote } from 'comlink';
import type { DemoAnswer, DemoRequest, Reading, Rng } from '../../../workers/rng/rng';
import type { TableNews } from '../../../workers/rng/tableNews';
import type { ChainFacts, Check, RevealedRound, SharedRound, Verdict } from '../../../workers/verify/verify';
import { brokenWorker, throwReported } from './brokenWorker';

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
  readonly rng: Promise<Remote<Rng>>;
  /** Rejects when the worker cannot be loaded; never resolves. */
  readonly broken: Promise<never>;
}

let running: Running | null = null;

/** Comlink is loaded with the first worker, so that the first screen does not wait for it. */
async function talkTo(worker: Worker): Promise<Remote<Rng>> {
  const { wrap } = await import('comlink');
  return wrap<Rng>(worker);
}

function start(): Running {
  const worker = new Worker(new URL('../../../workers/rng/worker.ts', import.meta.url), { type: 'module' });
  // The next call starts another worker.
  const giveUp = () => {
    running = null;
    worker.terminate();
  };
  const broken = brokenWorker(worker, 'rng', giveUp);
  const rng = talkTo(worker);
  rng.catch(giveUp);
  return { rng, broken };
}

/**
 * Calls the worker that draws and verifies, which starts with the first call. Rejects when the call throws there, which
 * is reported unless it is a refusal, and when the worker cannot be loaded.
 */
export function askRng<Answer>(ask: (rng: Remote<Rng>) => Promise<Answer>): Promise<Answer> {
  running ??= start();
  const { rng, broken } = running;
  const answer = rng.then((remote) => ask(remote).catch(throwReported));
  return Promise.race([answer, broken]);
}

/** Fetches the worker before it is needed, so that a check also works without a network. */
export function warmRng(): void {
  running ??= start();
}
