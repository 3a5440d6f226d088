import { expect, test } from 'vitest';
import { cellHash, readCell } from './cell';
import { USUAL_BETS } from './usualBets';

test('an address without a game is not a cell', () => {
  expect(readCell('')).toBeNull();
  expect(readCell('#/')).toBeNull();
});

test('an address contains everything that a picture depends on', () => {
  const hash = '#/color/bigWin?skin=v3&lang=zhCN&w=360&h=640&seed=7&t=1500&still=1&tier=low&reducedMotion=1';
  expect(readCell(hash)).toEqual({
    game: 'color',
    moment: 'bigWin',
    skin: 'v3',
    language: 'zhCN',
    width: 360,
    height: 640,
    seed: 7,
    tMs: 1500,
    still: true,
    tier: 'low',
    reducedMotion: true,
    bet: null,
    want: null,
    from: 0,
  });
});

test('missing or malformed parts fall back to their defaults', () => {
  const cell = readCell('#/color/idle?skin=purple&lang=xx&w=-3&h=many&t=&tier=best');
  expect(cell).toMatchObject({
    skin: 'bg24',
    language: 'enPH',
    width: 375,
    height: 812,
    seed: 1,
    tier: 'mid',
  });
  expect(cell?.tMs).toBeNull();
  expect(cell?.still).toBe(false);
});

test('a written address reads back as the same cell', () => {
  const cell = readCell(
    '#/color/big-win?skin=v2&lang=zhCN&w=768&h=1024&seed=3&t=20&tier=high&reducedMotion=1&still=1',
  );
  expect(cell === null ? null : readCell(cellHash(cell))).toEqual(cell);
});

test('a searched round has its bet and its requested outcome in the address, or the defaults', () => {
  const wished = readCell('#/crash/forced?bet=%7B%22stake%22%3A%225.00%22%7D&want=mega&seed=4&from=812');
  expect(wished).toMatchObject({ bet: '{"stake":"5.00"}', want: 'mega', seed: 4, from: 812 });
  expect(wished === null ? null : readCell(cellHash(wished))).toEqual(wished);
  expect(readCell('#/ring/forced')).toMatchObject({ bet: USUAL_BETS.ring, want: 'small', from: 0 });
});
