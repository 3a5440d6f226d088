import type { CountExchange } from '../../../limits/countExchange';
import type { SharedCounter } from '../../../limits/sharedCounter';
import { LIMITS } from './sockets';

/** Nearly every player has one socket: only those with more in one process are told to the others. */
const TELL_FROM = 2;

/** The sockets of each player in this process, the oldest first, and how many the other processes have. */
export class PlayerSockets<Socket> {
  readonly #counter: SharedCounter;
  readonly #byPlayer = new Map<number, Set<Socket>>();

  /** `onTooMany` is called for the sockets that are to be closed. */
  constructor(counts: CountExchange, onTooMany: (sockets: readonly Socket[]) => void) {
    this.#counter = counts.counter({
      kind: 'player',
      most: LIMITS.socketsPerPlayer,
      windowMs: null,
      tellFrom: TELL_FROM,
      onLearnt: (key) => onTooMany(this.excess(Number(key))),
    });
  }

  add(uid: number, socket: Socket): void {
    const own = this.#byPlayer.get(uid) ?? new Set();
    if (own.has(socket)) return;
    this.#byPlayer.set(uid, own.add(socket));
    this.#counter.add(String(uid));
  }

  delete(uid: number, socket: Socket): void {
    const own = this.#byPlayer.get(uid);
    if (own?.delete(socket) !== true) return;
    this.#counter.remove(String(uid));
    if (own.size === 0) this.#byPlayer.delete(uid);
  }

  /** A player's oldest sockets beyond the limit. Each process leaves the player one, because it may be the one in use. */
  excess(uid: number): readonly Socket[] {
    const most = Math.max(1, LIMITS.socketsPerPlayer - this.#counter.others(String(uid)));
    return [...(this.#byPlayer.get(uid) ?? [])].slice(0, -most);
  }
}
