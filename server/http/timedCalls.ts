import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a call that met a busy database is tried again, and how often, in ms. */
const RETRY_FOR_MS = 60_000;
const RETRY_EVERY_MS = 500;
/** The most calls that are tried again at once. */
const RETRIED_MAX = 1_000;

interface Pending {
  /** When the call first arrived, by the process's monotonic clock. */
  readonly arrivedMs: number;
  users: number;
  isRetried: boolean;
}

/** What identifies a call: repeats of it have the same values. */
export interface CallIdentity {
  readonly token: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Calls that are worth what they were worth when they first arrived. The time is noted before anything is waited
 * for. When the database is too busy for the call, it is tried again without its caller, so that it counts even if
 * the caller never asks again, and nobody can first see how the round goes on. A repeat in between counts from the
 * first arrival too.
 */
export class TimedCalls {
  readonly #pending = new Map<string, Pending>();
  readonly #stop = new AbortController();
  readonly #isBusy: (error: unknown) => boolean;

  /** `isBusy`: whether the call may succeed in a moment. */
  constructor(isBusy: (error: unknown) => boolean) {
    this.#isBusy = isBusy;
  }

  /** Runs `work` with the time of the first arrival. Throws what the first try throws. */
  async run(
    identity: CallIdentity,
    arrivedMs: number,
    work: (arrivedMs: number) => Promise<string>,
  ): Promise<string> {
    const id = idOf(identity);
    const pending = this.#pending.get(id) ?? { arrivedMs, users: 0, isRetried: false };
    this.#pending.set(id, pending);
    pending.users += 1;
    try {
      return await work(pending.arrivedMs);
    } catch (error) {
      if (this.#isBusy(error)) this.#retry(id, pending, () => work(pending.arrivedMs));
      throw error;
    } finally {
      this.#leave(id, pending);
    }
  }

  /** Stops trying again. */
  close(): void {
    this.#stop.abort();
  }

  #leave(id: string, pending: Pending): void {
    pending.users -= 1;
    if (pending.users === 0) this.#pending.delete(id);
  }

  #retry(id: string, pending: Pending, work: () => Promise<string>): void {
    if (pending.isRetried || this.#stop.signal.aborted || this.#pending.size > RETRIED_MAX) return;
    pending.isRetried = true;
    pending.users += 1;
    void this.#untilDone(pending, work).finally(() => this.#leave(id, pending));
  }

  async #untilDone({ arrivedMs }: Pending, work: () => Promise<string>): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted && performance.now() - arrivedMs < RETRY_FOR_MS) {
      try {
        await sleep(RETRY_EVERY_MS, undefined, { signal });
        await work();
        return;
      } catch (error) {
        // Any other answer is final: the caller gets the same one for a repeat.
        if (!this.#isBusy(error)) return;
      }
    }
  }
}

const idOf = ({ token, key, bodyHash }: CallIdentity): string =>
  createHash('sha256').update(`${token}\n${key}\n${bodyHash}`).digest('base64');
