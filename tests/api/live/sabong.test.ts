import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../../contract/envelope';
import { liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import { sharedBook } from '../../../games/allGames';
import { createDraw, seedFromHex } from '../../../games/kit/rules/draw';
import type { Json } from '../../../games/kit/rules/round';
import { balances } from '../../../server/ledger/balances';
import { verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { firstRound, pause } from '../../support/crashTable';
import { newKey, type TestServer } from '../../support/server';
import { PACE, startTables } from '../../support/tables';
import { type Watcher, watch } from '../../support/watcher';

const params = { game: 'sabong' };
const game = sharedBook.sabong;
if (game === undefined) throw new Error('these tests watch sabong');

let server: TestServer;
let guest: Watcher;
beforeAll(async () => {
  server = await startTables({ OWN_GAMES: 'sabong,color', EXPOSURE_MAX: '200' });
  await firstRound(server, params);
  guest = await watch(server.url, { game: 'sabong' });
});
afterAll(async () => {
  guest.close();
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

/** The next round to open, and the match card it posts. */
async function nextContest() {
  const { round } = await guest.find('round', () => true, guest.messages.length);
  const [posted] = round.events as { type: string; atMs: number; card: number }[];
  expect(posted).toMatchObject({ type: 'cardPosted', atMs: 0 });
  return { roundNumber: round.roundNumber, card: posted?.card ?? -1 };
}

const newWatcher = () => newGambler(server, { cashCentavos: 100_000n });

const back = ({ token }: { readonly token: string }, bet: Json, panel = 0) =>
  server.send(
    liveCalls.join,
    { panel, bet, clientSeed: 'a fan' },
    { token, params, idempotencyKey: newKey() },
  );

const TOO_LATE = ERRORS.betsClosed.code;
const TOO_HIGH = ERRORS.exposureTooHigh.code;
const TRIES = 20;

/**
 * Betting is short here: if the bets come too late on a busy machine, another player tries in the next round.
 */
async function inTime<Result>(
  work: (fan: Gambler, contest: { roundNumber: number; card: number }) => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fan = await newWatcher();
    const result = await work(fan, await nextContest());
    if (result !== null) return result;
  }
  throw new Error('every bet came after betting had closed');
}

describe('a sabong round', () => {
  it('posts a card drawn from its own seed, announces it step by step, and pays by the rules', async () => {
    const { fan, roundNumber, card, ids } = await inTime(async (fan, { roundNumber, card }) => {
      const sides = ['meron', 'wala'] as const;
      const answers = await Promise.all(
        sides.map((side, panel) => back(fan, { stake: '10.00', side, card }, panel)),
      );
      if (answers.some(({ code }) => code === TOO_LATE)) return null;
      const ids = answers.map(({ reply: { ticket } }, panel) => {
        expect(ticket).toMatchObject({ roundNumber, panel });
        return ticket.ticketId;
      });
      return { fan, roundNumber, card, ids };
    });
    const end = await guest.find('tick', ({ ended }) => ended?.roundNumber === roundNumber);
    const past = end.ended;
    if (past === null) throw new Error('the round has no end');
    const serverSeed = seedFromHex(past.serverSeed);
    const source = { serverSeed, clientSeed: 'a fan', nonce: roundNumber };
    expect(past.clientSeed).toBe('a fan');
    expect(game.preDraw?.read(createDraw('sabong-card', { ...source, clientSeed: 'card' }))).toBe(card);
    expect(game.outcome(createDraw('sabong', source), card)).toEqual(past.outcome);
    expect(stepsOf(roundNumber)).toEqual(game.timeline(past.outcome, card));

    const settled = await Promise.all(ids.map((roundId) => settledRound(fan, roundId)));
    for (const round of settled)
      expect(verify({ ...round, serverSeed: round.serverSeed ?? '' }).ok).toBe(true);
    const paid = settled.reduce((sum, { payout }) => sum + payout, 0n);
    expect((await balances(server.db, fan.uid)).cashCentavos).toBe(98_000n + paid);
  });

  it('takes several sides of a player, and more on a side, in parallel up to eight bets', async () => {
    const { fan, ids } = await inTime(async (fan, { card }) => {
      const sides = ['meron', 'wala', 'draw', 'meron', 'wala', 'draw', 'meron', 'wala'] as const;
      const answers = await Promise.all(
        sides.map((side, panel) => back(fan, { stake: '10.00', side, card }, panel)),
      );
      if (answers.some(({ code }) => code === TOO_LATE)) return null;
      const again = await back(fan, { stake: '10.00', side: 'meron', card }, 3);
      expect([ERRORS.panelTaken.code, TOO_LATE]).toContain(again.code);
      return { fan, ids: answers.map(({ reply }) => reply.ticket.ticketId) };
    });
    const settled = await Promise.all(ids.map((roundId) => settledRound(fan, roundId)));
    expect(new Set(settled.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    const paid = settled.reduce((sum, { payout }) => sum + payout, 0n);
    expect((await balances(server.db, fan.uid)).cashCentavos).toBe(92_000n + paid);
  });

  it('counts bets that win together against the exposure limit, also those sent in parallel', async () => {
    // A draw pays nine times: two bets of ₱10 return ₱180 of at most ₱200.
    const codes = await inTime(async (fan, { card }) => {
      const answers = await Promise.all(
        [0, 1, 2].map((panel) => back(fan, { stake: '10.00', side: 'draw', card }, panel)),
      );
      if (answers.some(({ code }) => code === TOO_LATE)) return null;
      const other = await back(fan, { stake: '10.00', side: 'meron', card }, 3);
      if (other.code === TOO_LATE) return null;
      expect(other.status).toBe(200);
      expect((await balances(server.db, fan.uid)).cashCentavos).toBe(97_000n);
      return answers.map(({ code, status }) => (status === 200 ? 'taken' : code)).toSorted();
    });
    expect(codes).toEqual([TOO_HIGH, 'taken', 'taken']);
  });

  it('takes one bet of a player back and lets the others stand', async () => {
    const { fan, back: taken } = await inTime(async (fan, { card }) => {
      const [meron, wala] = await Promise.all([
        back(fan, { stake: '10.00', side: 'meron', card }, 0),
        back(fan, { stake: '10.00', side: 'wala', card }, 1),
      ]);
      if (meron.code === TOO_LATE || wala.code === TOO_LATE) return null;
      const { ticketId } = wala.reply.ticket;
      const options = { token: fan.token, params, idempotencyKey: newKey() };
      const answer = await server.send(liveCalls.takeBack, { ticketId }, options);
      return answer.status === 200 ? { fan, back: answer.reply } : null;
    });
    expect(taken).toMatchObject({ ticket: { state: 'takenBack', panel: 1 }, finance: 99_000n });
    expect((await balances(server.db, fan.uid)).cashCentavos).toBeGreaterThanOrEqual(99_000n);
  });

  it('accepts only bets on the posted card, during betting', async () => {
    const fan = await newWatcher();
    const { roundNumber, card } = await nextContest();
    const other = (card + 1) % 9;
    expect((await back(fan, { stake: '10.00', side: 'draw', card: other })).code).toBe('40905');
    expect((await back(fan, { stake: '10.00', side: 'draw', card: 9 })).code).toBe('40000');
    await guest.find('tick', (tick) => tick.roundNumber === roundNumber && tick.phase === 'running');
    expect((await back(fan, { stake: '10.00', side: 'draw', card })).code).toBe('40905');
    const bet = { stake: '10.00', side: 'draw', card };
    expect((await server.send(playCalls.bet, { bet }, { token: fan.token, params })).code).toBe('40400');
    expect((await balances(server.db, fan.uid)).cashCentavos).toBe(100_000n);
  });

  it('has no cash-out', async () => {
    const { token, ticketId } = await inTime(async (fan, { card }) => {
      const answer = await back(fan, { stake: '10.00', side: 'draw', card });
      if (answer.code === TOO_LATE) return null;
      return { token: fan.token, ticketId: answer.reply.ticket.ticketId };
    });
    const out = await server.send(liveCalls.cashOut, { ticketId, part: 'all' }, { token, params });
    expect(out.code).toBe('40400');
  });

  it('has the outcome that was set in the sandbox', async () => {
    const want = { bet: { stake: '10.00', side: 'draw', card: 3 }, outcome: { winner: 'draw' } };
    const { fan, ticketId } = await inTime(async (fan) => {
      const payload = { uid: fan.uid, game: 'sabong', want };
      const sought = await server.inject({ method: 'POST', url: '/sandbox/seek', payload });
      const { nonce } = sought.json<{ data: { nonce: number } }>().data;
      const { round } = await guest.find('round', (message) => message.round.roundNumber === nonce);
      expect(round.events).toMatchObject([{ card: 3 }]);
      const answer = await back(fan, want.bet);
      return answer.code === TOO_LATE ? null : { fan, ticketId: answer.reply.ticket.ticketId };
    });
    expect((await settledRound(fan, ticketId)).payout).toBe(9_000n);
  });
});

/** All events announced after a round opened; none of them before its time. */
function stepsOf(roundNumber: number): Json[] {
  const opened = guest.messages.find((m) => m.type === 'round' && m.round.roundNumber === roundNumber);
  const openedAt = opened?.type === 'round' ? opened.round.openedAt : Number.NaN;
  return guest.messages.flatMap((message) => {
    if (message.type !== 'tick' || message.roundNumber !== roundNumber) return [];
    for (const { atMs } of message.events as { atMs: number }[]) {
      expect((message.serverTime - openedAt) * PACE).toBeGreaterThanOrEqual(atMs - 1);
    }
    return message.events;
  });
}

/** A bet as its owner finds it, once it is settled. */
async function settledRound({ token }: { readonly token: string }, roundId: string) {
  for (;;) {
    const answer = await server.send(playCalls.round, { roundId }, { token, params });
    if (answer.status === 200) return answer.reply;
    await pause(20);
  }
}
