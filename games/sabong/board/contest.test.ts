import { describe, expect, it } from 'vitest';
import { centavos } from '../../kit/rules/money';
import { outcomeOf } from '../rules/outcome';
import { opening, story } from '../rules/story';
import { sideOf, stakesBySide } from './backing';
import { betIn, stakeLimit } from './choice';
import { contestOf, scoreOf } from './contest';
import { chanceText, LEAST_RETURN, MOST_RETURN, paysCentavos, returnText, timesText } from './figures';

const translate = (_: string, values = {}) => `×${(values as { multiplier: string }).multiplier}`;

describe('a contest as the board reads it', () => {
  it('grows with its events, and skips unknown ones', () => {
    const events = story(outcomeOf(1, 700));
    const before = contestOf([opening(1), { type: 'rain', atMs: 3 }]);
    expect(before).toEqual({ card: 1, closesAtMs: 12_000, closedMs: null, points: [], decided: null });
    const half = contestOf([opening(1), ...events.slice(0, 3)]);
    expect(half).toMatchObject({ closedMs: 12_000, decided: null });
    expect(half.points).toHaveLength(2);
    const ended = contestOf([opening(1), ...events]);
    expect(ended.decided).toEqual({ atMs: 17_000, winner: 'wala' });
    expect(scoreOf(ended, 'asul')).toBeGreaterThan(scoreOf(ended, 'pula'));
  });

  it('posts what the rules publish', () => {
    expect(timesText(translate, 1, 'meron')).toBe('×1.76');
    expect(timesText(translate, 5, 'wala')).toBe('×1.76');
    expect(timesText(translate, 0, 'draw')).toBe('×9.00');
    expect([chanceText(1, 'meron'), chanceText(1, 'wala'), chanceText(1, 'draw')]).toEqual([
      '49.0',
      '40.2',
      '10.8',
    ]);
    expect([returnText(1, 'meron'), returnText(1, 'wala'), returnText(4, 'wala')]).toEqual([
      '97.04',
      '97.23',
      '97.29',
    ]);
    expect([LEAST_RETURN, MOST_RETURN]).toEqual(['97.04', '97.60']);
    expect(paysCentavos(centavos(3_333n), 1, 'meron')).toBe(5_866n);
  });
});

describe('the largest stake', () => {
  const limit = centavos(1_000_00n);
  it('keeps the selected side within the exposure limit', () => {
    expect(stakeLimit(1, 'draw', limit)).toBe(11_111n);
    expect(stakeLimit(1, 'meron', limit)).toBe(56_818n);
    // Without a selected side, the side with the higher multiplier counts.
    expect(stakeLimit(1, null, limit)).toBe(46_511n);
  });
});

describe('a bet of a run', () => {
  it('is placed on the card of the round that takes it, and waits until one is posted', () => {
    const bet = { stake: '20.00', side: 'wala', card: 1 };
    expect(betIn(bet, [opening(7)])).toEqual({ ...bet, card: 7 });
    expect(betIn(bet, [])).toBe(null);
    expect(betIn({ side: 'wala' }, [opening(7)])).toBe(null);
  });
});

describe('the stakes of all players', () => {
  it('are summed by side, and a bet of an unknown side is not counted', () => {
    const bet = (side: unknown, stake: bigint) => ({
      seat: 0,
      name: '',
      stakeCentavos: centavos(stake),
      multiplier: null,
      bet: { side } as never,
      mine: false,
    });
    const bets = [bet('meron', 300n), bet('wala', 500n), bet('meron', 200n), bet('both', 900n)];
    expect(stakesBySide(bets)).toEqual({ meron: 500n, draw: 0n, wala: 500n });
    expect(bets.map(sideOf)).toEqual(['meron', 'wala', 'meron', null]);
  });
});
