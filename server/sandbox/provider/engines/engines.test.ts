import { describe, expect, it } from 'vitest';
import { looks } from '../client/paint';
import { ENGINES } from '.';
import { arcadeReturn, TARGETS } from './arcade';
import { baccaratReturn, coupOf, playBaccarat } from './baccarat';
import { bingoReturn, playBingo } from './bingo';
import { type Below, percent } from './engine';
import { LINES, lineWin, playSlot, STOPS, slotReturn, stripOf } from './slot';

/** A deterministic random source. */
const luck = (seed: number): Below => {
  const next = looks(seed);
  return (n) => Math.floor(next() * n);
};

describe('exact return to player', () => {
  it('of the slot is 96.35%', () => {
    expect(percent(slotReturn(), 4)).toBe('96.3539%');
  });

  it('of every target is 96%', () => {
    expect(new Set(TARGETS.map((_, target) => percent(arcadeReturn(target), 6)))).toEqual(
      new Set(['96.000000%']),
    );
  });

  it('of baccarat with eight decks matches published figures', () => {
    expect(percent(baccaratReturn('player'), 4)).toBe('98.7649%');
    expect(percent(baccaratReturn('banker'), 4)).toBe('98.9420%');
    expect(percent(baccaratReturn('tie'), 4)).toBe('85.6403%');
  });

  it('of bingo is 95.69%', () => {
    expect(percent(bingoReturn(), 4)).toBe('95.6943%');
  });
});

describe('played rounds', () => {
  /** Payouts divided by stakes over many rounds; the tolerance depends on the game's variance. */
  const played = (rounds: number, play: (below: Below) => number): number => {
    const below = luck(20_271);
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) sum += play(below);
    return sum / rounds;
  };

  it('return close to the exact figure', () => {
    const slot = played(100_000, (below) => playSlot(2_000, below).payoutCentavos / 2_000);
    const banker = played(100_000, (below) => (playBaccarat(100, 1, below)?.payoutCentavos ?? 0) / 100);
    const bingo = played(20_000, (below) => playBingo(100, below).payoutCentavos / 100);
    expect(Math.abs(slot - 0.9635)).toBeLessThan(0.04);
    expect(Math.abs(banker - 0.9894)).toBeLessThan(0.012);
    expect(Math.abs(bingo - 0.957)).toBeLessThan(0.1);
  });

  it('pay whole centavos for every stake', () => {
    const below = luck(7);
    for (const { stakesCentavos, play } of Object.values(ENGINES)) {
      for (const stake of stakesCentavos) {
        for (let round = 0; round < 50; round += 1) {
          const payout = play(stake, 0, below)?.payoutCentavos ?? Number.NaN;
          expect(Number.isSafeInteger(payout) && payout >= 0).toBe(true);
        }
      }
    }
  });

  it('are null for an unknown bet option', () => {
    for (const { play } of Object.values(ENGINES)) {
      for (const choice of [-1, 99, 0.5, Number.NaN]) expect(play(500, choice, luck(1))).toBeNull();
    }
  });
});

describe('the slot', () => {
  it('has reels of 32 symbols and distinct lines', () => {
    for (let reel = 0; reel < 5; reel += 1) expect(stripOf(reel)).toHaveLength(STOPS);
    expect(new Set(LINES.map(String)).size).toBe(LINES.length);
  });

  it('pays from the left, and a wild substitutes the symbol beside it', () => {
    expect(lineWin([1, 1, 1, 2, 1])).toEqual({ symbol: 1, count: 3, times: 150 });
    expect(lineWin([8, 0, 0, 8, 7])).toMatchObject({ symbol: 8, count: 4 });
    expect(lineWin([2, 3, 3, 3, 3])).toBeNull();
  });
});

describe('baccarat', () => {
  const deal = (...values: number[]) => coupOf(() => values.shift() ?? Number.NaN);

  it('stands on eight and nine, and draws by the rule', () => {
    expect(deal(4, 4, 1, 2)).toEqual({ winner: 'player', totals: [8, 3], drawn: [2, 2] });
    expect(deal(1, 2, 1, 2, 8)).toMatchObject({ totals: [1, 3], drawn: [3, 2], winner: 'banker' });
    expect(deal(3, 3, 2, 3, 4)).toMatchObject({ totals: [6, 9], drawn: [2, 3] });
    expect(deal(1, 1, 3, 3, 7, 4)).toMatchObject({ totals: [9, 0], drawn: [3, 3] });
  });

  it('shows hands whose totals match the payouts', () => {
    const below = luck(11);
    for (let round = 0; round < 500; round += 1) {
      const { outcome } = playBaccarat(500, 0, below) ?? {};
      const { player, banker, totals } = outcome as { player: number[]; banker: number[]; totals: number[] };
      const totalOf = (cards: number[]) =>
        cards.reduce((sum, card) => sum + (card % 13 < 9 ? (card % 13) + 1 : 0), 0) % 10;
      expect([totalOf(player), totalOf(banker)]).toEqual(totals);
    }
  });
});
