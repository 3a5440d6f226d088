import { commitmentOf, createDraw } from '../../games/kit/rules/draw';
import type { Json } from '../../games/kit/rules/round';
import type { SharedGame, TableEvent } from '../../games/kit/rules/shared';
import type { Queryable } from '../db/database';
import { type Chain, ChainReader, chainOf } from './chain';
import type { StoredRound } from './rounds';

export type Told = TableEvent & { readonly [key: string]: Json };

/** How a round will go: secret until it has gone that way. */
export interface Course {
  readonly serverSeed: Uint8Array;
  readonly outcome: Json;
  readonly story: readonly Told[];
  /** The end, in ms of the run. */
  readonly endsMs: number;
}

/** Works out what the seeds say of rounds, the way only the leader of a table may. */
export class Oracle {
  readonly #game: SharedGame;
  readonly #seeds = new ChainReader();

  constructor(game: SharedGame) {
    this.#game = game;
  }

  /** The secret seed of a round that `chain` decides, and what it commits to. */
  async seedOf(
    on: Queryable,
    roundNumber: number,
    chain: Chain | null = null,
  ): Promise<{ readonly serverSeed: Uint8Array; readonly commitment: string }> {
    const decides = chain ?? (await chainOf(on, this.#game.rules.name, roundNumber));
    if (decides === null) throw new Error(`round ${roundNumber} has no chain`);
    const serverSeed = await this.#seeds.seedOf(on, decides, roundNumber);
    return { serverSeed, commitment: commitmentOf(serverSeed) };
  }

  /** What the seeds say of a round whose betting has closed; the same whoever asks, and whenever. */
  async courseOf(
    on: Queryable,
    { roundNumber, clientSeed, card }: Pick<StoredRound, 'roundNumber' | 'clientSeed' | 'card'>,
  ): Promise<Course> {
    const { name } = this.#game.rules;
    if (clientSeed === null) throw new Error('a round has no course before betting has closed');
    const { serverSeed } = await this.seedOf(on, roundNumber);
    const outcome = this.#game.outcome(
      createDraw(name, { serverSeed, clientSeed, nonce: roundNumber }),
      card,
    );
    const story = this.#game.story(outcome, card);
    const last = story.at(-1);
    if (last === undefined) throw new Error(`a story of ${name} is empty`);
    return { serverSeed, outcome, story, endsMs: last.atMs - this.#game.bettingMs };
  }
}
