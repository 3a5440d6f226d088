import type { Queryable } from '../../../db/database';
import { findPlayer } from '../../players/players';
import { shortName } from '../shortName';

export interface PublicName {
  readonly full: string;
  /** What other players see. */
  readonly short: string;
}

const NAMES_MAX = 20_000;

/** Names of players who have bet in this process lately. They may be stale: the statement that places a bet checks them. */
export class PublicNames {
  readonly #db: Queryable;
  readonly #known = new Map<number, PublicName>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Null for a player who does not exist. */
  async find(uid: number): Promise<PublicName | null> {
    const known = this.#known.get(uid);
    if (known !== undefined) return known;
    const player = await findPlayer(this.#db, uid);
    if (player === null) return null;
    const name = { full: player.name, short: shortName(player.name) };
    if (this.#known.size >= NAMES_MAX) this.#known.clear();
    this.#known.set(uid, name);
    return name;
  }

  forget(uid: number): void {
    this.#known.delete(uid);
  }
}
