import type { Queryable } from '../../../db/database';

interface Waiting {
  readonly resolve: (seat: number) => void;
  readonly reject: (error: unknown) => void;
}

interface RoundSeats {
  /** Given out to this process and not taken by a bet. */
  readonly spare: number[];
  readonly waiting: Waiting[];
  /** How many this process has taken. */
  taken: number;
  isAsking: boolean;
}

/**
 * A busy process asks for so many more than its bets need now. It never holds more seats than it has taken: everybody sees the
 * bets of the first seats only, and a process that holds them unused hides others.
 */
const AHEAD_MAX = 16;
/** Bets go to the newest round or the one after it; older ones are forgotten. */
const ROUNDS_KEPT = 2;

/**
 * Gives out seats before the bets that take them, so that bets do not wait for each other's commits on the row that counts
 * them. All bets that wait share one statement, which commits at once. A seat that no bet takes stays free.
 */
export class Seats {
  readonly #db: Queryable;
  readonly #rounds = new Map<string, Map<number, RoundSeats>>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** A seat of a round that nobody else gets. The caller must hold no connection. */
  take(game: string, roundNumber: number): Promise<number> {
    const seats = this.#of(game, roundNumber);
    seats.taken += 1;
    const spare = seats.spare.shift();
    if (spare !== undefined) return Promise.resolve(spare);
    return new Promise((resolve, reject) => {
      seats.waiting.push({ resolve, reject });
      if (!seats.isAsking) void this.#ask(game, roundNumber, seats);
    });
  }

  /** For a seat whose bet is known not to have been placed. Lower seats go first: everybody sees only those. */
  giveBack(game: string, roundNumber: number, seat: number): void {
    const { spare, waiting } = this.#of(game, roundNumber);
    const first = waiting.shift();
    if (first === undefined) {
      spare.push(seat);
      spare.sort((a, b) => a - b);
    } else first.resolve(seat);
  }

  async #ask(game: string, roundNumber: number, seats: RoundSeats): Promise<void> {
    seats.isAsking = true;
    while (seats.waiting.length > 0) {
      const asked = seats.waiting.length + Math.min(AHEAD_MAX, seats.taken - seats.waiting.length);
      try {
        const first = await this.#giveOut(game, roundNumber, asked);
        for (let seat = first; seat < first + asked; seat += 1) this.giveBack(game, roundNumber, seat);
      } catch (error) {
        for (const { reject } of seats.waiting.splice(0)) reject(error);
      }
    }
    seats.isAsking = false;
  }

  async #giveOut(game: string, roundNumber: number, count: number): Promise<number> {
    const [row] = await this.#db.query<{ first: number }>({
      name: 'live-take-seats',
      text: 'SELECT live_take_seats($1, $2, $3) AS first',
      values: [game, roundNumber, count],
    });
    if (row === undefined) throw new Error('no seats were given out');
    return row.first;
  }

  #of(game: string, roundNumber: number): RoundSeats {
    const ofGame = this.#rounds.get(game) ?? new Map<number, RoundSeats>();
    this.#rounds.set(game, ofGame);
    const known = ofGame.get(roundNumber);
    if (known !== undefined) return known;
    for (const older of ofGame.keys()) if (older <= roundNumber - ROUNDS_KEPT) ofGame.delete(older);
    const seats: RoundSeats = { spare: [], waiting: [], taken: 0, isAsking: false };
    ofGame.set(roundNumber, seats);
    return seats;
  }
}
