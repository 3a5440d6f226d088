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
    board: false,
    result: false,
    tuning: {},
    compared: 'changed',
    divide: 0.5,
    allSkins: false,
    loop: null,
    onionMs: 0,
    inside: null,
  });
});

test('a cell shows its board and its result, a still picture the scene alone, unless the address says otherwise', () => {
  expect(readCell('#/color/idle')).toMatchObject({ board: true, result: true });
  expect(readCell('#/color/idle?still=1')).toMatchObject({ board: false, result: false });
  expect(readCell('#/color/idle?still=1&board=1')).toMatchObject({ board: true, result: false });
  expect(readCell('#/color/idle?board=0')).toMatchObject({ board: false, result: true });
});

test('changed tuning, comparison, loop and onion skin are part of the address', () => {
  const cell = readCell('#/color/small-win');
  if (cell === null) throw new Error('no cell');
  const changed = {
    ...cell,
    tuning: { hopPx: 8, dimTo: 0.35, glowColor: '#FFD98A', offsetX: -4 },
    compared: 'both',
    divide: 0.25,
    allSkins: true,
    loop: { fromMs: 1_200, toMs: 2_300 },
    onionMs: 40,
    inside: 'atlas',
    tMs: 1_720,
  } as const;
  expect(readCell(cellHash(changed))).toEqual(changed);
});

test.each(['2300-1200', '1200', '1200-1200', 'a-b', '1-2-3'])('"%s" is no loop', (loop) => {
  expect(readCell(`#/color/idle?loop=${loop}`)?.loop).toBeNull();
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
