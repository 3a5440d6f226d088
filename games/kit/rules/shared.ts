import { createDraw, type Draw, type DrawName } from './draw';
import type { Centavos, Multiplier } from './money';
import type { Json } from './round';
import type { AnyRules } from './rules';

/** An event all players see, with its time in ms since betting opened. */
export interface TableEvent {
  readonly type: string;
  readonly atMs: number;
}

/** The same with the game's own fields, in wire form. */
export type GameEvent = TableEvent & { readonly [key: string]: Json };

/** How many players contribute their client seed to a round: the first to bet. */
export const ENTROPY_BETS = 3;

/** The client seed of a round: those of its first bettors joined, or "none" if nobody bet. */
export const roundClientSeed = (seeds: readonly string[]): string =>
  seeds.length === 0 ? 'none' : seeds.slice(0, ENTROPY_BETS).join('-');

/**
 * How the round of a shared game runs. The rules settle each bet separately; this holds what all of them have in
 * common: the times, what is posted before betting, and the events published while it runs. Pure, like the rules; the
 * table on the server and the one in the demo worker run the same object.
 */
export interface SharedGame {
  readonly rules: AnyRules;
  /** How many bets a player may have in one round; each has a panel of its own, from 0. The contract allows 8. */
  readonly panels: number;
  /**
   * Bets of a player with the same group win together, so that the limit of the largest payout holds for their sum. Null
   * for a bet that the limit counts alone.
   */
  group(bet: Json): string | null;
  /** From the opening to the closing of betting. */
  readonly bettingMs: number;
  /** How long a result is shown before the next round opens. */
  readonly resultMs: number;
  /** The same where rounds wait for a public number: it stands this long at least, until the next number fits. */
  readonly resultLeastMs: number;
  /** What is drawn and posted before betting opens; null for a game that posts nothing. */
  readonly preDraw: {
    readonly draw: DrawName;
    readonly clientSeed: string;
    read(draw: Draw): Json;
    /** What was posted according to a bet; null if it does not say. */
    namedBy(bet: Json): Json;
  } | null;
  /** The outcome all bets of a round share, in wire form, drawn when betting has closed. */
  outcome(draw: Draw, posted: Json): Json;
  /** What the round of an outcome is ranked by, as text such as "2.38"; null in games whose rounds have no multiplier. */
  readonly roundMultiplier: ((outcome: Json) => string) | null;
  /** Events known at the opening, the first of them at 0 ms. */
  opening(posted: Json): readonly GameEvent[];
  /**
   * Events from the closing of betting on, in order; the first at `bettingMs`. None may leave the table before its
   * time, because the later ones give the result away. The last one ends the round.
   */
  timeline(outcome: Json, posted: Json): readonly GameEvent[];
  /**
   * Whether a well-formed bet may join a round as it is; `posted` is null for a round that has not been opened. Fields
   * that are added to a bet while the round runs must be empty.
   */
  accepts(bet: Json, posted: Json): boolean;
  /** The part of a bet that a run repeats each round: all of it except what each round posts anew. */
  repeated(bet: Json): Json;
  /** The public part of a bet: an excerpt of its wire form. */
  seen(bet: Json): Json;
  /** How a bet can be ended while the round runs; null if it cannot. */
  readonly cashOut: {
    /**
     * What the whole stake is worth `runningMs` after betting closed. At any time before the last event of the round
     * this is no more than what the outcome pays.
     */
    multiplierAt(runningMs: number): Multiplier;
    /** When a bet with an automatic cash-out ends by itself, in ms after betting closed; null if it never does. */
    automaticMs(bet: Json): number | null;
    /** What it is then worth; null if it never ends by itself. */
    target(bet: Json): Multiplier | null;
    /** When the bet's latest cash-out was, in ms after betting closed; 0 before the first. None can come before it. */
    lastMs(bet: Json): number;
    /** The sum of the bet's cash-outs so far. */
    paidCentavos(bet: Json): Centavos;
    /** The bet with one more cash-out: `part` of what is still in the round, ended at `multiplier`. */
    end(bet: Json, part: 'all' | 'half', multiplier: Multiplier): Json;
    /** The bet as it joined, without its cash-outs. */
    joined(bet: Json): Json;
    /** Whether all of the bet has been cashed out. */
    isOver(bet: Json): boolean;
    /** What is published about a cash-out; `multiplier` as text such as "2.38". */
    event(out: { readonly seat: number; readonly atMs: number; readonly multiplier: string }): GameEvent;
  } | null;
}

/** What a round with that server seed posts before betting; null in a game that posts nothing. */
export function postedIn({ preDraw }: SharedGame, serverSeed: Uint8Array, roundNumber: number): Json {
  if (preDraw === null) return null;
  const { draw, clientSeed } = preDraw;
  return preDraw.read(createDraw(draw, { serverSeed, clientSeed, nonce: roundNumber }));
}
