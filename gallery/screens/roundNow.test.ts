import { expect, test } from 'vitest';
import type { Moment } from '../../games/kit/card';
import { paidIn, roundAt, tablePhaseAt, ticketAt } from './roundNow';

const moment = (...events: Moment['events'][number][]): Moment => ({
  name: 'trial',
  bet: null,
  events,
  atMs: 0,
});
const win = { type: 'roundSettled', stake: '70.00', payout: '190.00', tier: 'small' };
const timeline = {
  beats: [
    { eventIndex: 0, type: 'gateOpened', atMs: 0 },
    { eventIndex: 1, type: 'roundSettled', atMs: 900 },
  ],
  cues: [],
  resultMs: 900,
  endMs: 1_800,
};

test('a board shows the events so far, then the result, then the end of its celebration', () => {
  const round = moment({ type: 'gateOpened' }, win);
  expect(roundAt(round, timeline, 200)).toEqual({ phase: 'playing', eventCount: 1, over: true });
  expect(roundAt(round, timeline, 900)).toEqual({ phase: 'result', eventCount: 2, over: false });
  expect(roundAt(round, timeline, 1_800).over).toBe(true);
});

test('without a round a board takes bets, and waits after one was sent', () => {
  expect(roundAt(moment(), null, 500).phase).toBe('betting');
  expect(roundAt({ ...moment(), waiting: true }, null, 500).phase).toBe('waiting');
});

test('the result is what the events say', () => {
  expect(paidIn([{ type: 'gateOpened' }, win])).toEqual({ stake: 7_000n, payout: 19_000n });
  expect(paidIn([{ type: 'gateOpened' }])).toBeNull();
});

const opened = { type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 };
const departed = { type: 'departed', atMs: 6_000 };
const hop = { type: 'hoppedOff', atMs: 9_000, seat: 2, multiplier: '2.40', mine: true };

test('a shared table takes bets until it says that it closes', () => {
  expect(tablePhaseAt(moment(opened), timeline, 5_999)).toBe('betting');
  expect(tablePhaseAt(moment(opened), null, 6_100)).toBe('closed');
  const endless = { ...timeline, resultMs: Number.POSITIVE_INFINITY };
  expect(tablePhaseAt(moment(opened, departed), endless, 6_100)).toBe('running');
  expect(tablePhaseAt(moment(opened, departed), { ...timeline, resultMs: 9_000 }, 9_500)).toBe('result');
});

test("a player's own ticket is open until it is cashed out", () => {
  const ride = moment(opened, departed, hop);
  const usual = { stake: '20.00', target: '2.00', cashOuts: [] };
  expect(ticketAt(ride, usual, 8_000)).toMatchObject({ state: 'open', payoutCentavos: 0n });
  expect(ticketAt(ride, usual, 9_000)).toMatchObject({
    state: 'settled',
    stakeCentavos: 10_000n,
    payoutCentavos: 24_000n,
    bet: { stake: '100.00', target: '2.00' },
  });
  expect(ticketAt(moment(opened, departed), usual, 9_000)).toBeNull();
});

test('a moment may name its own bet', () => {
  const paid = { type: 'roundSettled', atMs: 8_000, stake: '100.00', payout: '900.00', tier: 'big' };
  const drawn = { ...moment(opened, paid), ownBet: { side: 'draw' } };
  expect(ticketAt(drawn, { stake: '20.00', side: 'meron', card: 1 }, 9_000)?.bet).toEqual({
    stake: '100.00',
    side: 'draw',
    card: 1,
  });
});
