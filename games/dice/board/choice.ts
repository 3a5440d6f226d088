import * as z from 'zod/mini';
import { type Centavos, centavos, type Multiplier } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type Bet, bet } from '../rules/bet';
import { MODES, type Mode, PLACES, type Place, SIDES, type Side } from '../rules/mode';
import { percentPays, targetFor, WINNING_MAX, WINNING_MIN, winningNumbers } from '../rules/percent';
import { SEVEN_PAYS } from '../rules/seven';

/** The bet being built, without the stake. Both modes are kept, so that switching loses nothing. */
export interface Choice {
  readonly mode: Mode;
  readonly side: Side;
  /** In hundredths. */
  readonly target: number;
  /** At least one. */
  readonly places: readonly Place[];
}

export const FIRST: Choice = { mode: 'percent', side: 'under', target: 5_000, places: ['over'] };

const kept = z.object({
  mode: z.enum(MODES),
  side: z.enum(SIDES),
  target: z.number(),
  places: z.array(z.enum(PLACES)).check(z.minLength(1)),
});

/** A remembered selection; the default one if there is none. */
export function choiceFrom(habits: Json | null): Choice {
  const parsed = z.safeDecode(kept, habits as never);
  if (!parsed.success) return FIRST;
  const { mode, side, target, places } = parsed.data;
  return { mode, side, target: within(side, Math.round(target)), places: inOrder(places) };
}

const inOrder = (places: readonly Place[]): readonly Place[] =>
  PLACES.filter((place) => places.includes(place));

/** The nearest target within the bounds of a side. */
export function within(side: Side, target: number): number {
  const winning = Math.max(WINNING_MIN, Math.min(WINNING_MAX, winningNumbers(side, target)));
  return targetFor(side, winning);
}

/** The least and the largest target of a side. */
export const bounds = (side: Side): readonly [least: number, most: number] => {
  const ends = [targetFor(side, WINNING_MIN), targetFor(side, WINNING_MAX)];
  return [Math.min(...ends), Math.max(...ends)];
};

export const withSide = (choice: Choice, side: Side): Choice => ({
  ...choice,
  side,
  target: within(side, choice.target),
});

export const withTarget = (choice: Choice, target: number): Choice => ({
  ...choice,
  target: within(choice.side, target),
});

/** Selects or deselects a place; the last one stays selected. */
export function withPlace(choice: Choice, place: Place): Choice {
  const places = choice.places.includes(place)
    ? choice.places.filter((other) => other !== place)
    : inOrder([...choice.places, place]);
  return places.length === 0 ? choice : { ...choice, places };
}

/** How many times the selected stake is staked. */
export const stakesOf = ({ mode, places }: Choice): bigint => (mode === 'seven' ? BigInt(places.length) : 1n);

/** The highest payout per centavo of the selected stake. */
export function bestPays({ mode, side, target, places }: Choice): Multiplier {
  if (mode === 'percent') return percentPays(winningNumbers(side, target));
  return SEVEN_PAYS[places.includes('exact') ? 'exact' : 'under'];
}

/** The largest selected stake whose payout cannot exceed `exposureMax`. */
export function stakeWithin(choice: Choice, exposureMax: Centavos): Centavos {
  const { numerator, denominator } = bestPays(choice);
  return centavos((exposureMax * denominator) / numerator);
}

export const totalCentavos = (choice: Choice, stake: Centavos): Centavos =>
  centavos(stake * stakesOf(choice));

/** The bet in wire form. */
export function wireOf({ mode, side, target, places }: Choice, stake: Centavos): Json {
  const placed: Bet =
    mode === 'percent'
      ? { mode, side, target, stake }
      : { mode, positions: places.map((place) => ({ place, stake })) };
  return z.encode(bet, placed) as Json;
}

/** A selection from a bet in wire form; null if the rules refuse it. */
export function standing(wire: Json | null): { choice: Choice; stake: Centavos } | null {
  const parsed = wire === null ? null : z.safeDecode(bet, wire as never);
  if (!parsed?.success) return null;
  const placed = parsed.data;
  if (placed.mode === 'percent') {
    const { mode, side, target, stake } = placed;
    return { choice: { ...FIRST, mode, side, target }, stake };
  }
  const [first] = placed.positions;
  return {
    choice: { ...FIRST, mode: placed.mode, places: placed.positions.map(({ place }) => place) },
    stake: first?.stake ?? centavos(0n),
  };
}
