import { commitmentOf, createDraw } from '../../../games/kit/rules/draw';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame, TableEvent } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { type Chain, ChainReader, chainOf } from './chain';
import type { StoredRound } from './rounds';

export type ScheduledEvent = TableEvent & { readonly [key: string]: Json };

/** How a round will go. Secret until its events have been announced. */
export interface RoundSchedule {
  readonly serverSeed: Uint8Array;
  readonly outcome: Json;
  readonly timeline: readonly ScheduledEvent[];
  /** The end of the round, in ms after betting closed. */
  readonly endsMs: number;
}

/** Computes the schedules of rounds from their seeds, which only the leader of a table may. */
export class RoundScheduler {
  readonly #game: SharedGame;
  readonly #seeds = new ChainReader();

  constructor(game: SharedGame) {
    this.#game = game;
  }

  /** The secret server seed of a round that `chain` covers, and its commitment. */
  async seedOf(
    on: Queryable,
    roundNumber: number,
    chain: Chain | null = null,
  ): Promise<{ readonly serverSeed: Uint8Array; readonly commitment: string }> {
    const covering = chain ?? (await chainOf(on, this.#game.rules.name, roundNumber));
    if (covering === null) throw new Error(`round ${roundNumber} has no chain`);
    const serverSeed = await this.#seeds.seedOf(on, covering, roundNumber);
    return { serverSeed, commitment: commitmentOf(serverSeed) };
  }

  /** The schedule of a round whose betting has closed. It depends on the seeds alone. */
  async scheduleOf(
    on: Queryable,
    { roundNumber, clientSeed, card }: Pick<StoredRound, 'roundNumber' | 'clientSeed' | 'card'>,
  ): Promise<RoundSchedule> {
    const { name } = this.#game.rules;
    if (clientSeed === null) throw new Error('a round has no schedule before betting has closed');
    const { serverSeed } = await this.seedOf(on, roundNumber);
    const outcome = this.#game.outcome(
      createDraw(name, { serverSeed, clientSeed, nonce: roundNumber }),
      card,
    );
    const timeline = this.#game.timeline(outcome, card);
    const last = timeline.at(-1);
    if (last === undefined) throw new Error(`the timeline of ${name} is empty`);
    return { serverSeed, outcome, timeline, endsMs: last.atMs - this.#game.bettingMs };
  }
}
