import { setTimeout as sleep } from 'node:timers/promises';

/** Sends calls to several processes as deploy/haproxy/haproxy.cfg does. */
export interface Balancer {
  /** The status and text of the answer; an Error's message where there was none. */
  readonly send: (
    path: string,
    init: RequestInit,
  ) => Promise<{ readonly status: number; readonly text: string }>;
  /** Resolves when all processes pass the checks. */
  readonly allUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The values of haproxy.cfg, as a test holds them. */
export const CHECKS = { everyMs: 500, falls: 2, retries: 2 } as const;

interface Process {
  readonly url: string;
  failed: number;
}

/** A process that fails two checks in a row gets no more calls; one that refuses a connection hands the call on. */
export function startBalancer(urls: readonly string[]): Balancer {
  const processes: Process[] = urls.map((url) => ({ url, failed: 0 }));
  const isUp = ({ failed }: Process): boolean => failed < CHECKS.falls;
  let [next, isOver] = [0, false];
  const checking = processes.map(async (process) => {
    while (!isOver) {
      const answer = await fetch(`${process.url}/healthz`).catch(() => null);
      await answer?.text();
      process.failed = answer?.status === 200 ? 0 : process.failed + 1;
      await sleep(CHECKS.everyMs);
    }
  });
  const choose = (): Process | undefined => {
    const up = processes.filter(isUp);
    next += 1;
    return up[next % up.length];
  };
  return {
    send: async (path, init) => {
      for (let tries = 0; ; tries += 1) {
        const process = choose();
        if (process === undefined) return { status: 503, text: 'no process is up' };
        try {
          const response = await fetch(`${process.url}${path}`, init);
          return { status: response.status, text: await response.text() };
        } catch (error) {
          // Nothing has been sent on a connection that was refused.
          if (isRefused(error) && tries < CHECKS.retries) continue;
          return { status: 0, text: String((error as Error).cause ?? error) };
        }
      }
    },
    allUp: async () => {
      while (!processes.every(({ failed }) => failed === 0)) await sleep(20);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(checking);
    },
  };
}

const isRefused = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
