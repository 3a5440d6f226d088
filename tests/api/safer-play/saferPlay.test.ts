import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { centavos } from '../../../games/kit/rules/money';
import { deposit } from '../../../server/ledger/deposit';
import { audit } from '../../ledger/audit';
import { arrange, colorBet, GAME, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { openOrder } from '../../support/bank';
import { bet as betAs, care as careOf, rich as newRich, pesos } from '../../support/care';
import { runJobs } from '../../support/jobs';
import { newPerson } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import { join, newTablePlayer } from '../../support/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, ten in the morning in Manila. */
const NOON_OF_WEEK = new Date('2030-05-15T02:00:00Z');
beforeEach(() => server.clock.freeze(NOON_OF_WEEK));

const care = (player: Pick<Gambler, 'token'>) => careOf(server, player);
const bet = (player: Gambler, stakeCentavos?: bigint) => betAs(server, player, stakeCentavos);
const rich = () => newRich(server);

/** A player whose next bets of ten pesos all lose. */
async function loser(): Promise<Gambler> {
  const player = await rich();
  await arrange(server, player, colorBet(1_000n), (_, roundAt) =>
    [0, 1, 2, 3].every((nonce) => roundAt(nonce).payoutCentavos === 0n),
  );
  return player;
}

describe('a limit', () => {
  it('on each stake applies at once, and a higher one a day later', async () => {
    const player = await rich();
    const my = care(player);
    await my.limit('stake', 'bet', '10');
    expect(await bet(player)).toBe('00000');
    expect(await bet(player, 1_100n)).toBe('42205');

    const { limits } = (await my.limit('stake', 'bet', '20')).reply;
    const from = new Date(NOON_OF_WEEK.getTime() + DAY_MS).toISOString();
    expect(limits).toEqual([
      { kind: 'stake', period: 'bet', most: 1_000n, used: 0n, pending: { most: 2_000n, from } },
    ]);
    server.clock.advance(DAY_MS - 1);
    // A new session does not reset the limit.
    expect(await bet(player, 1_100n)).toBe('42205');
    server.clock.advance(1);
    expect(await bet(player, 2_000n)).toBe('00000');
    expect(await bet(player, 2_100n)).toBe('42205');
    expect((await my.state()).limits).toMatchObject([{ most: 2_000n, pending: null }]);
  });

  it('is also removed a day later, and a pending change can be withdrawn or replaced by a lower one', async () => {
    const player = await rich();
    const my = care(player);
    await my.limit('stake', 'bet', '10');
    expect((await my.limit('stake', 'bet', null)).reply.limits).toMatchObject([
      { most: 1_000n, pending: { most: null } },
    ]);
    expect((await my.keep('stake', 'bet')).reply.limits).toMatchObject([{ most: 1_000n, pending: null }]);
    expect((await my.keep('stake', 'bet')).code).toBe('40400');
    await my.limit('stake', 'bet', '100');
    expect((await my.limit('stake', 'bet', '5')).reply.limits).toMatchObject([{ most: 500n, pending: null }]);
    server.clock.advance(2 * DAY_MS);
    expect(await bet(player)).toBe('42205');
    await my.limit('stake', 'bet', null);
    server.clock.advance(DAY_MS);
    expect(await bet(player, 50_000n)).toBe('00000');
    expect((await my.state()).limits).toEqual([]);
  });

  it('waits a day from the latest request for a higher one, not from the first', async () => {
    const player = await rich();
    const my = care(player);
    await my.limit('stake', 'bet', '10');
    await my.limit('stake', 'bet', '20');
    server.clock.advance(DAY_MS / 2);
    await my.limit('stake', 'bet', '500');
    server.clock.advance(DAY_MS / 2);
    expect(await bet(player, 2_000n)).toBe('42205');
  });

  it('on stakes counts those of the period, from 0:00 in Manila', async () => {
    const player = await rich();
    const my = care(player);
    // Stakes before the limit was set count too.
    expect(await bet(player)).toBe('00000');
    await my.limit('stake', 'day', '25');
    expect(await bet(player)).toBe('00000');
    expect(await bet(player)).toBe('42205');
    expect(await bet(player, 500n)).toBe('00000');
    expect((await my.state()).limits).toMatchObject([{ used: 2_500n, most: 2_500n }]);
    server.clock.freeze(new Date('2030-05-15T15:59:59.999Z'));
    expect(await bet(player, 100n)).toBe('42205');
    server.clock.freeze(new Date('2030-05-15T16:00:00Z'));
    expect((await my.state()).limits).toMatchObject([{ used: 0n }]);
    expect(await bet(player)).toBe('00000');
  });

  it('on losses refuses a bet that could exceed it, whatever the bet would win', async () => {
    const player = await loser();
    const my = care(player);
    await my.limit('loss', 'week', '25');
    expect([await bet(player), await bet(player), await bet(player)]).toEqual(['00000', '00000', '42204']);
    expect((await my.state()).limits).toMatchObject([{ kind: 'loss', used: 2_000n }]);

    const winner = await rich();
    await arrange(server, winner, colorBet(1_000n), (round) => round.payoutCentavos > 1_000n);
    await care(winner).limit('loss', 'day', '5');
    expect(await bet(winner)).toBe('42204');
  });

  it('on losses adds what has been won', async () => {
    const player = await rich();
    await arrange(server, player, colorBet(1_000n), (round) => round.payoutCentavos >= 2_000n);
    await care(player).limit('loss', 'month', '10');
    expect([await bet(player), await bet(player, 2_000n)]).toEqual(['00000', '00000']);
  });

  it('on deposits counts completed and pending ones', async () => {
    const person = await newPerson(server);
    const my = care(person);
    await my.limit('deposit', 'day', '1000');
    const recharge = (text: string) =>
      server.send(moneyCalls.recharge, { amount: pesos(text), channelId: 'qrph' }, { token: person.token });
    const first = await openOrder(server, person, '600');
    expect((await recharge('500')).code).toBe('42203');
    // Canceling ends it at the bank, so that nothing more can be paid there.
    await server.send(moneyCalls.cancelOrder, { orderId: first.orderId }, { token: person.token });
    expect((await my.state()).limits).toMatchObject([{ used: 0n }]);
    expect((await recharge('400')).code).toBe('00000');
    // Over here, but not known to be over at the bank.
    server.clock.advance(HOUR_MS);
    expect((await my.state()).limits).toMatchObject([{ used: 40_000n }]);
    await runJobs(server);
    expect((await my.state()).limits).toMatchObject([{ used: 0n }]);
    await deposit(server.db, {
      uid: person.uid,
      amountCentavos: centavos(60_000n),
      reference: 'by hand',
      now: server.clock.now(),
    });
    expect((await my.state()).limits).toMatchObject([{ used: 60_000n }]);
    expect((await recharge('500')).code).toBe('42203');
  });

  it('on deposits holds for 20 concurrent orders', async () => {
    const person = await newPerson(server);
    await care(person).limit('deposit', 'week', '500');
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const body = { amount: pesos('100'), channelId: 'qrph' };
        return (await server.send(moneyCalls.recharge, body, { token: person.token })).code;
      }),
    );
    expect(codes.filter((code) => code === '00000')).toHaveLength(5);
    expect(codes.filter((code) => code === '42203')).toHaveLength(15);
  });

  it('on session time counts the time between stakes, without breaks', async () => {
    const player = await rich();
    const my = care(player);
    await my.session(30);
    expect(await bet(player)).toBe('00000');
    server.clock.advance(10 * MINUTE_MS);
    expect(await bet(player)).toBe('00000');
    server.clock.advance(3 * HOUR_MS);
    expect(await bet(player)).toBe('00000');
    server.clock.advance(14 * MINUTE_MS);
    expect(await bet(player)).toBe('00000');
    expect((await my.state()).sessionLimits).toEqual([
      { period: 'day', mostMinutes: 30, usedMinutes: 24, pending: null },
    ]);
    server.clock.advance(6 * MINUTE_MS - 1);
    expect(await bet(player, 100n)).toBe('00000');
    server.clock.advance(1);
    expect(await bet(player)).toBe('42206');
    server.clock.advance(DAY_MS);
    expect(await bet(player)).toBe('00000');
  });

  it('applies to bets of a run and bets at a table alike', async () => {
    const player = await newTablePlayer(server);
    const gambler = await rich();
    const wire = colorBet(1_000n);
    const to = { token: gambler.token, params: { game: GAME } };
    const { runId } = (await server.send(playCalls.startRun, { bet: wire, rounds: 5 }, to)).reply;
    await care(player).limit('stake', 'day', '9.99');
    await care(gambler).limit('stake', 'day', '9.99');
    expect((await join(server, player)).code).toBe('42205');
    expect((await server.send(playCalls.bet, { bet: wire, runId }, to)).code).toBe('42205');
  });

  it('that is reached already refuses a run when it is registered', async () => {
    const gambler = await rich();
    const to = { token: gambler.token, params: { game: GAME } };
    const begin = (stake: bigint) => server.send(playCalls.startRun, { bet: colorBet(stake), rounds: 5 }, to);
    await care(gambler).limit('stake', 'day', '15');
    expect((await begin(1_501n)).code).toBe('42205');
    expect((await begin(1_500n)).status).toBe(200);
    await care(gambler).limit('loss', 'day', '5');
    expect((await begin(1_000n)).code).toBe('42204');
    expect((await begin(500n)).status).toBe(200);
  });

  it('is refused for a kind and period that do not go together', async () => {
    const my = care(await rich());
    expect((await my.limit('loss', 'bet', '10')).code).toBe('40000');
    expect((await my.limit('deposit', 'bet', '10')).code).toBe('40000');
  });
});

describe('a reality check', () => {
  /** Bets this many times, every ten minutes. Gives the answers' codes. */
  async function playOn(player: Gambler, bets: number): Promise<string[]> {
    const codes: string[] = [];
    for (let i = 0; i < bets; i += 1) {
      codes.push(await bet(player));
      server.clock.advance(10 * MINUTE_MS);
    }
    return codes;
  }
  const allTaken = (codes: readonly string[]) => codes.every((code) => code === '00000');

  it('is due after its interval of play, and blocks bets until it is confirmed', async () => {
    const player = await rich();
    const my = care(player);
    await my.every(30);
    expect((await my.state()).realityCheck).toEqual({ minutes: 30, since: null, dueAt: null, isDue: false });
    expect(allTaken(await playOn(player, 3))).toBe(true);
    expect((await my.state()).realityCheck).toMatchObject({
      since: NOON_OF_WEEK.toISOString(),
      isDue: true,
    });
    expect(await bet(player)).toBe('40305');
    expect((await my.seen()).reply.realityCheck.isDue).toBe(false);
    expect(await bet(player)).toBe('00000');
    await my.every(15);
    server.clock.advance(14 * MINUTE_MS);
    expect(await bet(player)).toBe('00000');
    server.clock.advance(MINUTE_MS);
    expect(await bet(player)).toBe('40305');
  });

  it('is due for everybody after an hour, unless another interval was chosen', async () => {
    const player = await rich();
    expect(allTaken(await playOn(player, 6))).toBe(true);
    expect(await bet(player)).toBe('40305');
    expect((await care(player).state()).realityCheck).toMatchObject({ minutes: 60, isDue: true });
    await care(player).seen();
    expect(allTaken(await playOn(player, 6))).toBe(true);
    expect(await bet(player)).toBe('40305');
  });

  it('is due for bets at a table too', async () => {
    const player = await newTablePlayer(server);
    expect(allTaken(await playOn(player, 6))).toBe(true);
    expect((await join(server, player)).code).toBe('40305');
  });

  it('starts over after a break from play, even if one was due', async () => {
    const player = await rich();
    expect(allTaken(await playOn(player, 6))).toBe(true);
    expect((await care(player).state()).realityCheck.isDue).toBe(true);
    server.clock.advance(6 * MINUTE_MS);
    expect((await care(player).state()).realityCheck).toMatchObject({
      since: null,
      dueAt: null,
      isDue: false,
    });
    expect(allTaken(await playOn(player, 6))).toBe(true);
    expect(await bet(player)).toBe('40305');
  });

  it('blocks all of 20 concurrent bets once it is due', async () => {
    const player = await rich();
    await playOn(player, 6);
    const codes = await Promise.all(Array.from({ length: 20 }, () => bet(player)));
    expect(new Set(codes)).toEqual(new Set(['40305']));
  });

  it('shows what has been played since the session of play began', async () => {
    const player = await rich();
    const my = care(player);
    expect(await my.sitting()).toMatchObject({ since: null, minutes: 0, staked: 0n, net: 0n });
    await placeBet(server, player, colorBet(7_000n));
    server.clock.advance(HOUR_MS);
    const seated = server.clock.now();
    const first = (await placeBet(server, player, colorBet(1_000n))).reply.round;
    server.clock.advance(12 * MINUTE_MS);
    const second = (await placeBet(server, player, colorBet(500n))).reply.round;
    const paid = first.payout + second.payout;
    expect(await my.sitting()).toEqual({
      since: seated.toISOString(),
      minutes: 12,
      staked: 1_500n,
      paid,
      net: paid - 1_500n,
      playedTodayMinutes: 12,
    });
  });
});

describe('the result of play', () => {
  it('equals the ledger for the day, the week and the month', async () => {
    server.clock.freeze(new Date('2030-05-12T15:00:00Z'));
    const player = await newGambler(server, { cashCentavos: 500_000n });
    const { stake, payout } = (await placeBet(server, player, colorBet(2_000n))).reply.round;
    // Monday in Manila.
    server.clock.freeze(new Date('2030-05-12T16:00:00Z'));
    const second = (await placeBet(server, player, colorBet(1_000n))).reply.round;
    server.clock.advance(5 * MINUTE_MS);
    const third = (await placeBet(server, player, colorBet(500n))).reply.round;
    const [day, week, month] = await care(player).results();
    const [staked, paid] = [1_500n, second.payout + third.payout];
    const running = {
      from: '2030-05-12T16:00:00.000Z',
      deposited: 0n,
      staked,
      paid,
      net: paid - staked,
      playedMinutes: 5,
    };
    expect(day).toEqual({ period: 'day', ...running });
    expect(week).toEqual({ period: 'week', ...running });
    expect(month).toEqual({
      period: 'month',
      from: '2030-04-30T16:00:00.000Z',
      deposited: 500_000n,
      staked: staked + stake,
      paid: paid + payout,
      net: paid + payout - staked - stake,
      playedMinutes: 5,
    });
    server.clock.advance(DAY_MS);
    expect((await care(player).results())[0]).toMatchObject({ staked: 0n, paid: 0n, playedMinutes: 0 });
    // A clock that went back finds the earlier day again.
    server.clock.advance(-DAY_MS);
    expect((await care(player).results())[0]).toEqual({ period: 'day', ...running });
  });
});
