import { describe, expect, it } from 'vitest';
import { looks } from '../client/paint';
import { arcade, arcadeReturn, TARGETS } from './arcade';
import { baccarat, baccaratReturn, coupOf, playBaccarat } from './baccarat';
import { bingo, bingoReturn, playBingo } from './bingo';
import { type Below, type InstantEngine, percent } from './engine';
import { PAYS as KENO_PAYS, keno, kenoReturn } from './keno';
import { ROULETTE_OPTIONS, roulette, rouletteReturn } from './roulette';
import { sabong, sabongReturn } from './sabong';
import { BETS, sicbo, sicboReturn } from './sicbo';
import { LINES, lineWin, playSlot, STOPS, slot, slotReturn, stripOf } from './slot';

/** A deterministic random source. */
const seeded = (seed: number): Below => {
  const next = looks(seed);
  return (n) => Math.floor(next() * n);
};

/** By the number of picks. */
const KENO = ['96.00%', '95.59%', '95.82%', '95.58%', '95.50%', '95.60%'];

/** Games in which a round ends at once, each with a choice that it has. */
const INSTANT: Readonly<Record<string, readonly [InstantEngine, readonly number[]]>> = {
  slot: [slot, [0]],
  arcade: [arcade, [0]],
  bingo: [bingo, [0]],
  baccarat: [baccarat, [1]],
  sabong: [sabong, [0]],
  roulette: [roulette, [40]],
  sicbo: [sicbo, [20]],
  keno: [keno, [3, 9]],
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

  it('of sabong is 96.18% on Meron, and 96% on Wala and draw', () => {
    expect([0, 1, 2].map((spot) => percent(sabongReturn(spot)))).toEqual(['96.18%', '96.00%', '96.00%']);
  });

  it('of every roulette bet is 36 of 37', () => {
    expect(ROULETTE_OPTIONS).toBe(46);
    for (let spot = 0; spot < ROULETTE_OPTIONS; spot += 1) {
      const { over, under } = rouletteReturn(spot);
      expect(over * 37n, `option ${spot}`).toBe(under * 36n);
    }
  });

  it('of every sic bo bet is between 96.2% and 97.3%', () => {
    const returns = BETS.map(({ name }, spot) => `${name} ${percent(sicboReturn(spot))}`);
    expect([...new Set(returns)]).toEqual([
      ...['small 97.22%', 'big 97.22%', 'odd 97.22%', 'even 97.22%', 'anyTriple 97.22%', 'single 96.29%'],
      ...['total 97.22%', 'total 96.25%', 'triple 97.22%'],
    ]);
  });

  it('of keno is 95.4% to 96%, whatever number of picks', () => {
    expect([1, 2, 3, 4, 5, 6].map((picks) => percent(kenoReturn(picks)))).toEqual(KENO);
  });
});

describe('played rounds', () => {
  /** Payouts divided by stakes over many rounds; the tolerance depends on the game's variance. */
  const played = (rounds: number, play: (below: Below) => number): number => {
    const below = seeded(20_271);
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

  it.each(Object.entries(INSTANT))('of %s pay whole centavos for every stake', (_, [engine, choice]) => {
    const below = seeded(7);
    for (const stake of engine.stakesCentavos) {
      for (let round = 0; round < 50; round += 1) {
        const payout = engine.play(stake, choice, below)?.payoutCentavos ?? Number.NaN;
        expect(Number.isSafeInteger(payout) && payout >= 0).toBe(true);
      }
    }
  });

  it.each(Object.entries(INSTANT))('of %s are null for an unknown bet option', (_, [engine]) => {
    for (const choice of [[], [-1], [99], [0.5], [Number.NaN], [1, 1]])
      expect(engine.play(500, choice, seeded(1)), String(choice)).toBeNull();
  });
});

describe('keno', () => {
  it('draws eight different numbers, and pays by how many were picked', () => {
    const below = seeded(3);
    for (let round = 0; round < 500; round += 1) {
      const picks = [1, 8, 15, 22, 29];
      const played = keno.play(1_000, picks, below);
      const { balls, hits } = (played?.outcome ?? {}) as { balls: number[]; hits: number[] };
      expect(new Set(balls).size).toBe(8);
      expect(hits).toEqual(picks.filter((pick) => balls.includes(pick)));
      expect(played?.payoutCentavos).toBe(1_000 * (KENO_PAYS[5]?.[hits.length] ?? Number.NaN));
    }
  });

  it('takes one to six different numbers from 1 to 35', () => {
    for (const picks of [[0], [36], [1, 2, 3, 4, 5, 6, 7], [4, 4], [1.5]])
      expect(keno.play(500, picks, seeded(1)), String(picks)).toBeNull();
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
    const below = seeded(11);
    for (let round = 0; round < 500; round += 1) {
      const { outcome } = playBaccarat(500, 0, below) ?? {};
      const { player, banker, totals } = outcome as { player: number[]; banker: number[]; totals: number[] };
      const totalOf = (cards: number[]) =>
        cards.reduce((sum, card) => sum + (card % 13 < 9 ? (card % 13) + 1 : 0), 0) % 10;
      expect([totalOf(player), totalOf(banker)]).toEqual(totals);
    }
  });
});
