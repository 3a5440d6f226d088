import type * as z from 'zod/mini';
import type { Draw, DrawName } from './draw';
import type { Centavos, Multiplier } from './money';

/** The smallest stake of any bet: one peso. */
export const STAKE_MIN_CENTAVOS = 100n;

/** Every event of every game has a type; a scene has one handler per type. */
export interface RoundEvent {
  readonly type: string;
}

/** The result of a round: its payout, and the ordered events a scene performs. */
export interface Settlement<Event extends RoundEvent> {
  readonly payoutCentavos: Centavos;
  readonly events: readonly Event[];
  /** Loyalty points it pays besides money; only games that cost points pay any. */
  readonly payoutPoints?: number;
}

/** One line of the odds shown to players: `ways` of `outcomes`, and its multiplier. */
export interface Odds {
  readonly key: string;
  readonly ways: readonly { readonly count: number; readonly pays: Multiplier }[];
  readonly outcomes: number;
}

/**
 * A game's mathematics: the same object decides on the server, in demo and in the verifier. Pure: no clock and no
 * randomness but its arguments.
 *
 * `Bet`, `Outcome` and `Event` are the inside types; the three schemas turn wire JSON into them and back.
 */
export interface GameRules<Bet, Outcome, Event extends RoundEvent> {
  readonly id: number;
  readonly name: DrawName;
  readonly version: string;
  readonly bet: z.ZodMiniType<Bet, unknown>;
  readonly outcome: z.ZodMiniType<Outcome, unknown>;
  readonly event: z.ZodMiniType<Event, unknown>;
  readonly odds: readonly Odds[];
  stakeCentavos(bet: Bet): Centavos;
  /**
   * What a round costs in loyalty points. A game with a price is a loyalty game: it stakes no money, its odds give what
   * each point pays, and no table takes bets on it.
   */
  pricePoints?(bet: Bet): number;
  /** The most this bet can return; a bet over the exposure limit is refused before the draw. */
  maxPayoutCentavos(bet: Bet): Centavos;
  draw(draw: Draw, bet: Bet): Outcome;
  settle(bet: Bet, outcome: Outcome): Settlement<Event>;
}

/** A prize of a loyalty game: money or points, never both. `weight` is its share of the sum of all weights. */
export interface LoyaltyPrize {
  readonly payoutCentavos: Centavos;
  readonly payoutPoints: number;
  readonly weight: number;
}

/** A game that costs loyalty points, at one price. */
export interface LoyaltyRules<Bet, Outcome, Event extends RoundEvent> extends GameRules<Bet, Outcome, Event> {
  /** The only bet it takes. */
  readonly onlyBet: Bet;
  pricePoints(bet: Bet): number;
  /** All its prizes, in the order of the draw. */
  readonly prizes: readonly LoyaltyPrize[];
}

// biome-ignore lint/suspicious/noExplicitAny: the rulebook holds games of different types; each is used through playRound, which keeps them together.
export type AnyRules = GameRules<any, any, any>;
