import { describe, expect, it } from 'vitest';
import type { LivePastRound, LiveRound, LiveTableBet, LiveTicket } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import {
  calledOffReason,
  NO_FEED,
  payoutsBetween,
  publishedFor,
  stepFeed,
  type TableState,
  type TableStep,
} from './liveTable';

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

const head = { game: 'crash', serverTime: 2_000, seq: 4 };
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
const feed = (...steps: readonly TableStep[]) => steps.reduce(stepFeed, NO_FEED);
/** The table after these messages, numbered consecutively. */
const table = (...steps: readonly TableStep[]): TableState => {
  let { seq } = head;
  const numbered = steps.map((step) => {
    if (step.type === 'ticket' || step.type === 'table') return step;
    seq += 1;
    return { ...step, seq };
  });
  const state = feed(whole, ...numbered).table;
  if (state === null) throw new Error('no table');
  return state;
};
const ticketMessage = (change: Partial<LiveTicket>): TableStep => ({
  type: 'ticket',
  ticket: { ...ticket, ...change },
});

describe('a table', () => {
  it('starts with the full state and is null before', () => {
    expect(feed(tick({})).table).toBe(null);
    expect(feed(ticketMessage({})).table).toBe(null);
    const published = new Map([[7, { commitment: hex, ...chain }]]);
    expect(table()).toEqual({
      refundedCentavos: 0n,
      company: null,
      ...chain,
      round,
      past: [past(6)],
      tickets: [],
      published,
    });
    expect(table(ticketMessage({}), whole).tickets).toEqual([]);
  });

  it('is updated by ticks', () => {
    const departed = { type: 'departed', atMs: 6_000 };
    const crashed = { type: 'crashed', atMs: 9_000 };
    const grown = table(tick({ events: [departed] }), tick({ events: [crashed] }));
    expect(grown.round.events).toEqual([...round.events, departed, crashed]);
    expect(grown.round).toMatchObject({ phase: 'running', aboard: 3 });
  });

  it('drops a message that it already has', () => {
    const departed = { type: 'departed', atMs: 6_000 };
    const first = tick({ seq: 5, events: [departed] });
    const once = feed(whole, first);
    expect(stepFeed(once, first)).toBe(once);
    // The full state contains all messages up to its number, and may be followed by one of them.
    expect(feed(whole, tick({ seq: 4, events: [departed] })).table?.round).toEqual(round);
    const over = feed(whole, first, tick({ seq: 6, phase: 'result' }));
    expect(stepFeed(over, first).table?.round.phase).toBe('result');
  });

  it('detects a missed message and continues with the full state', () => {
    const lost = feed(whole, tick({ seq: 5 }), tick({ seq: 7, aboard: 9 }));
    expect(lost.isBehind).toBe(true);
    expect(lost.table?.round.aboard).toBe(3);
    expect(feed(whole, tick({ seq: 5 }), tick({ seq: 7 }), tick({ seq: 8, aboard: 9 }))).toEqual(lost);
    const recovered = stepFeed(lost, { ...whole, seq: 8, round: { ...round, aboard: 9 } } as TableStep);
    expect(recovered).toMatchObject({ isBehind: false, seq: 8, table: { round: { aboard: 9 } } });
    expect(stepFeed(recovered, tick({ seq: 9, aboard: 10 })).table?.round.aboard).toBe(10);
    const next = {
      type: 'round',
      ...head,
      ...chain,
      round: { ...round, roundNumber: 8 },
      ended: null,
    } as const;
    expect(stepFeed(recovered, { ...next, seq: 10 }).isBehind).toBe(true);
  });

  it('keeps its identity when a tick changes nothing', () => {
    const before = feed(whole, tick({ seq: 5 }));
    expect(stepFeed(before, tick({ seq: 6 })).table).toBe(before.table);
    expect(stepFeed(before, tick({ seq: 6, aboard: 4 })).table).not.toBe(before.table);
  });

  it('ignores a tick of another round', () => {
    expect(table(tick({ roundNumber: 6, events: [1] })).round).toEqual(round);
  });

  it('keeps bets by seat: adds new ones, updates changed ones, removes those taken back', () => {
    const after = table(
      tick({ bets: [bet(2), bet(0)] }),
      tick({ bets: [bet(2, '1.50'), bet(1)] }),
      tick({ left: [0] }),
    );
    expect(after.round.bets).toEqual([bet(1), bet(2, '1.50')]);
    const manyBets = Array.from({ length: 250 }, (_, seat) => bet(seat));
    expect(table(tick({ bets: manyBets })).round.bets).toHaveLength(200);
  });

  it('lists a round as past exactly once when it is over', () => {
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

  it('keeps a ticket for the next round when it opens, and drops settled ones', () => {
    const next: TableStep = {
      type: 'round',
      ...head,
      ...chain,
      round: { ...round, roundNumber: 8 },
      ended: null,
    };
    const waiting = ticketMessage({ ticketId: '32', roundNumber: 8, seat: null });
    expect(table(ticketMessage({}), waiting, next).tickets.map(({ ticketId }) => ticketId)).toEqual(['32']);
  });

  it('keeps the most advanced state of a ticket, in whichever order the messages come', () => {
    const won = ticketMessage({ state: 'settled', payout: centavos(4_000n) });
    expect(table(ticketMessage({}), won, ticketMessage({})).tickets).toMatchObject([
      { state: 'settled', payout: 4_000n },
    ]);
    const half = ticketMessage({ payout: centavos(1_000n) });
    expect(table(ticketMessage({}), half, ticketMessage({})).tickets).toMatchObject([
      { state: 'open', payout: 1_000n },
    ]);
    expect(table(ticketMessage({}), ticketMessage({ state: 'takenBack' })).tickets).toEqual([]);
  });
});

describe('a round with a public number', () => {
  const closing = {
    closedAt: 7_000,
    clientSeed: 'ana-ben',
    seats: [0, 1],
    betsRoot: hex,
    bets: 2,
    stakes: centavos(4_000n),
  };
  const departure = { signature: 'cd'.repeat(48), randomness: hex, atMs: 8_600 };
  const calledOff = { ...past(7), calledOff: 'beaconLate' } as const;
  const over: TableStep = { ...whole, round: { ...round, phase: 'result' }, past: [calledOff, past(6)] };

  it('keeps what each tick announces', () => {
    const closed = table(whole, tick({ phase: 'closed', closing, aboard: 0 }));
    expect(closed.round).toMatchObject({ phase: 'closed', closing });
    expect(table(whole, tick({ closing }), tick({ departure, seq: 6 })).round).toMatchObject({
      closing,
      departure,
    });
  });

  it('says why it was called off, until the next one opens', () => {
    expect(calledOffReason(table(whole))).toBeNull();
    expect(calledOffReason(table(whole, over))).toBe('beaconLate');
    const next: TableStep = {
      ...{ type: 'round', ...head, seq: 5, ...chain, ended: null },
      round: { ...round, roundNumber: 8 },
    };
    expect(calledOffReason(table(over, next))).toBeNull();
  });

  it('counts the stakes that came back with it, in whichever order that is told', () => {
    const own: TableStep = { ...whole, tickets: [ticket, { ...ticket, ticketId: '32', panel: 1 }] };
    const back: TableStep = { type: 'ticket', ticket: { ...ticket, state: 'takenBack' } };
    expect(table(own, { ...over, tickets: own.tickets }, back).refundedCentavos).toBe(2_000n);
    expect(table(own, over).refundedCentavos).toBe(4_000n);
    // The player took this one back, while the round took bets.
    expect(table(own, back).refundedCentavos).toBe(0n);
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

  it('is what was seen while betting was open, whatever its chain', () => {
    expect(publishedFor(8, state)).toMatchObject({ commitment: 'before 8', chain: { chainFrom: 8 } });
    expect(publishedFor(9, state)).toMatchObject({ commitment: 'before 9', chain: { chainEnd: 'end of 9' } });
  });

  it('is derived from the chain for an unwatched round, and is unknown for an older chain', () => {
    const unwatched = { ...state, published: new Map() };
    expect(publishedFor(9, unwatched)).toEqual({
      commitment: 'end of 9',
      chain: { chainEnd: 'end of 9', chainFrom: 9 },
    });
    expect(publishedFor(10, unwatched).commitment).toBe('seed of 9');
    expect(publishedFor(8, unwatched)).toEqual({ commitment: null, chain: null });
  });
});

describe('payouts of tickets', () => {
  const open = [ticket];
  it('reports the gain when a ticket pays or ends', () => {
    const half = { ...ticket, payout: centavos(1_000n) };
    const lost = { ...half, state: 'settled' as const };
    expect(payoutsBetween(open, [half])).toEqual([{ ticket: half, addedCentavos: 1_000n }]);
    expect(payoutsBetween([half], [lost])).toEqual([{ ticket: lost, addedCentavos: 0n }]);
    expect(payoutsBetween([lost], [lost])).toEqual([]);
    // A cash-out that had arrived in time, but was processed late.
    const paid = { ...lost, payout: centavos(lost.payout + 500n) };
    expect(payoutsBetween([lost], [paid])).toEqual([{ ticket: paid, addedCentavos: 500n }]);
  });

  it('reports nothing for a ticket that was unknown or taken back', () => {
    expect(payoutsBetween([], [{ ...ticket, state: 'settled' }])).toEqual([]);
    expect(payoutsBetween(open, [{ ...ticket, state: 'takenBack' }])).toEqual([]);
  });
});
