import { describe, expect, it } from 'vitest';
import type { LiveTicket } from '../../../../contract/live';
import type { SettledRound } from '../../../../contract/play';
import { centavos } from '../../../../games/kit/rules/money';
import type { TableState } from './liveTable';
import { livePlayback, pastPlayback, tableBets } from './sharedRound';

const hex = 'ab'.repeat(32);
const cashOutEvent = (seat: number) => ({ type: 'hoppedOff', atMs: 8_000, seat, multiplier: '1.22' });
const ticket: LiveTicket = {
  ticketId: '9',
  game: 'crash',
  panel: 0,
  roundNumber: 7,
  seat: 2,
  bet: null,
  stake: centavos(1_000n),
  payout: centavos(0n),
  state: 'open',
};
const won: LiveTicket = { ...ticket, payout: centavos(6_000n), state: 'settled' };
const table = (phase: TableState['round']['phase'], tickets: readonly LiveTicket[]): TableState => ({
  chainEnd: hex,
  chainFrom: 1,
  round: {
    roundNumber: 7,
    commitment: hex,
    phase,
    openedAt: 50_000,
    events: [
      { type: 'departed', atMs: 6_000 },
      cashOutEvent(1),
      cashOutEvent(2),
      { type: 'crashed', atMs: 9_000 },
    ],
    aboard: 2,
    bets: [1, 2].map((seat) => ({ seat, name: 'a…o', stake: centavos(100n), bet: null, multiplier: null })),
  },
  past: [],
  tickets,
  refundedCentavos: centavos(0n),
  company: null,
  published: new Map(),
});
const clock = { nowMs: () => 0, at: (atMs: number) => atMs - 40_000 };
const played = (state: TableState) => livePlayback('crash', state, clock);

describe('a table’s round on stage', () => {
  it('starts when betting opened, by the clock that shows it', () => {
    expect(played(table('running', []))).toMatchObject({ roundId: 'crash-7', startedAtMs: 10_000 });
  });

  it('marks the events of the player’s own seats', () => {
    const mine = played(table('running', [ticket])).events.map((event) => (event as { mine?: true }).mine);
    expect(mine).toEqual([undefined, undefined, true, undefined]);
    const queued = { ...ticket, roundNumber: 8, seat: null };
    expect(played(table('running', [queued])).events).toEqual(played(table('running', [])).events);
    expect(tableBets(table('running', [ticket])).map(({ mine: own }) => own)).toEqual([false, true]);
  });

  it('adds the player’s own result once the round is over and fully known', () => {
    const last = (state: TableState) => played(state).events.at(-1);
    const result = { type: 'roundSettled', atMs: 9_000, stake: '10.00', payout: '60.00', tier: 'big' };
    expect(last(table('result', [won]))).toEqual(result);
    for (const state of [table('running', [won]), table('result', [ticket]), table('result', [])]) {
      expect(last(state)).toMatchObject({ type: 'crashed' });
    }
    const lost = { ...won, ticketId: '10', payout: centavos(0n) };
    expect(last(table('result', [won, lost]))).toEqual({ ...result, stake: '20.00', tier: 'small' });
  });
});

it('a replay starts shortly before the round began to run', () => {
  const events = [
    { type: 'bettingOpened', atMs: 0 },
    { type: 'departed', atMs: 6_000 },
  ];
  const round = { roundId: '3', game: 'crash', events } as unknown as SettledRound;
  expect(pastPlayback(round, 100_000).startedAtMs).toBe(94_700);
});
