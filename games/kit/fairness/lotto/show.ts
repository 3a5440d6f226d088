import type { Centavos } from '../../rules/money';
import { type LottoGame, type LottoLine, type LottoNumbers, payoutOf } from './lines';

/** How good a win is: what it pays for the stake of the ticket. */
export type LottoTier = 'none' | 'win' | 'big';

/** An event of the show of a draw, in ms from its start. */
export type LottoEvent =
  | { readonly type: 'drumStarted'; readonly atMs: number; readonly game: LottoGame }
  | {
      readonly type: 'ballDrawn';
      readonly atMs: number;
      readonly game: LottoGame;
      readonly place: number;
      readonly number: number;
    }
  | { readonly type: 'drawShown'; readonly atMs: number }
  | {
      readonly type: 'ticketSettled';
      readonly atMs: number;
      readonly stake: Centavos;
      readonly payout: Centavos;
      readonly tier: LottoTier;
    };

const DRUM_MS: Readonly<Record<LottoGame, number>> = { '2D': 0, '3D': 6_500 };
const BALLS_MS: Readonly<Record<LottoGame, readonly number[]>> = {
  '2D': [2_500, 5_000],
  '3D': [8_500, 10_500, 12_500],
};
const SHOWN_MS = 14_000;
const SETTLED_MS = 14_500;

/** A win from this many times the stake on is a big one. */
const BIG_FROM = 100n;

export const tierOf = (stake: Centavos, payout: Centavos): LottoTier => {
  if (payout === 0n) return 'none';
  return payout >= stake * BIG_FROM ? 'big' : 'win';
};

/** The events of a draw whose numbers are known, with one for each ticket of the player. */
export function lottoShow(drawn: LottoNumbers, tickets: readonly (readonly LottoLine[])[]): LottoEvent[] {
  const balls = (game: LottoGame, numbers: readonly number[]): LottoEvent[] => [
    { type: 'drumStarted', atMs: DRUM_MS[game], game },
    ...numbers.map((number, place) => ({
      type: 'ballDrawn' as const,
      atMs: BALLS_MS[game][place] ?? SHOWN_MS,
      game,
      place,
      number,
    })),
  ];
  const settled = tickets.map((lines): LottoEvent => {
    const add = (total: bigint, part: bigint) => total + part;
    const stake = lines.map((line) => line.stake).reduce(add, 0n) as Centavos;
    const payout = lines.map((line) => payoutOf(line, drawn)).reduce(add, 0n) as Centavos;
    return { type: 'ticketSettled', atMs: SETTLED_MS, stake, payout, tier: tierOf(stake, payout) };
  });
  return [
    ...balls('2D', drawn.twoD),
    ...balls('3D', drawn.threeD),
    { type: 'drawShown', atMs: SHOWN_MS },
    ...settled,
  ];
}
