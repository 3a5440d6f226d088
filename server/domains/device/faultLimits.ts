import type { ServerClock } from '../../context';
import { networkOf } from '../players/tries';

const WINDOW_MS = 60_000;
/**
 * Reports per minute and network. A visit sends at most 20, but carriers put many players behind one address.
 */
const PER_NETWORK = 120;
/** Reports per minute in total: a release that breaks everywhere must not fill the disk. */
const PER_PROCESS = 1_200;

/** Counts reports in windows of a minute. In memory, because reports must be accepted without a database. */
export class FaultLimits {
  readonly #clock: ServerClock;
  #windowEndsMs = 0;
  #count = 0;
  readonly #byNetwork = new Map<string, number>();

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /** Counts one report, unless the limit of its network or the total has been reached; then false. */
  take(ip: string): boolean {
    const nowMs = this.#clock.now().getTime();
    // A clock that was set back starts a new window too.
    if (nowMs >= this.#windowEndsMs || nowMs < this.#windowEndsMs - WINDOW_MS) {
      this.#windowEndsMs = nowMs + WINDOW_MS;
      this.#count = 0;
      this.#byNetwork.clear();
    }
    const network = networkOf(ip);
    const count = this.#byNetwork.get(network) ?? 0;
    if (count >= PER_NETWORK || this.#count >= PER_PROCESS) return false;
    this.#byNetwork.set(network, count + 1);
    this.#count += 1;
    return true;
  }
}
