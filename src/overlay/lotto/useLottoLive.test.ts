import { beforeEach, expect, test } from 'vitest';
import type { LottoMessage } from '../../../contract/lotto';
import { lottoListeners } from './useLottoLive';

let reloads = 0;
let told: unknown[] = [];
let announced: number[] = [];
let listeners = lottoListeners({
  reload: () => undefined,
  balances: () => undefined,
  announced: () => undefined,
});
beforeEach(() => {
  reloads = 0;
  told = [];
  announced = [];
  listeners = lottoListeners({
    reload: () => {
      reloads += 1;
    },
    balances: ({ finance, bonus }) => told.push([finance, bonus]),
    announced: ({ draw: number }) => announced.push(number),
  });
});

const draw = (number: number, state: string) =>
  listeners.onMessage({ type: 'draw', draw: { draw: number, state } } as unknown as LottoMessage);
const greet = () => {
  draw(7, 'closed');
  listeners.onLink('open');
  draw(8, 'open');
};

test('the greeting loads nothing again, and a draw that moves on does', () => {
  greet();
  expect(reloads).toBe(0);
  expect(announced).toEqual([7, 8]);
  draw(7, 'drawn');
  draw(7, 'drawn');
  expect(reloads).toBe(1);
  draw(9, 'open');
  expect(reloads).toBe(2);
});

test('the first draw of all is loaded where there was none at hello', () => {
  listeners.onMessage({ type: 'noDraw', game: 'lotto', serverTime: 0 });
  listeners.onLink('open');
  expect(reloads).toBe(0);
  draw(7, 'open');
  expect(reloads).toBe(1);
  draw(7, 'open');
  expect(reloads).toBe(1);
});

test('a ticket brings the balances, and loads the tickets again', () => {
  greet();
  listeners.onMessage({
    type: 'lottoTicket',
    ticket: {},
    finance: 80_00n,
    bonus: 0n,
  } as unknown as LottoMessage);
  expect(told).toEqual([[80_00n, 0n]]);
  expect(reloads).toBe(1);
});

test('after a lost connection everything is loaded again, once', () => {
  greet();
  listeners.onLink('waiting');
  greet();
  expect(reloads).toBe(1);
  draw(8, 'open');
  expect(reloads).toBe(1);
});
