import type { Queryable } from '../../../db/database';
import { latestRound, numberAfter, type StoredRound } from '../rounds';

/** What a bet needs to know of a table. It may be stale: the statement that places the bet checks it. */
export interface TableFacts {
  /** The newest round; null before the first. */
  readonly latest: Pick<StoredRound, 'roundNumber' | 'state' | 'openedAtMs' | 'card'> | null;
  /** The number of the round after it. */
  readonly next: number;
  /** When reading began, by `performance.now()`. */
  readonly readAtMs: number;
}

/** The newest rounds of the tables as this process has last read them. */
export class TableRounds {
  readonly #db: Queryable;
  readonly #known = new Map<string, Promise<TableFacts>>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  find(game: string): Promise<TableFacts> {
    const known = this.#known.get(game);
    if (known !== undefined) return known;
    const read = this.#read(game);
    this.#known.set(game, read);
    // A failed read is not kept; its callers get the error.
    read.catch(() => this.#drop(game, read));
    return read;
  }

  /** The next bet reads the table again, unless another one has since. */
  async forget(game: string, facts: TableFacts): Promise<void> {
    const known = this.#known.get(game);
    if (known !== undefined && (await known) === facts) this.#drop(game, known);
  }

  #drop(game: string, read: Promise<TableFacts>): void {
    if (this.#known.get(game) === read) this.#known.delete(game);
  }

  async #read(game: string): Promise<TableFacts> {
    const readAtMs = performance.now();
    const latest = await latestRound(this.#db, game);
    const next = await numberAfter(this.#db, game, latest?.roundNumber ?? 0);
    return { latest, next, readAtMs };
  }
}
