import { describe, expect, it } from 'vitest';
import { sharedGame } from '../../games/allGames';
import { commitmentOf, seedFromHex } from '../../games/kit/rules/draw';
import type { Json } from '../../games/kit/rules/round';
import { NO_FEED, stepFeed, type TableState, type TableStep } from '../../src/overlay/play/shared/liveTable';
import { type RevealedRound, verify, verifyShared } from '../verify/verify';
import { DemoTable } from './table';
import type { TableNews } from './tableNews';

const FARE = { stake: '20.00', target: '2.00', cashOuts: [] };
const BETTING_MS = 6_000;
const RESULT_MS = 3_000;

/** Bytes that differ from one table to the next, and are the same in every run. */
function bytesFrom(start: number) {
  let next = start;
  return (count: number) =>
    new Uint8Array(count).map(() => {
      next = (next * 73 + 41) % 65_521;
      return next % 256;
    });
}

/** A table, what its listener knows of it, and its time. */
class TableSession {
  nowMs = 1_000_000;
  feed = NO_FEED;
  readonly news: TableNews[] = [];
  readonly rounds: RevealedRound[] = [];
  readonly table: DemoTable;

  constructor(seed = 7, game = 'crash') {
    const shared = sharedGame(game);
    if (shared === null) throw new Error('the game is not a shared game');
    this.table = new DemoTable(shared, bytesFrom(seed), this.nowMs);
    this.hear(this.table.whole(this.nowMs));
  }

  to(nowMs: number): TableNews {
    this.nowMs = nowMs;
    const news = this.table.advance(nowMs);
    for (const message of news.messages) this.hear(message);
    for (const ticket of news.tickets) this.hear({ type: 'ticket', ticket });
    this.news.push(news);
    this.rounds.push(...news.rounds);
    return news;
  }

  hear(step: TableStep): void {
    this.feed = stepFeed(this.feed, step);
    if (this.feed.isBehind) throw new Error('the table skipped a number');
  }

  pass(ms: number, stepMs = 50): void {
    const until = this.nowMs + ms;
    while (this.nowMs < until) this.to(Math.min(until, this.nowMs + stepMs));
  }

  passUntil(holds: () => boolean, stepMs = 50): void {
    for (let steps = 0; !holds(); steps += 1) {
      if (steps > 4_000) throw new Error('the condition was never met');
      this.pass(stepMs, stepMs);
    }
  }

  get known(): TableState {
    const { table } = this.feed;
    if (table === null) throw new Error('the listener has no table yet');
    return table;
  }

  join(bet: Json = FARE, panel = 0) {
    return this.table.join(this.nowMs, { panel, bet, clientSeed: 'lucky' });
  }

  /** Plays until a round is running that ends at or after `fromMs` and before `beforeMs`. */
  running(fromMs: number, beforeMs: number) {
    for (let rounds = 0; rounds < 200; rounds += 1) {
      const sitting = new TableSession(rounds + 1);
      const ticket = sitting.join({ ...FARE, target: '10000.00' });
      const probe = new TableSession(rounds + 1);
      probe.join({ ...FARE, target: '10000.00' });
      probe.passUntil(() => probe.known.round.phase === 'result');
      const crash = probe.known.round.events.at(-1) as { atMs: number };
      const lengthMs = crash.atMs - BETTING_MS;
      if (lengthMs >= fromMs && lengthMs < beforeMs) return { sitting, ticket, lengthMs };
    }
    throw new Error('no table has such a round');
  }
}

describe('the demo table', () => {
  it('takes bets for six seconds, runs, shows the result for three, and opens again', () => {
    const sitting = new TableSession();
    const phases: string[] = [];
    for (let step = 0; step < 4_000 && sitting.known.round.roundNumber < 4; step += 1) {
      sitting.pass(50);
      const { roundNumber, phase } = sitting.known.round;
      const now = `${roundNumber} ${phase}`;
      if (phases.at(-1) !== now) phases.push(now);
    }
    expect(phases.filter((phase) => !phase.startsWith('4'))).toEqual(
      [1, 2, 3].flatMap((round) => [`${round} betting`, `${round} running`, `${round} result`]),
    );
    const opened = sitting.news.flatMap(({ messages }) =>
      messages.flatMap((message) => (message.type === 'round' ? [message.round.openedAt] : [])),
    );
    for (const [index, openedAt] of opened.entries()) {
      const { openedAt: before } =
        index === 0 ? { openedAt: 1_000_000 } : { openedAt: opened[index - 1] ?? 0 };
      expect(openedAt - before).toBeGreaterThanOrEqual(BETTING_MS + RESULT_MS);
    }
  });

  it('reveals nothing before its time', () => {
    const sitting = new TableSession();
    sitting.join();
    const text = (value: unknown) =>
      JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}` : inner));
    let published = text(sitting.known);
    while (sitting.known.round.phase !== 'result') {
      sitting.pass(20, 20);
      const { round } = sitting.known;
      const events = round.events as { type: string; atMs: number }[];
      for (const { atMs } of events) expect(round.openedAt + atMs).toBeLessThanOrEqual(sitting.nowMs);
      if (round.phase !== 'result') published += text(sitting.news.at(-1));
    }
    const [ended] = sitting.known.past;
    expect(ended?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(published).not.toContain(ended?.serverSeed ?? 'nothing');
    expect(ended?.outcome).toMatchObject({ h: expect.any(String) });
    expect(published).not.toContain(JSON.stringify(ended?.outcome));
  });

  it('numbers its messages one by one, however long nothing happens between them', () => {
    const sitting = new TableSession();
    sitting.join();
    sitting.passUntil(() => sitting.known.round.roundNumber === 3);
    const numbers = sitting.news.flatMap(({ messages }) => messages.map(({ seq }) => seq));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(sitting.news.length).toBeGreaterThan(3 * numbers.length);
    expect(sitting.table.whole(sitting.nowMs).seq).toBe(numbers.at(-1));
  });

  it('sends the whole table to a listener who has missed a message', () => {
    const sitting = new TableSession();
    sitting.join();
    const { messages } = sitting.table.advance(sitting.nowMs);
    expect(messages).toMatchObject([{ type: 'tick', seq: 1 }]);
    sitting.table.join(sitting.nowMs, { panel: 1, bet: FARE, clientSeed: 'lucky' });
    const [second] = sitting.table.advance(sitting.nowMs).messages;
    if (second === undefined) throw new Error('there is no news');
    const behind = stepFeed(sitting.feed, second);
    expect(behind).toMatchObject({ isBehind: true, table: { round: { aboard: 0 } } });
    const whole = stepFeed(behind, sitting.table.whole(sitting.nowMs));
    expect(whole).toMatchObject({ isBehind: false, seq: 2, table: { round: { aboard: 2 } } });
  });

  it('commits to each round before it, and its seeds are a chain', () => {
    const sitting = new TableSession();
    const commitments = new Map<number, string>();
    const { chainEnd, chainFrom } = sitting.known;
    sitting.passUntil(() => {
      const { roundNumber, commitment } = sitting.known.round;
      commitments.set(roundNumber, commitment);
      return roundNumber === 5;
    });
    const past = sitting.known.past;
    expect(past).toHaveLength(4);
    for (const [index, round] of past.entries()) {
      const commitment = commitmentOf(seedFromHex(round.serverSeed));
      expect(commitments.get(round.roundNumber)).toBe(commitment);
      expect(past[index + 1]?.serverSeed ?? chainEnd).toBe(commitment);
      const shared = { game: 'crash', ...round, commitment, chain: { chainEnd, chainFrom } };
      expect(verifyShared(shared).ok).toBe(true);
      expect(verifyShared({ ...shared, roundNumber: round.roundNumber + 1 }).ok).toBe(false);
      expect(verifyShared({ ...shared, clientSeed: 'other' }).ok).toBe(false);
    }
  });

  it('pays an automatic target when the multiplier reaches it, and reveals the round when it is over', () => {
    const { sitting, ticket } = new TableSession().running(8_000, 60_000);
    const again = sitting.table.takeBack(sitting.nowMs, ticket.ticketId);
    expect(again.state).toBe('takenBack');
    sitting.join();
    sitting.passUntil(() => sitting.known.tickets[0]?.state === 'settled');
    expect(sitting.known.tickets[0]?.payout).toBe(4_000n);
    expect(sitting.known.round.phase).toBe('running');
    expect(sitting.known.round.events.at(-1)).toMatchObject({
      type: 'hoppedOff',
      seat: 0,
      multiplier: '2.00',
    });
    expect(sitting.rounds).toEqual([]);
    sitting.passUntil(() => sitting.known.round.phase === 'result');
    const [round] = sitting.rounds;
    expect(round?.payout).toBe(4_000n);
    expect(round && verify(round)).toMatchObject({ ok: true });
    expect(round && verify({ ...round, chain: { chainEnd: 'ab'.repeat(32), chainFrom: 1 } }).ok).toBe(false);
  });

  it('cashes out at the time of the call, first half of a bet and then the rest', () => {
    const { sitting, ticket } = new TableSession().running(7_000, 60_000);
    sitting.pass(BETTING_MS + 4_055);
    const half = sitting.table.cashOut(sitting.nowMs, ticket.ticketId, 'half');
    expect(half.late).toBe(null);
    expect(half.ticket).toMatchObject({ state: 'open', payout: 1_500n });
    sitting.pass(2_877);
    const all = sitting.table.cashOut(sitting.nowMs, ticket.ticketId, 'all');
    expect(all.ticket).toMatchObject({ state: 'settled', payout: 3_500n });
    sitting.passUntil(() => sitting.known.round.phase === 'result');
    expect(sitting.rounds[0]?.payout).toBe(3_500n);
    expect(sitting.rounds[0] && verify(sitting.rounds[0]).ok).toBe(true);
  });

  it('explains a cash-out that came too late, which changes nothing', () => {
    const { sitting, ticket, lengthMs } = new TableSession().running(500, 60_000);
    sitting.pass(BETTING_MS + lengthMs + 210);
    const { ticket: after, late } = sitting.table.cashOut(sitting.nowMs, ticket.ticketId, 'all');
    expect(late).toEqual({ endedAtMs: lengthMs, receivedAtMs: lengthMs + 210 });
    expect(after).toMatchObject({ state: 'settled', payout: 0n });
  });

  it('lets a bet wait for the next round, and allows taking it back until that closes', () => {
    const sitting = new TableSession();
    sitting.passUntil(() => sitting.known.round.phase !== 'betting');
    const waiting = sitting.join();
    const other = sitting.join(FARE, 1);
    expect(waiting).toMatchObject({ roundNumber: 2, seat: null, state: 'open' });
    expect(() => sitting.join()).toThrow('already');
    expect(sitting.table.takeBack(sitting.nowMs, other.ticketId).state).toBe('takenBack');
    sitting.passUntil(() => sitting.known.round.roundNumber === 2);
    expect(sitting.known.tickets).toMatchObject([{ ticketId: waiting.ticketId, seat: 0 }]);
    expect(sitting.known.round.bets).toHaveLength(1);
    sitting.table.takeBack(sitting.nowMs, waiting.ticketId);
    sitting.pass(50);
    expect(sitting.known.round).toMatchObject({ aboard: 0, bets: [] });
    expect(sitting.known.tickets).toEqual([]);

    const openBet = sitting.join();
    sitting.passUntil(() => sitting.known.round.phase !== 'betting');
    expect(sitting.table.takeBack(sitting.nowMs, openBet.ticketId).state).not.toBe('takenBack');
  });

  it('refuses a panel that the game does not have', () => {
    const sitting = new TableSession();
    sitting.join(FARE, 1);
    expect(() => sitting.join(FARE, 2)).toThrow();
  });

  it('refuses what the rules refuse, and a bet that brings its own cash-out', () => {
    const sitting = new TableSession();
    for (const bet of [null, { ...FARE, stake: '0.10' }, { ...FARE, target: '1.00' }]) {
      expect(() => sitting.join(bet)).toThrow('refuse');
    }
    const bought = { ...FARE, cashOuts: [{ part: 'all', multiplier: '1.01', runningMs: 500 }] };
    expect(() => sitting.join(bought)).toThrow('refuse');
  });

  it('catches up after a long absence', () => {
    const sitting = new TableSession();
    const ticket = sitting.join();
    sitting.to(sitting.nowMs + 10 * 60_000);
    expect(sitting.news.at(-1)?.messages).toHaveLength(1);
    expect(sitting.known.round.roundNumber).toBeGreaterThan(5);
    expect(sitting.known.past.length).toBeGreaterThan(5);
    expect(sitting.rounds).toMatchObject([{ nonce: ticket.roundNumber }]);
    expect(sitting.news.at(-1)?.tickets).toMatchObject([{ ticketId: ticket.ticketId, state: 'settled' }]);
  });
});

describe('the demo table of a game that posts a card', () => {
  /** A table at a contest, with the card that it posts. */
  const contest = (seed = 7) => {
    const sitting = new TableSession(seed, 'sabong');
    const [posted] = sitting.known.round.events as { type: string; card: number }[];
    return { sitting, card: posted?.card ?? -1, posted };
  };

  it('posts the card before betting, takes bets on it only, and pays by the rules', () => {
    const { sitting, card, posted } = contest();
    expect(posted).toMatchObject({ type: 'cardPosted', card: expect.any(Number), closesAtMs: 12_000 });
    const bet = { stake: '10.00', side: 'draw', card };
    expect(() => sitting.join({ ...bet, card: (card + 1) % 9 })).toThrow('refuse');
    const ticket = sitting.join(bet);
    sitting.passUntil(() => sitting.known.round.phase === 'result');
    const [past] = sitting.known.past;
    expect(past?.outcome).toMatchObject({ card });
    if (past === undefined) throw new Error('the contest had no end');
    const isDraw = (past.outcome as { winner: string }).winner === 'draw';
    expect(sitting.known.tickets).toMatchObject([
      { ticketId: ticket.ticketId, state: 'settled', payout: isDraw ? 9_000n : 0n },
    ]);
    expect(sitting.rounds[0] && verify(sitting.rounds[0]).ok).toBe(true);
    const { chainEnd, chainFrom } = sitting.known;
    const { commitment } = sitting.known.round;
    const shared = { game: 'sabong', ...past, commitment };
    expect(verifyShared({ ...shared, chain: { chainEnd, chainFrom } }).ok).toBe(true);
  });

  it('refuses a bet once betting has closed, also for a contest whose card has not been shown', () => {
    const { sitting, card } = contest();
    sitting.passUntil(() => sitting.known.round.phase === 'running');
    expect(() => sitting.join({ stake: '10.00', side: 'meron', card })).toThrow('refuse');
  });
});
