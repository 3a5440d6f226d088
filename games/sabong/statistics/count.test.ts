import { describe, expect, it } from 'vitest';
import { asNumber, expectedText } from '../../kit/statistics/figures';
import { MATCHUPS, NUMBERS, type Side } from '../rules/matchups';
import { outcomeOf } from '../rules/outcome';
import { countSides, postedCards } from './count';
import { beadRoad, bigRoad, longestRun } from './roads';

const SIDES: Readonly<Record<string, Side>> = { M: 'meron', W: 'wala', D: 'draw' };
const winners = (text: string): readonly Side[] => [...text].map((letter) => SIDES[letter] ?? 'draw');

/** A road as text: one line a row, "." for a free cell; a draw on a win makes it small. */
function drawn(text: string): readonly string[] {
  const stops = bigRoad(winners(text));
  const columns = Math.max(0, ...stops.map(({ column }) => column + 1));
  const rows = Math.max(0, ...stops.map(({ row }) => row + 1));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const stop = stops.find((each) => each.row === row && each.column === column);
      if (stop === undefined) return '.';
      const letter = stop.side === null ? 'D' : stop.side === 'meron' ? 'M' : 'W';
      return stop.draws > 0 && stop.side !== null ? letter.toLowerCase() : letter;
    }).join(''),
  );
}

describe('the sides', () => {
  it('are counted, and expected by the match-ups that were posted', () => {
    const all = [1, 0].flatMap((card) =>
      Array.from({ length: NUMBERS }, (_, number) => outcomeOf(card, number)),
    );
    for (const { count, expected } of countSides(all)) expect(asNumber(expected)).toBe(count);
    expect(countSides(all.slice(0, 3)).map(({ count }) => count)).toEqual([3, 0, 0]);
    expect(countSides(all.slice(0, NUMBERS)).map(({ expected }) => expectedText(expected))).toEqual([
      String(MATCHUPS[1]?.ways.meron),
      '108',
      '402',
    ]);
    expect(postedCards(all)).toEqual([0, 1]);
  });

  it('have their longest run, which a draw does not end', () => {
    expect(longestRun(winners('MMDMWWM'), 'meron')).toBe(3);
    expect(longestRun(winners('MMDMWWM'), 'wala')).toBe(2);
    expect(longestRun([], 'wala')).toBe(0);
  });
});

describe('the bead road', () => {
  it('goes down columns of six', () => {
    const road = beadRoad(winners('MWDMWDM'));
    expect(road[5]).toEqual({ column: 0, row: 5, side: 'draw' });
    expect(road[6]).toEqual({ column: 1, row: 0, side: 'meron' });
  });
});

describe('the big road', () => {
  it('begins a column whenever the winner changes', () => {
    expect(drawn('MMWMMM')).toEqual(['MWM', 'M.M', '..M']);
  });

  it('marks draws on the win before them, also several and at the very start', () => {
    expect(drawn('MDDMW')).toEqual(['mW', 'M.']);
    expect(bigRoad(winners('MDD'))[0]).toMatchObject({ draws: 2 });
    expect(drawn('DDMM')).toEqual(['m', 'M']);
    expect(drawn('D')).toEqual(['D']);
  });

  it('turns right at the bottom, and where a cell is taken', () => {
    expect(drawn('MMMMMMMM')).toEqual(['M..', 'M..', 'M..', 'M..', 'M..', 'MMM']);
    expect(drawn('MMMMMMMMWWWWWWW')).toEqual(['MW..', 'MW..', 'MW..', 'MW..', 'MWWW', 'MMM.']);
  });

  it('begins the next run in the first free cell of the top row', () => {
    // Eight of Meron reach the third column in the last row; Wala begins in the second.
    const road = bigRoad(winners('MMMMMMMMW'));
    expect(road.at(-1)).toEqual({ column: 1, row: 0, side: 'wala', draws: 0 });
  });
});
