import { hash } from 'node:crypto';
import { commitmentOf, createDraw, type DrawSource } from '../../../games/kit/rules/draw';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame, TableEvent } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import type { Seals } from '../../seals';
import { type Chain, ChainReader, chainOf } from './chain';
import type { StoredRound } from './rounds';

export type ScheduledEvent = TableEvent & { readonly [key: string]: Json };

/** How a round will go. Secret until its events have been announced. */
export interface RoundSchedule {
  readonly serverSeed: Uint8Array;
  readonly outcome: Json;
  readonly timeline: readonly ScheduledEvent[];
  /** The end of the round, in ms after its start. */
  readonly endsMs: number;
}

type DrawnRound = Pick<StoredRound, 'roundNumber' | 'clientSeed' | 'beacon' | 'signature'>;
type ScheduledRound = DrawnRound & Pick<StoredRound, 'card' | 'departsMs'>;

/** What a round is drawn from. Throws an Error for a round that cannot be drawn yet. */
export function drawSourceOf(
  { roundNumber, clientSeed, beacon, signature }: DrawnRound,
  serverSeed: Uint8Array,
): DrawSource {
  if (clientSeed === null) throw new Error('a round cannot be drawn before betting has closed');
  const source = { serverSeed, clientSeed, nonce: roundNumber };
  if (beacon === null) return source;
  if (signature === null) throw new Error('a round cannot be drawn before its public number is known');
  const randomness = hash('sha256', Buffer.from(signature, 'hex'));
  return { ...source, beacon: { chainHash: beacon.chainHash, round: beacon.round, randomness } };
}

/** Computes the schedules of rounds from their seeds, which only the leader of a table may. */
export class RoundScheduler {
  readonly #game: SharedGame;
  readonly #seeds: ChainReader;

  constructor(game: SharedGame, seals: Seals) {
    this.#game = game;
    this.#seeds = new ChainReader(seals);
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
    { roundNumber, clientSeed, card, beacon, signature, departsMs }: ScheduledRound,
  ): Promise<RoundSchedule> {
    const { name } = this.#game.rules;
    const { serverSeed } = await this.seedOf(on, roundNumber);
    const source = drawSourceOf({ roundNumber, clientSeed, beacon, signature }, serverSeed);
    const outcome = this.#game.outcome(createDraw(name, source), card);
    const timeline = this.#game.timeline(outcome, card);
    const last = timeline.at(-1);
    if (last === undefined) throw new Error(`the timeline of ${name} is empty`);
    return {
      serverSeed,
      outcome,
      timeline: timeline.map((event) => ({ ...event, atMs: event.atMs + departsMs })),
      endsMs: last.atMs - this.#game.bettingMs,
    };
  }
}
