import { spreadEngine, spreadReturn } from './spread';

export const SIDES = ['meron', 'wala', 'draw'] as const;
type Side = (typeof SIDES)[number];

interface Contest {
  readonly winner: Side;
}

/** Of a hundred contests: the favourite Meron wins 46, Wala 42, and 12 end in a draw. */
const MERON = 46;
const WALA = 42;
const CONTESTS = 100;

/** Payout of a stake, the stake included. A draw returns stakes on the two sides. */
export const PAYS = { meron: 1.83, wala: 2, draw: 8 } as const satisfies Record<Side, number>;

const spread = {
  count: CONTESTS,
  draw: (index: number): Contest => ({
    winner: index < MERON ? 'meron' : index < MERON + WALA ? 'wala' : 'draw',
  }),
  options: SIDES.map((side) => ({
    times: ({ winner }: Contest) => (winner === side ? PAYS[side] : winner === 'draw' ? 1 : 0),
  })),
};

export const sabong = spreadEngine(spread);
export const sabongReturn = (spot: number) => spreadReturn(spread, spot);
