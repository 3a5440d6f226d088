import * as fc from 'fast-check';
import type { Json } from '../rules/round';

/** What the laws in `tests/laws` need to check one game, or one of its modes. */
export interface Trial {
  /** Which of a game's ways to play is on trial, where their outcomes differ in kind. */
  readonly mode?: string;
  /** Well-formed bets in wire form, small and large, on one position or on many. */
  readonly bets: fc.Arbitrary<Json>;
  /** Every outcome the draw can give, each equally likely, in wire form. */
  readonly outcomes: readonly Json[];
  /** How many draws each outcome stands for, in their order, where not all stand for the same number. */
  readonly weights?: readonly number[];
  /** Every single thing a player can back, by the key of its published odds, with a bet on it alone. */
  readonly positions: readonly {
    readonly odds: string;
    readonly bet: Json;
    readonly label: string;
    /** Where it returns something of its own. */
    readonly returns?: Trial['returns'];
  }[];
  /** What every position returns in the long run, as an exact fraction. */
  readonly returns: { readonly numerator: bigint; readonly denominator: bigint };
  /** The loyalty points that a round of a loyalty game pays in the long run. */
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
