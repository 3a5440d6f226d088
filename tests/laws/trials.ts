import * as fc from 'fast-check';
import type { RulesName } from '../../games/allGames';
import { hundredthsAt } from '../../games/crash/rules/flight';
import { LOTS, PUBLISHED_TARGETS } from '../../games/crash/rules/odds';
import { E, hundredthsOf } from '../../games/crash/rules/point';
import { multiplierText } from '../../games/crash/rules/times';
import { hundredthsText } from '../../games/dice/rules/bet';
import { PLACES, SIDES } from '../../games/dice/rules/mode';
import { PUBLISHED_WINNING, percentKey } from '../../games/dice/rules/odds';
import { NUMBERS, targetFor, WINNING_MAX } from '../../games/dice/rules/percent';
import type { Json } from '../../games/kit/rules/round';
import { SIDES as BACKED, NUMBERS as CONTESTS, MATCHUPS } from '../../games/sabong/rules/matchups';
import { oddsKey, returnOf } from '../../games/sabong/rules/odds';
import { outcomeOf } from '../../games/sabong/rules/outcome';
import { CARD_COUNT, PRIZES } from '../../games/scratch/rules/prizes';
import { SPIN_PRICE_POINTS, WEDGES } from '../../games/wheel/rules/prizes';
import type { Vector } from './readings';

/**
 * What the laws need to put one game on trial. A game in the rulebook without a trial here does not compile.
 */
export interface Trial {
  /** Which of a game's ways to play is on trial, where their outcomes differ in kind. */
  readonly mode?: 'percent' | 'seven' | `card ${number}`;
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
const pesos = stakes.map((amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);

const SIX = [0, 1, 2, 3, 4, 5] as const;
const pairs = SIX.flatMap((a) => SIX.filter((b) => b > a).map((b) => [a, b]));
const trios = pairs.flatMap(([a, b]) => SIX.filter((c) => c > (b ?? 0)).map((c) => [a ?? 0, b ?? 0, c]));

const colorPlaces: readonly { readonly kind: string; readonly colors: readonly number[] }[] = [
  ...SIX.map((color) => ({ kind: 'single', colors: [color] })),
  ...pairs.map((colors) => ({ kind: 'pair', colors })),
  ...trios.map((colors) => ({ kind: 'trio', colors })),
  { kind: 'anyTriple', colors: [] },
  ...SIX.map((color) => ({ kind: 'triple', colors: [color] })),
  { kind: 'allDifferent', colors: [] },
];

const color: Trial = {
  bets: fc
    .uniqueArray(fc.constantFrom(...colorPlaces), { minLength: 1, maxLength: colorPlaces.length })
    .chain((places) =>
      fc.array(pesos, { minLength: places.length, maxLength: places.length }).map((each) => ({
        positions: places.map((place, index) => ({ ...place, stake: each[index] ?? '1' })),
      })),
    ),
  outcomes: SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [a, b, c]))),
  positions: colorPlaces.map((place) => ({
    odds: place.kind,
    label: `${place.kind} ${place.colors.join('')}`,
    bet: { positions: [{ ...place, stake: ROUND_STAKE }] },
  })),
  returns: { numerator: 35n, denominator: 36n },
};

/** The first number of each lot; targets that end on the edge of a lot cannot tell it from the others in it. */
const crashDraws = Array.from({ length: LOTS }, (_, lot) => (BigInt(lot) * E) / BigInt(LOTS));

const crash: Trial = {
  bets: fc
    .record({
      stake: pesos,
      target: fc.integer({ min: 300, max: 50_688 }),
      cashOuts: fc.oneof(
        fc.constant([]),
        fc
          .tuple(fc.constantFrom('all', 'half'), fc.integer({ min: 0, max: 10_980 }))
          .map(([part, runningMs]) => [
            { part, multiplier: multiplierText(hundredthsAt(runningMs)), runningMs },
          ]),
      ),
    })
    .map(({ target, ...bet }) => ({ ...bet, target: multiplierText(BigInt(target)) })),
  outcomes: crashDraws.map((h) => ({ h: h.toString(), multiplier: multiplierText(hundredthsOf(h)) })),
  positions: PUBLISHED_TARGETS.map((hundredths) => {
    const target = multiplierText(hundredths);
    return { odds: target, label: `x${target}`, bet: { stake: ROUND_STAKE, target, cashOuts: [] } };
  }),
  returns: { numerator: 99n, denominator: 100n },
};

/** One card of each prize and one without; which of its places the motifs stand on changes no pay. */
const scratchCards = [
  ...PRIZES.map(({ pays }, motif) => ({
    pays,
    panels: [motif, ...[1, 2, 3, 4, 5, 6].map((step) => (motif + step) % 10), motif, motif],
  })),
  { pays: 0, panels: [0, 0, 1, 1, 2, 2, 3, 3, 4] },
];

const scratch: Trial = {
  bets: pesos.map((stake) => ({ stake })),
  outcomes: scratchCards,
  weights: [
    ...PRIZES.map(({ cards }) => cards),
    CARD_COUNT - PRIZES.reduce((sum, { cards }) => sum + cards, 0),
  ],
  positions: [{ odds: 'card', label: 'a ticket', bet: { stake: ROUND_STAKE } }],
  returns: { numerator: 97n, denominator: 100n },
};

const ringColors = ['grey', 'blue', 'orange', 'green'] as const;

const ring: Trial = {
  bets: fc
    .uniqueArray(fc.constantFrom(...ringColors), { minLength: 1, maxLength: ringColors.length })
    .chain((backed) =>
      fc.array(pesos, { minLength: backed.length, maxLength: backed.length }).map((each) => ({
        positions: ringColors
          .filter((color) => backed.includes(color))
          .map((color, index) => ({ color, stake: each[index] ?? '1' })),
      })),
    ),
  outcomes: Array.from({ length: 200 }, (_, index) => index),
  positions: ringColors.map((color) => ({
    odds: color,
    label: color,
    bet: { positions: [{ color, stake: ROUND_STAKE }] },
  })),
  returns: { numerator: 99n, denominator: 100n },
};

/** Numbers of the draw in lots of 50: every published target ends one. The last number is a lot of its own. */
const LOT = 50;
const lots = [...Array.from({ length: NUMBERS / LOT }, (_, lot) => lot * LOT), NUMBERS - 1];

const dicePercent: Trial = {
  mode: 'percent',
  bets: fc
    .record({
      side: fc.constantFrom(...SIDES),
      winning: fc.integer({ min: 1, max: WINNING_MAX }),
      stake: pesos,
    })
    .map(({ side, winning, stake }) => ({
      mode: 'percent',
      side,
      target: hundredthsText(targetFor(side, winning)),
      stake,
    })),
  outcomes: lots,
  weights: lots.map((start, index) => (lots[index + 1] ?? NUMBERS) - start),
  positions: SIDES.flatMap((side) =>
    PUBLISHED_WINNING.map((winning) => {
      const target = hundredthsText(targetFor(side, winning));
      // As many pesos as numbers win: each pays whole centavos of it.
      const bet = { mode: 'percent', side, target, stake: `${winning}.00` };
      return { odds: percentKey(winning), label: `${side} ${target}`, bet };
    }),
  ),
  returns: { numerator: 99n, denominator: 100n },
};

const diceSeven: Trial = {
  mode: 'seven',
  bets: fc
    .uniqueArray(fc.constantFrom(...PLACES), { minLength: 1, maxLength: PLACES.length })
    .chain((backed) =>
      fc.array(pesos, { minLength: backed.length, maxLength: backed.length }).map((each) => ({
        mode: 'seven',
        positions: PLACES.filter((place) => backed.includes(place)).map((place, index) => ({
          place,
          stake: each[index] ?? '1',
        })),
      })),
    ),
  outcomes: SIX.flatMap((a) => SIX.map((b) => [a + 1, b + 1])),
  positions: PLACES.map((place) => ({
    odds: place,
    label: place,
    bet: { mode: 'seven', positions: [{ place, stake: ROUND_STAKE }] },
  })),
  returns: { numerator: 99n, denominator: 100n },
};

/** A trial for each posted card; the outcomes of one mean nothing on another. */
const sabong: readonly Trial[] = MATCHUPS.map((_, card) => ({
  mode: `card ${card}`,
  bets: fc.record({ stake: pesos, side: fc.constantFrom(...BACKED), card: fc.constant(card) }),
  outcomes: Array.from({ length: CONTESTS }, (__, number) => ({ ...outcomeOf(card, number) })),
  positions: BACKED.map((side) => ({
    odds: oddsKey(card, side),
    label: `${side} on card ${card}`,
    bet: { stake: ROUND_STAKE, side, card },
    returns: returnOf(card, side),
  })),
  returns: returnOf(card, 'draw'),
}));

/** It takes one bet and no money: what it returns is 4.00 pesos, which is 2 centavos for each point. */
const wheel: Trial = {
  bets: fc.constant({ points: SPIN_PRICE_POINTS }),
  outcomes: WEDGES.map(({ prize }) => prize),
  weights: WEDGES.map(({ weight }) => weight),
  positions: [{ odds: 'spin', label: 'a spin', bet: { points: SPIN_PRICE_POINTS } }],
  returns: { numerator: 2n, denominator: 1n },
  meanPoints: 3,
};

const trials: Readonly<Record<RulesName, Trial | readonly Trial[]>> = {
  color,
  ring,
  crash,
  scratch,
  dice: [dicePercent, diceSeven],
  sabong,
  wheel,
};

/** A game's trials: one, or one for each of its modes. */
export const trialsOf = (name: RulesName): readonly Trial[] => [trials[name]].flat();

/** A bet that a published example can be drawn for. */
export function someBet(name: RulesName, { mode, matchup }: Pick<Vector, 'mode' | 'matchup'>): Json {
  const wanted = matchup === undefined ? mode : (`card ${matchup}` as const);
  return trialsOf(name).find((trial) => trial.mode === wanted)?.positions[0]?.bet ?? null;
}
