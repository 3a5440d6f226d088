import { describe, expect, it } from 'vitest';
import type { LivePastRound, LiveRound, LiveTableBet, LiveTicket } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import { gainsBetween, publishedFor, stepTable, type TableState, type TableStep } from './liveTable';

const hex = 'ab'.repeat(32);
const round: LiveRound = {
  roundNumber: 7,
  commitment: hex,
  phase: 'betting',
  openedAt: 1_000,
  events: [{ type: 'bettingOpened', atMs: 0 }],
  aboard: 0,
  bets: [],
};
const past = (roundNumber: number): LivePastRound => ({
  roundNumber,
  outcome: null,
  serverSeed: hex,
  clientSeed: 'none',
});
const ticket: LiveTicket = {
  ticketId: '31',
  game: 'crash',
  panel: 0,
  roundNumber: 7,
  seat: 0,
  bet: null,
  stake: centavos(2_000n),
  payout: centavos(0n),
  state: 'open',
};
const bet = (seat: number, multiplier: string | null = null): LiveTableBet => ({
  seat,
  name: 'a…o',
  stake: centavos(100n),
  bet: null,
  multiplier,
});

const head = { game: 'crash', serverTime: 2_000 };
const chain = { chainEnd: hex, chainFrom: 1 };
const whole: TableStep = { type: 'table', ...head, ...chain, round, past: [past(6)], tickets: [] };
const tick = (more: object): TableStep => ({
  type: 'tick',
  ...head,
  roundNumber: 7,
  phase: 'running',
  events: [],
  ended: null,
  bets: [],
  left: [],
  aboard: 3,
  ...more,
});
const table = (...steps: readonly TableStep[]): TableState => {
  const state = [whole, ...steps].reduce<TableState | null>(stepTable, null);
  if (state === null) throw new Error('no table');
  return state;
};
const told = (change: Partial<LiveTicket>): TableStep => ({
  type: 'ticket',
  ticket: { ...ticket, ...change },
});

describe('a table', () => {
  it('begins with the whole of it, and knows nothing before', () => {
    expect(stepTable(null, tick({}))).toBe(null);
    expect(stepTable(null, told({}))).toBe(null);
    const published = new Map([[7, { commitment: hex, ...chain }]]);
    expect(table()).toEqual({ ...chain, round, past: [past(6)], tickets: [], published });
    expect(table(told({}), whole).tickets).toEqual([]);
  });

  it('grows by ticks, and takes no event twice', () => {
    const departed = { type: 'departed', atMs: 6_000 };
    const crashed = { type: 'crashed', atMs: 9_000 };
    const grown = table(tick({ events: [departed] }), tick({ events: [departed, crashed] }));
    expect(grown.round.events).toEqual([...round.events, departed, crashed]);
    expect(grown.round).toMatchObject({ phase: 'running', aboard: 3 });
  });

  it('stays the same object where a tick brings no news', () => {
    const state = table(tick({}));
    expect(stepTable(state, tick({}))).toBe(state);
    expect(stepTable(state, tick({ aboard: 4 }))).not.toBe(state);
  });

  it('hears nothing of another round, and never goes back within one', () => {
    expect(table(tick({ roundNumber: 6, events: [1] })).round).toEqual(round);
    expect(table(tick({ phase: 'result' }), tick({ phase: 'running' })).round.phase).toBe('result');
    const older: TableStep = {
      type: 'round',
      ...head,
      ...chain,
      round: { ...round, roundNumber: 5 },
      ended: null,
    };
    expect(table(older).round.roundNumber).toBe(7);
  });

  it('keeps bets by seat: new ones, changed ones, and none that was taken back', () => {
    const after = table(
      tick({ bets: [bet(2), bet(0)] }),
      tick({ bets: [bet(2, '1.50'), bet(1)] }),
      tick({ left: [0] }),
    );
    expect(after.round.bets).toEqual([bet(1), bet(2, '1.50')]);
    const crowd = Array.from({ length: 250 }, (_, seat) => bet(seat));
    expect(table(tick({ bets: crowd })).round.bets).toHaveLength(200);
  });

  it('lists the round as past once it is over, once', () => {
    const next: TableStep = {
      type: 'round',
      ...head,
      ...chain,
      round: { ...round, roundNumber: 8 },
      ended: past(7),
    };
    const numbers = ({ past: rounds }: TableState) => rounds.map(({ roundNumber }) => roundNumber);
    expect(numbers(table(tick({ ended: past(7) })))).toEqual([7, 6]);
    expect(numbers(table(tick({ ended: past(7) }), next))).toEqual([7, 6]);
    expect(numbers(table(next))).toEqual([7, 6]);
  });

  it('keeps a ticket for the next round when that opens, and drops what is over', () => {
    const next: TableStep = {
      type: 'round',
      ...head,
      ...chain,
      round: { ...round, roundNumber: 8 },
      ended: null,
    };
    const waiting = told({ ticketId: '32', roundNumber: 8, seat: null });
    expect(table(told({}), waiting, next).tickets.map(({ ticketId }) => ticketId)).toEqual(['32']);
  });

  it('believes of a ticket the word that says most, whichever way it came first', () => {
    const won = told({ state: 'settled', payout: centavos(4_000n) });
    expect(table(told({}), won, told({})).tickets).toMatchObject([{ state: 'settled', payout: 4_000n }]);
    const half = told({ payout: centavos(1_000n) });
    expect(table(told({}), half, told({})).tickets).toMatchObject([{ state: 'open', payout: 1_000n }]);
    expect(table(told({}), told({ state: 'takenBack' })).tickets).toEqual([]);
  });
});

describe('what was published for a past round', () => {
  const next = (roundNumber: number, chainFrom: number): TableStep => ({
    type: 'round',
    ...head,
    chainEnd: `end of ${chainFrom}`,
    chainFrom,
    round: { ...round, roundNumber, commitment: `before ${roundNumber}` },
    ended: { ...past(roundNumber - 1), serverSeed: `seed of ${roundNumber - 1}` },
  });
  const state = table(next(8, 8), next(9, 9), next(10, 9));

  it('is what was seen while it took bets, whatever chain it was of', () => {
    expect(publishedFor(8, state)).toMatchObject({ commitment: 'before 8', chain: { chainFrom: 8 } });
    expect(publishedFor(9, state)).toMatchObject({ commitment: 'before 9', chain: { chainEnd: 'end of 9' } });
  });

  it('follows from the chain for a round that was not watched, and is not known of an older chain', () => {
    const unwatched = { ...state, published: new Map() };
    expect(publishedFor(9, unwatched)).toEqual({
      commitment: 'end of 9',
      chain: { chainEnd: 'end of 9', chainFrom: 9 },
    });
    expect(publishedFor(10, unwatched).commitment).toBe('seed of 9');
    expect(publishedFor(8, unwatched)).toEqual({ commitment: null, chain: null });
  });
});

describe('what tickets have come to', () => {
  const open = [ticket];
  it('is a gain when one pays or ends', () => {
    const half = { ...ticket, payout: centavos(1_000n) };
    const lost = { ...half, state: 'settled' as const };
    expect(gainsBetween(open, [half])).toEqual([{ ticket: half, addedCentavos: 1_000n }]);
    expect(gainsBetween([half], [lost])).toEqual([{ ticket: lost, addedCentavos: 0n }]);
    expect(gainsBetween([lost], [lost])).toEqual([]);
  });

  it('is no news of one that was not known, or was given back', () => {
    expect(gainsBetween([], [{ ...ticket, state: 'settled' }])).toEqual([]);
    expect(gainsBetween(open, [{ ...ticket, state: 'takenBack' }])).toEqual([]);
  });
});
