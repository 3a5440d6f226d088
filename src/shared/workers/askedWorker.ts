import type { Remote } from 'comlink';
import { brokenWorker, throwReported } from './brokenWorker';

interface Running<Api> {
  readonly remote: Promise<Remote<Api>>;
  /** Rejects when the worker cannot be loaded; never resolves. */
  readonly broken: Promise<never>;
}

export interface AskedWorker<Api> {
  /**
   * Calls the worker, which starts with the first call. Rejects when the call throws there, which is reported unless it
   * is a refusal, and when the worker cannot be loaded.
   */
  ask<Answer>(ask: (remote: Remote<Api>) => Promise<Answer>): Promise<Answer>;
  /** Fetches the worker before it is needed, so that it also works without a network. */
  warm(): void;
}

/** A worker that is started when it is first asked, and again after it broke. */
export function askedWorker<Api>(name: string, create: () => Worker): AskedWorker<Api> {
  let running: Running<Api> | null = null;

  function start(): Running<Api> {
    const worker = create();
    // The next call starts another worker.
    const giveUp = () => {
      running = null;
      worker.terminate();
    };
    const broken = brokenWorker(worker, name, giveUp);
    const remote = talkTo<Api>(worker);
    remote.catch(giveUp);
    return { remote, broken };
  }

  return {
    ask(ask) {
      running ??= start();
      const { remote, broken } = running;
      const answer = remote.then((api) => ask(api).catch(throwReported));
      return Promise.race([answer, broken]);
    },
    warm() {
      running ??= start();
    },
  };
}

/** Comlink is loaded with the first worker, so that the first screen does not wait for it. */
async function talkTo<Api>(worker: Worker): Promise<Remote<Api>> {
  const { wrap } = await import('comlink');
  return wrap<Api>(worker);
}
