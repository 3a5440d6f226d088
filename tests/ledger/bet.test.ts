import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import type { Json } from '../../games/kit/rules/round';
import { keepUnderAge } from '../../server/domains/players/age';
import { setBirthday } from '../../server/domains/players/players';
import { successText } from '../../server/http/reply';
import { balances } from '../../server/ledger/balances';
import { buildTestApp, newKey, startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { arrange, colorBet, everything, GAME, newGambler, placeBet } from './gamblers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { EXPOSURE_MAX: '10000', STAKE_MIN: '2' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const entriesOf = (uid: number, roundId: string) =>
  server.db.query<{ kind: string; transferId: bigint; fromCode: number; toCode: number; amount: bigint }>({
    text: `
      SELECT kind, transfer_id AS "transferId", from_code AS "fromCode", to_code AS "toCode", amount
      FROM ledger_entries WHERE uid = $1 AND reference = $2 AND kind IN ('stake', 'payout')
      ORDER BY transfer_id, leg`,
    values: [uid, roundId],
  });

describe('a bet for money', () => {
  it('is settled, and its answer is what the contract encodes', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    const placed = await placeBet(server, player, colorBet(500n));
    expect(placed.status).toBe(200);
    const { round, finance, bonus } = placed.reply;
    expect(round).toMatchObject({ game: GAME, stake: 500n, nonce: 0, clientSeed: 'lucky', serverSeed: null });
    expect(finance).toBe(10_000n - 500n + round.payout);
    expect(bonus).toBe(0n);
    expect(successText(playCalls.bet, placed.reply)).toBe(placed.text);
    expect(await balances(server.db, player.uid)).toMatchObject({
      cashCentavos: finance,
      turnoverCentavos: 500n,
      depositedCentavos: 10_000n,
    });
  });

  it('moves stake and payout as two transfers, even when they net to zero', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    const bet = colorBet(500n, [0, 1]);
    await arrange(server, player, bet, (round) => round.payoutCentavos === round.stakeCentavos);
    const { round, finance } = (await placeBet(server, player, bet)).reply;
    expect(finance).toBe(10_000n);
    const [stake, payout, ...more] = await entriesOf(player.uid, round.roundId);
    expect(stake).toMatchObject({ kind: 'stake', fromCode: 10, toCode: 16, amount: 1_000n });
    expect(payout).toMatchObject({ kind: 'payout', fromCode: 16, toCode: 10, amount: 1_000n });
    expect(payout?.transferId).not.toBe(stake?.transferId);
    expect(more).toEqual([]);
  });

  it('that loses moves only the stake', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 0n);
    const { round, finance } = (await placeBet(server, player, colorBet(500n))).reply;
    expect(finance).toBe(9_500n);
    expect(await entriesOf(player.uid, round.roundId)).toHaveLength(1);
  });

  it('takes main money first, and pays back in the proportion of the stake, main money floored', async () => {
    const player = await newGambler(server, { cashCentavos: 301n, bonusCentavos: 1_000n });
    await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 1_500n);
    const { round, finance, bonus } = (await placeBet(server, player, colorBet(500n))).reply;
    // 1,500 x 301 / 500 is exactly 903; the stake was 301 and 199.
    expect([finance, bonus]).toEqual([903n, 1_000n - 199n + 597n]);
    const legs = (await entriesOf(player.uid, round.roundId)).map(({ fromCode, toCode, amount }) => [
      fromCode,
      toCode,
      amount,
    ]);
    expect(legs).toEqual([
      [10, 16, 301n],
      [11, 16, 199n],
      [16, 10, 903n],
      [16, 11, 597n],
    ]);
  });

  it('loses no centavo when the proportion is not whole', async () => {
    const player = await newGambler(server, { cashCentavos: 100n, bonusCentavos: 1_000n });
    const bet: Json = { positions: [{ kind: 'allDifferent', colors: [], stake: '2.01' }] };
    await arrange(server, player, bet, (round) => round.payoutCentavos === 351n);
    const { finance, bonus } = (await placeBet(server, player, bet)).reply;
    // 351 x 100 / 201 is 174.6; the rest of the payout is bonus.
    expect([finance, bonus]).toEqual([174n, 1_000n - 101n + 177n]);
  });

  it('can stake the whole balance, bonus money alone included', async () => {
    const player = await newGambler(server, { bonusCentavos: 500n });
    await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 1_000n);
    const { finance, bonus } = (await placeBet(server, player, colorBet(500n))).reply;
    expect([finance, bonus]).toEqual([0n, 1_000n]);
    // The answer is computed beside the row.
    expect(await balances(server.db, player.uid)).toMatchObject({ cashCentavos: 0n, bonusCentavos: 1_000n });
  });

  it('increments its nonce, which restarts with the next pair', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    const nonces: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      nonces.push((await placeBet(server, player, colorBet(200n))).reply.round.nonce);
    }
    await arrange(server, player, colorBet(200n), () => true);
    nonces.push((await placeBet(server, player, colorBet(200n))).reply.round.nonce);
    expect(nonces).toEqual([0, 1, 2, 0]);
  });
});

describe('a bet is refused, and no row changes,', () => {
  const refusals: readonly [string, string, Json, { cash?: bigint; birthday?: string | null }][] = [
    ['when the balance is too low', '42200', colorBet(5_001n), { cash: 5_000n }],
    ['when it could win more than the table pays', '42201', colorBet(70_000n), { cash: 100_000n }],
    ['below the minimum stake', '40001', colorBet(150n), { cash: 5_000n }],
    ['before the birthday is known', '40301', colorBet(500n), { cash: 5_000n, birthday: null }],
    ['without positions', '40000', { positions: [] }, { cash: 5_000n }],
    ['that is null', '40000', null, { cash: 5_000n }],
    ['with a stake of three decimals', '40000', oneBet('5.001'), { cash: 5_000n }],
    ['with a negative stake', '40000', oneBet('-5'), { cash: 5_000n }],
    ['with a stake in scientific notation', '40000', oneBet('1e3'), { cash: 5_000n }],
    ['with a number as stake', '40000', oneBet(5), { cash: 5_000n }],
    ['with an extra field', '40000', { positions: [], payout: '5.00' }, { cash: 5_000n }],
  ];

  it.each(refusals)('%s (%s)', async (_why, code, bet, { cash = 0n, birthday = '1990-01-01' }) => {
    const player = await newGambler(server, { cashCentavos: cash, birthday });
    const before = await everything(server);
    const answer = await placeBet(server, player, bet);
    expect(answer.code).toBe(code);
    expect(await everything(server)).toBe(before);
  });

  it('for a player under 21, however the birthday was set', async () => {
    const year = server.clock.now().getUTCFullYear();
    server.clock.set(new Date(`${year}-12-30T15:59:00Z`));
    const player = await newGambler(server, { cashCentavos: 5_000n, birthday: null });
    await setBirthday(server.db, player.uid, `${year - 21}-12-31`);
    expect((await placeBet(server, player, colorBet(500n))).code).toBe('40005');
    // 0:00 in Manila.
    server.clock.set(new Date(`${year}-12-30T16:00:00Z`));
    expect((await placeBet(server, player, colorBet(500n))).status).toBe(200);
    server.clock.reset();
  });

  it('for a player who stated an age below 21, even on their 21st birthday', async () => {
    const year = server.clock.now().getUTCFullYear();
    server.clock.set(new Date(`${year}-12-30T15:59:00Z`));
    const player = await newGambler(server, { cashCentavos: 5_000n, birthday: null });
    const now = server.clock.now();
    await keepUnderAge(server.db, player.uid, { birthday: `${year - 21}-12-31`, now });
    server.clock.set(new Date(`${year}-12-30T16:00:00Z`));
    expect((await placeBet(server, player, colorBet(500n))).code).toBe('40005');
    server.clock.reset();
  });

  it('in a game that does not exist', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    const answer = await server.send(
      playCalls.bet,
      { bet: colorBet(500n) },
      { token: player.token, params: { game: 'roulette' } },
    );
    expect(answer.code).toBe('40400');
  });

  it('until a client seed has been set', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n, clientSeed: null });
    expect((await placeBet(server, player, colorBet(500n))).code).toBe('40910');
    await server.send(playCalls.seeds, {}, { token: player.token, params: { game: GAME } });
    expect((await placeBet(server, player, colorBet(500n))).code).toBe('40910');
  });

  it('as soon as its session ends, even while the token is still cached', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    expect((await placeBet(server, player, colorBet(500n))).status).toBe(200);
    await server.db.query({
      text: 'UPDATE sessions SET revoked_at = now() WHERE uid = $1',
      values: [player.uid],
    });
    const before = await everything(server);
    expect((await placeBet(server, player, colorBet(500n))).status).toBe(401);
    expect(await everything(server)).toBe(before);
  });
});

function oneBet(stake: Json): Json {
  return { positions: [{ kind: 'single', colors: [0], stake }] };
}

describe('the idempotency key of a bet', () => {
  it('gives the same bytes again, even after more bets, a rotation and lower limits', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const key = newKey();
    const first = await placeBet(server, player, colorBet(9_000n), key);
    expect(first.status).toBe(200);
    await placeBet(server, player, colorBet(500n));
    expect((await placeBet(server, player, colorBet(9_000n), key)).text).toBe(first.text);
    await arrange(server, player, colorBet(500n), () => true);
    expect((await placeBet(server, player, colorBet(9_000n), key)).text).toBe(first.text);

    const strict = await buildTestApp({
      ...server.context,
      config: { ...server.context.config, exposureMaxCentavos: first.reply.round.stake },
    });
    const again = await strict.inject({
      method: 'POST',
      url: `/x2/og/${GAME}/bet`,
      headers: { token: player.token, 'idempotency-key': key },
      payload: { bet: colorBet(9_000n) as object },
    });
    expect(again.body).toBe(first.text);
    await strict.close();
    const rounds = await server.db.query({
      text: 'SELECT FROM play_rounds WHERE uid = $1',
      values: [player.uid],
    });
    expect(rounds).toHaveLength(2);
  });

  it('is refused for another bet, and the refusal reveals nothing of the first', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const key = newKey();
    const first = await placeBet(server, player, colorBet(500n), key);
    const before = await everything(server);
    const other = await placeBet(server, player, colorBet(600n), key);
    expect(other.code).toBe('40901');
    expect(other.text).not.toContain(`"${first.reply.round.roundId}"`);
    expect(await everything(server)).toBe(before);
  });

  it('belongs to one player: the same key of another player is another bet', async () => {
    const [a, b] = [
      await newGambler(server, { cashCentavos: 5_000n }),
      await newGambler(server, { cashCentavos: 5_000n }),
    ];
    const key = newKey();
    const first = await placeBet(server, a, colorBet(500n), key);
    const second = await placeBet(server, b, colorBet(500n), key);
    expect(second.status).toBe(200);
    expect(second.reply.round.roundId).not.toBe(first.reply.round.roundId);
    expect((await placeBet(server, a, colorBet(500n), key)).text).toBe(first.text);
    expect((await placeBet(server, b, colorBet(500n), key)).text).toBe(second.text);
  });

  it('is not used up by a refusal', async () => {
    const player = await newGambler(server, { cashCentavos: 400n });
    const key = newKey();
    expect((await placeBet(server, player, colorBet(500n), key)).code).toBe('42200');
    expect((await placeBet(server, player, colorBet(300n), key)).status).toBe(200);
  });
});

describe('several processes on one database', () => {
  it('share a seed pair: each continues with the next nonce', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const other = await buildTestApp(server.context);
    const bet = (app: typeof other) =>
      app.inject({
        method: 'POST',
        url: `/x2/og/${GAME}/bet`,
        headers: { token: player.token, 'idempotency-key': newKey() },
        payload: { bet: colorBet(500n) as object },
      });
    const nonces: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      nonces.push((await bet(i % 3 === 0 ? server.app : other)).json().data.round.nonce);
    }
    expect(nonces).toEqual([0, 1, 2, 3, 4, 5]);
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bet(i % 2 === 0 ? server.app : other)),
    );
    const settled = crowd.map((answer) => answer.json()).filter(({ code }) => code === '00000');
    expect(crowd.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([]);
    const used = settled.map(({ data }) => data.round.nonce).sort((x, y) => x - y);
    expect(used).toEqual(Array.from({ length: used.length }, (_, i) => 6 + i));
    expect(used).toHaveLength(20);
    await other.close();
  });
});
