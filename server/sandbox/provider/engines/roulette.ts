import { spreadEngine, spreadReturn } from './spread';

/** A wheel with one zero. The bet option of a number is that number; those of groups follow. */
export const POCKETS = 37;
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : REDS.has(pocket) ? 'red' : 'black';

interface Spin {
  readonly pocket: number;
}

/** The bets on groups of numbers, in the order of their options. Zero is in none of them. */
export const GROUPS: readonly {
  readonly name: 'red' | 'black' | 'odd' | 'even' | '1–18' | '19–36' | '1–12' | '13–24' | '25–36';
  readonly has: (pocket: number) => boolean;
}[] = [
  { name: 'red', has: (pocket) => colourOf(pocket) === 'red' },
  { name: 'black', has: (pocket) => colourOf(pocket) === 'black' },
  { name: 'odd', has: (pocket) => pocket % 2 === 1 },
  { name: 'even', has: (pocket) => pocket > 0 && pocket % 2 === 0 },
  { name: '1–18', has: (pocket) => pocket >= 1 && pocket <= 18 },
  { name: '19–36', has: (pocket) => pocket >= 19 },
  { name: '1–12', has: (pocket) => pocket >= 1 && pocket <= 12 },
  { name: '13–24', has: (pocket) => pocket >= 13 && pocket <= 24 },
  { name: '25–36', has: (pocket) => pocket >= 25 },
];

/** Numbers on the wheel's numbered pockets. */
const NUMBERED = 36;

const sizeOf = (has: (pocket: number) => boolean): number =>
  Array.from({ length: POCKETS }, (_, pocket) => pocket).filter(has).length;

const spread = {
  count: POCKETS,
  draw: (index: number): Spin => ({ pocket: index }),
  options: [
    ...Array.from({ length: POCKETS }, (_, number) => (pocket: number) => pocket === number),
    ...GROUPS.map(({ has }) => has),
  ].map((has) => {
    // As on every such wheel: the odds are fair for 36 pockets, and there are 37.
    const times = NUMBERED / sizeOf(has);
    return { times: ({ pocket }: Spin) => (has(pocket) ? times : 0) };
  }),
};

export const ROULETTE_OPTIONS = spread.options.length;
/** A winning bet's payout as a multiple of the stake, the stake included. */
export const roulettePays = (option: number): number =>
  Math.max(...Array.from({ length: POCKETS }, (_, pocket) => spread.options[option]?.times({ pocket }) ?? 0));

export const roulette = spreadEngine(spread);
export const rouletteReturn = (spot: number) => spreadReturn(spread, spot);
