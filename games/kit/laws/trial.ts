import * as fc from 'fast-check';
import type { Json } from '../rules/round';

/** What the laws in `tests/laws` need to check one game, or one of its modes. */
export interface Trial {
  /** The tested mode of a game, if its outcomes differ in kind by mode. */
  readonly mode?: string;
  /** Well-formed bets in wire form, small and large, on one position or on many. */
  readonly bets: fc.Arbitrary<Json>;
  /** Every outcome the draw can give, all equally likely, in wire form. */
  readonly outcomes: readonly Json[];
  /** How many draws give each outcome, in their order; missing if it is the same number for all. */
  readonly weights?: readonly number[];
  /** Every single position a player can bet on, by the key of its published odds, with a bet on it alone. */
  readonly positions: readonly {
    readonly odds: string;
    readonly bet: Json;
    readonly label: string;
    /** Set if its RTP differs from the game's. */
    readonly returns?: Trial['returns'];
  }[];
  /** The RTP of every position, as an exact fraction. */
  readonly returns: { readonly numerator: bigint; readonly denominator: bigint };
  /** The loyalty points that a round of a loyalty game pays on average. */
  readonly meanPoints?: number;
}

/** A stake of which every multiplier of every game pays whole centavos. */
export const ROUND_STAKE = '100.00';

const stakes = fc.oneof(
  fc.integer({ min: 100, max: 100_000 }),
  fc.integer({ min: 100, max: 999_999_999 }),
  fc.constantFrom(100, 101, 103, 107, 199),
);
/** Stakes in wire form, small, large and awkward. */
export const pesos: fc.Arbitrary<string> = stakes.map(
  (amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
);
