import { expect, it } from 'vitest';
import type { LiveRound } from '../../../../contract/live';
import { TableStore } from './live';
import type { TableStep } from './liveTable';

const hex = 'ab'.repeat(32);
const round: LiveRound = {
  roundNumber: 7,
  commitment: hex,
  phase: 'running',
  openedAt: 1_000,
  events: [],
  aboard: 0,
  bets: [],
};
const head = { game: 'crash', serverTime: 2_000 };
const whole = (seq: number, aboard: number): TableStep => ({
  type: 'table',
  ...head,
  seq,
  chainEnd: hex,
  chainFrom: 1,
  round: { ...round, aboard },
  past: [],
  tickets: [],
});
const tick = (seq: number, aboard: number): TableStep => ({
  type: 'tick',
  ...head,
  seq,
  roundNumber: 7,
  phase: 'running',
  events: [],
  ended: null,
  bets: [],
  left: [],
  aboard,
});

it('a table that has missed a message requests the full state once and continues from it', () => {
  let asked = 0;
  const store = new TableStore(() => {
    asked += 1;
  });
  const aboard = () => store.current.table?.round.aboard;
  store.receive(whole(4, 1));
  store.receive(tick(5, 2));
  expect(asked).toBe(0);
  store.receive(tick(7, 4));
  store.receive(tick(8, 5));
  expect([asked, aboard()]).toEqual([1, 2]);
  store.receive(whole(8, 5));
  store.receive(tick(9, 6));
  expect([asked, aboard()]).toEqual([1, 6]);
  store.receive(tick(11, 7));
  expect([asked, aboard()]).toEqual([2, 6]);
});
