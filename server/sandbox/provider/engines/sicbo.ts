import { spreadEngine, spreadReturn } from './spread';

interface Throw {
  readonly dice: readonly [number, number, number];
}

const FACES = 6;
const sum = ({ dice }: Throw): number => dice[0] + dice[1] + dice[2];
const isTriple = ({ dice }: Throw): boolean => dice[0] === dice[1] && dice[1] === dice[2];
const countOf = ({ dice }: Throw, face: number): number => dice.filter((die) => die === face).length;

/** Payout of a total, the stake included. */
export const TOTALS: Readonly<Record<number, number>> = {
  ...{ 4: 70, 5: 35, 6: 21, 7: 14, 8: 10, 9: 8.4, 10: 7.7 },
  ...{ 11: 7.7, 12: 8.4, 13: 10, 14: 14, 15: 21, 16: 35, 17: 70 },
};
/** Payout of one, two and three dice of a face, the stake included. */
export const SINGLES = [2, 3, 13] as const;
export const ANY_TRIPLE = 35;
export const ONE_TRIPLE = 210;

type BetName = 'small' | 'big' | 'odd' | 'even' | 'anyTriple' | 'single' | 'total' | 'triple';

interface Bet {
  readonly name: BetName;
  /** The face or total that it is on; 0 for none. */
  readonly of: number;
  readonly times: (thrown: Throw) => number;
}

const faces = Array.from({ length: FACES }, (_, index) => index + 1);
/** Even-money bets lose on every triple. */
const even = (name: BetName, has: (total: number) => boolean): Bet => ({
  name,
  of: 0,
  times: (thrown) => (!isTriple(thrown) && has(sum(thrown)) ? 2 : 0),
});

/** All bets, in the order of their options. */
export const BETS: readonly Bet[] = [
  even('small', (total) => total <= 10),
  even('big', (total) => total >= 11),
  even('odd', (total) => total % 2 === 1),
  even('even', (total) => total % 2 === 0),
  { name: 'anyTriple', of: 0, times: (thrown) => (isTriple(thrown) ? ANY_TRIPLE : 0) },
  ...faces.map(
    (face): Bet => ({
      name: 'single',
      of: face,
      times: (thrown) => SINGLES[countOf(thrown, face) - 1] ?? 0,
    }),
  ),
  ...Object.entries(TOTALS).map(
    ([total, times]): Bet => ({
      name: 'total',
      of: Number(total),
      times: (thrown) => (sum(thrown) === Number(total) ? times : 0),
    }),
  ),
  ...faces.map(
    (face): Bet => ({
      name: 'triple',
      of: face,
      times: (thrown) => (countOf(thrown, face) === 3 ? ONE_TRIPLE : 0),
    }),
  ),
];

const spread = {
  count: FACES ** 3,
  draw: (index: number): Throw => ({
    dice: [(index % FACES) + 1, (Math.floor(index / FACES) % FACES) + 1, Math.floor(index / FACES ** 2) + 1],
  }),
  options: BETS,
};

export const sicbo = spreadEngine(spread);
export const sicboReturn = (spot: number) => spreadReturn(spread, spot);
