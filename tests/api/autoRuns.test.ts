import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/call';
import { playCalls } from '../../contract/play';
import { centavos } from '../../games/kit/rules/money';
import { audit } from '../ledger/audit';
import { arrange, colorBet, everything, GAME, type Gambler, newGambler, placeBet } from '../ledger/gamblers';
import { buildTestApp, newKey, startTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { EXPOSURE_MAX: '10000', STAKE_MIN: '2' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const BET = colorBet(500n);
const params = { game: GAME };

type RunRequest = Omit<BodyOf<typeof playCalls.startRun>, 'bet'>;

const start = ({ token }: Gambler, request: RunRequest, bet = BET) =>
  server.send(playCalls.startRun, { bet, ...request }, { token, params });
const stop = ({ token }: Gambler, runId: string) =>
  server.send(playCalls.stopRun, { runId }, { token, params });
const betIn = ({ token }: Gambler, runId: string, bet = BET, idempotencyKey = newKey()) =>
  server.send(playCalls.bet, { bet, runId }, { token, params, idempotencyKey });

async function running(request: RunRequest): Promise<{ player: Gambler; runId: string }> {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  return { player, runId: (await start(player, request)).reply.runId };
}

describe('an auto-bet run', () => {
  it('places its number of rounds and no more', async () => {
    const { player, runId } = await running({ rounds: 3 });
    for (let round = 0; round < 3; round += 1) expect((await betIn(player, runId)).status).toBe(200);
    const before = await everything(server);
    expect((await betIn(player, runId)).code).toBe('40904');
    expect(await everything(server)).toBe(before);
    expect((await stop(player, runId)).reply).toMatchObject({ played: 3, ended: 'rounds' });
  });

  it('refuses a bet that could lose more than its loss limit', async () => {
    const { player, runId } = await running({ rounds: 10, stopLoss: centavos(1_400n) });
    await arrange(
      server,
      player,
      BET,
      (round, at) => round.payoutCentavos === 0n && at(1).payoutCentavos === 0n,
    );
    expect((await betIn(player, runId)).status).toBe(200);
    expect((await betIn(player, runId)).status).toBe(200);
    expect((await betIn(player, runId)).code).toBe('40904');
    expect((await stop(player, runId)).reply).toMatchObject({ lost: 1_000n, ended: 'lossLimit' });
  });

  it('ends with a win that reaches its win limit, and continues after a smaller one', async () => {
    const { player, runId } = await running({ rounds: 10, stopWin: centavos(1_000n) });
    await arrange(
      server,
      player,
      BET,
      (round, at) => round.payoutCentavos === 1_000n && at(1).payoutCentavos === 1_500n,
    );
    expect((await betIn(player, runId)).status).toBe(200);
    expect((await betIn(player, runId)).status).toBe(200);
    expect((await betIn(player, runId)).code).toBe('40904');
    expect((await stop(player, runId)).reply).toMatchObject({ played: 2, lost: -1_500n, ended: 'winLimit' });
  });

  it('accepts only its own bet', async () => {
    const { player, runId } = await running({ rounds: 3 });
    expect((await betIn(player, runId, colorBet(500n, [1]))).code).toBe('40904');
    expect((await betIn(player, runId, colorBet(600n))).code).toBe('40904');
    expect((await stop(player, runId)).reply.played).toBe(0);
  });

  it('can be stopped by its player at any time, and by nobody else', async () => {
    const { player, runId } = await running({ rounds: 5 });
    const other = await newGambler(server, { cashCentavos: 5_000n });
    expect((await stop(other, runId)).code).toBe('40400');
    expect((await betIn(other, runId)).code).toBe('40904');
    expect((await betIn(player, runId)).status).toBe(200);
    expect((await stop(player, runId)).reply).toMatchObject({ played: 1, ended: 'stopped' });
    expect((await betIn(player, runId)).code).toBe('40904');
    expect((await stop(player, runId)).reply.ended).toBe('stopped');
  });

  it('ends when its player starts another one, and does not affect manual bets', async () => {
    const { player, runId } = await running({ rounds: 5 });
    const next = (await start(player, { rounds: 2 })).reply.runId;
    expect((await betIn(player, runId)).code).toBe('40904');
    expect((await stop(player, runId)).reply.ended).toBe('replaced');
    expect((await placeBet(server, player, BET)).status).toBe(200);
    expect((await betIn(player, next)).status).toBe(200);
    expect((await stop(player, next)).reply.played).toBe(1);
  });

  it('counts a bet once, however often its key is sent, and still answers that key after it has ended', async () => {
    const { player, runId } = await running({ rounds: 1 });
    const key = newKey();
    const first = await betIn(player, runId, BET, key);
    expect(first.status).toBe(200);
    expect((await betIn(player, runId, BET, key)).text).toBe(first.text);
    expect((await stop(player, runId)).reply).toMatchObject({ played: 1, ended: 'rounds' });
  });

  it('does not count a bet that exceeds the balance', async () => {
    const player = await newGambler(server, { cashCentavos: 400n });
    const { runId } = (await start(player, { rounds: 2 })).reply;
    expect((await betIn(player, runId)).code).toBe('42200');
    expect((await stop(player, runId)).reply).toMatchObject({ played: 0, lost: 0n });
  });
});

describe('a run is refused', () => {
  const refusals: readonly [string, string, RunRequest, bigint?][] = [
    ['with a loss limit below one stake', '40000', { rounds: 5, stopLoss: centavos(499n) }],
    ['with a win limit of zero', '40000', { rounds: 5, stopWin: centavos(0n) }],
    ['below the minimum stake', '40001', { rounds: 5 }, 100n],
    ['with a bet that could win more than the table pays', '42201', { rounds: 5 }, 70_000n],
  ];
  it.each(refusals)('%s (%s)', async (_why, code, request, stake = 500n) => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    expect((await start(player, request, colorBet(stake))).code).toBe(code);
    const rows = await server.db.query({
      text: 'SELECT FROM play_runs WHERE uid = $1',
      values: [player.uid],
    });
    expect(rows).toEqual([]);
  });

  it.each([0, 101, 2.5])('with %s rounds', async (rounds) => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    const answer = await server.inject({
      method: 'POST',
      url: `/x2/og/${GAME}/auto`,
      headers: { token: player.token },
      payload: { bet: BET as object, rounds },
    });
    expect(answer.json().code).toBe('40000');
  });
});

describe('a run that changes its stake', () => {
  const TWO = colorBet(500n, [0, 1]);
  const settledAt = (stake: bigint) => ({ status: 200, stake });

  /** The answer to a bet of this stake on each of two colours. */
  async function betAt(player: Gambler, runId: string, stake: bigint) {
    const answer = await betIn(player, runId, colorBet(stake, [0, 1]));
    if (answer.status !== 200) return answer.code;
    return { status: answer.status, stake: answer.reply.round.stake };
  }

  it('takes each bet at its present stake and at no other', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const request = { rounds: 5, stakes: { onLoss: 50, onWin: 'first' as const, highest: centavos(2_000n) } };
    const { runId } = (await start(player, request, TWO)).reply;
    // Two losses, then a win on one of the colours: the seeds do not depend on the stake.
    await arrange(server, player, TWO, (round, at) => {
      const payouts = [round, at(1), at(2)].map(({ payoutCentavos }) => payoutCentavos);
      return payouts[0] === 0n && payouts[1] === 0n && (payouts[2] ?? 0n) > 1_000n;
    });
    expect(await betAt(player, runId, 750n)).toBe('40904');
    expect(await betAt(player, runId, 500n)).toEqual(settledAt(1_000n));
    expect(await betAt(player, runId, 500n)).toBe('40904');
    expect(await betAt(player, runId, 750n)).toEqual(settledAt(1_500n));
    // Half as much again would be above the highest stake, so it stays.
    expect(await betAt(player, runId, 1_125n)).toBe('40904');
    expect(await betAt(player, runId, 750n)).toEqual(settledAt(1_500n));
    expect(await betAt(player, runId, 500n)).toEqual(settledAt(1_000n));
    expect((await stop(player, runId)).reply).toMatchObject({ played: 4, ended: 'stopped' });
  });

  it('ends before a raised stake could lose more than its loss limit', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const stakes = { onLoss: 100, highest: centavos(9_000n) };
    const { runId } = (await start(player, { rounds: 9, stopLoss: centavos(2_999n), stakes }, TWO)).reply;
    await arrange(server, player, TWO, (round) => round.payoutCentavos === 0n);
    expect(await betAt(player, runId, 500n)).toEqual(settledAt(1_000n));
    expect(await betAt(player, runId, 1_000n)).toBe('40904');
    expect((await stop(player, runId)).reply).toMatchObject({ played: 1, lost: 1_000n, ended: 'lossLimit' });
  });

  it.each([
    ['with a raise after every result', '40000', { onWin: 1, onLoss: 1, highest: 2_000n }],
    ['with no change at all', '40000', { highest: 2_000n }],
    ['with a change of 0 %', '40000', { onWin: 0, highest: 2_000n }],
    ['with a highest stake below the first', '40000', { onLoss: 10, highest: 999n }],
    [
      'with a highest stake that could win more than the table pays',
      '42201',
      { onLoss: 10, highest: 100_000n },
    ],
  ] as const)('is refused %s (%s)', async (_why, code, { highest, ...changes }) => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const stakes = { ...changes, highest: centavos(highest) };
    expect((await start(player, { rounds: 5, stakes }, colorBet(1_000n))).code).toBe(code);
  });

  it('is refused at a table, where the stake stays the same', async () => {
    const { token } = await newGambler(server, { cashCentavos: 100_000n });
    const bet = { stake: '10.00', target: '2.00', cashOuts: [] };
    const begin = (stakes?: RunRequest['stakes']) =>
      server.send(playCalls.startRun, { bet, rounds: 5, stakes }, { token, params: { game: 'crash' } });
    expect((await begin({ onLoss: 'first', highest: centavos(1_000n) })).code).toBe('40000');
    expect((await begin()).status).toBe(200);
  });

  it('keeps what was registered: its stake changes with a round only', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const stakes = { onLoss: 100, highest: centavos(9_000n) };
    const { runId } = (await start(player, { rounds: 9, stakes }, TWO)).reply;
    for (const set of ['stake_percent = 200', 'stake_highest = 10000', 'on_loss = 50'])
      await expect(
        server.db.query({ text: `UPDATE play_runs SET ${set} WHERE id = $1`, values: [runId] }),
      ).rejects.toThrow('cannot be reset, reopened or redefined');
  });
});

describe('where automatic play needs a loss limit, as it does by default', () => {
  it('is refused without one, and starts with one', async () => {
    const other = await startTestServer({ environment: { AUTOPLAY_LOSS_LIMIT: '' } });
    const { token } = await newGambler(other, { cashCentavos: 5_000n });
    const begin = (request: RunRequest) =>
      other.send(playCalls.startRun, { bet: BET, ...request }, { token, params });
    expect((await begin({ rounds: 5 })).code).toBe('40010');
    expect(await other.db.query({ text: 'SELECT FROM play_runs' })).toEqual([]);
    expect((await begin({ rounds: 5, stopLoss: centavos(2_500n) })).status).toBe(200);
    await other.close();
  });
});

describe('several processes on one database', () => {
  it('share a run: concurrent bets place its number of rounds and no more', async () => {
    const { player, runId } = await running({ rounds: 7 });
    const other = await buildTestApp(server.context);
    const bet = (app: typeof other) =>
      app.inject({
        method: 'POST',
        url: `/x2/og/${GAME}/bet`,
        headers: { token: player.token, 'idempotency-key': newKey() },
        payload: { bet: BET as object, runId },
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bet(i % 2 === 0 ? server.app : other)),
    );
    const codes = answers.map((answer) => answer.json().code as string);
    expect(codes.filter((code) => code === '00000')).toHaveLength(7);
    expect(codes.filter((code) => code !== '00000' && code !== '40904')).toEqual([]);
    expect((await stop(player, runId)).reply).toMatchObject({ played: 7, ended: 'rounds' });
    await other.close();
  });

  it('start runs at the same time: one of them stays active', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    const begun = await Promise.all([1, 2, 3, 4].map((rounds) => start(player, { rounds })));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const going = await server.db.query({
      text: 'SELECT FROM play_runs WHERE uid = $1 AND ended IS NULL',
      values: [player.uid],
    });
    expect(going).toHaveLength(1);
  });
});

describe('the table play_runs', () => {
  it('refuses updates that raise a limit, lower a count or reopen a run', async () => {
    const { player, runId } = await running({ rounds: 3 });
    const change = (set: string) =>
      server.db.query({ text: `UPDATE play_runs SET ${set} WHERE id = $1`, values: [runId] });
    await expect(change('rounds = 50')).rejects.toThrow('cannot be reset, reopened or redefined');
    await expect(change('played = 2')).rejects.toThrow('cannot be reset, reopened or redefined');
    await stop(player, runId);
    await expect(change('ended = NULL, ended_at = NULL')).rejects.toThrow(
      'cannot be reset, reopened or redefined',
    );
  });
});
