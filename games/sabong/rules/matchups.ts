import { type Multiplier, multiplier } from '../../kit/rules/money';

export const SIDES = ['meron', 'draw', 'wala'] as const;
/** The sides of a bet, which are also the results of a contest. */
export type Side = (typeof SIDES)[number];

/** A contest is decided by one of this many equally likely numbers. */
export const NUMBERS = 1_000;

/** A posted match-up: how many of {@link NUMBERS} decide for each side, and the multiplier of each. */
export interface Matchup {
  readonly ways: Readonly<Record<Side, number>>;
  readonly pays: Readonly<Record<Side, Multiplier>>;
}

const DRAW_WAYS = 108;
const DRAW_PAYS = multiplier(9n);

const matchup = (meron: number, wala: number, meronPays: bigint, walaPays: bigint): Matchup => ({
  ways: { meron, draw: DRAW_WAYS, wala },
  pays: { meron: multiplier(meronPays, 100n), draw: DRAW_PAYS, wala: multiplier(walaPays, 100n) },
});

const mirrored = ({ ways, pays }: Matchup): Matchup => ({
  ways: { ...ways, meron: ways.wala, wala: ways.meron },
  pays: { ...pays, meron: pays.wala, wala: pays.meron },
});

const EVEN = matchup(446, 446, 194n, 194n);
const MERON_FAVOURED = [
  matchup(490, 402, 176n, 215n),
  matchup(535, 357, 162n, 242n),
  matchup(580, 312, 149n, 277n),
  matchup(620, 272, 140n, 318n),
];

/** By the number of the card: 0 is even, 1 to 4 favour Meron, 5 to 8 mirror those. */
export const MATCHUPS: readonly Matchup[] = [EVEN, ...MERON_FAVOURED, ...MERON_FAVOURED.map(mirrored)];

/** The match-up of a card. Throws a RangeError for a card that does not exist. */
export function matchupOf(card: number): Matchup {
  const found = MATCHUPS[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

/** Meron first, then Wala, then draw. */
export function winnerOf(card: number, number: number): Side {
  const { ways } = matchupOf(card);
  if (number < ways.meron) return 'meron';
  return number < ways.meron + ways.wala ? 'wala' : 'draw';
}
