import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configCalls } from '../../../contract/config';
import { deskCalls } from '../../../contract/desk/calls';
import { playCalls } from '../../../contract/play';
import { spinCalls } from '../../../contract/rewards/spin';
import { centavos } from '../../../games/kit/rules/money';
import { watchRtp } from '../../../server/domains/desk/rtpJob';
import { newGambler } from '../../ledger/gamblers';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

let server: TestServer;
let risk: DeskPerson;
let owner: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer({ writesLedger: true });
  risk = await newOperator(server, ['risk']);
  owner = await newOperator(server, ['owner']);
});
afterAll(() => server.close());

const reason = 'Looked at with the second person.';
const { pause } = deskCalls;
const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };

const reopen = async (game: string) => {
  const { proposalId, version } = await must(server, risk, pause.propose, { game, reason });
  const code = freshCode(server, owner);
  const decision = { proposalId, version, decision: 'approve', reason, code } as const;
  expect((await must(server, owner, pause.decide, decision)).isDone).toBe(true);
};
const pausedGames = async () =>
  (await server.send(configCalls.front, { key: 'front_public_config' })).reply.front_public_config
    ?.pausedGames;

describe('a paused game', () => {
  it('takes no new bet, repeats the answer of an earlier one, and opens again by two people', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const { token } = player;
    const params = { game: 'color' };
    await server.send(playCalls.seeds, {}, { token, params });
    await server.send(playCalls.seeds, { clientSeed: 'mine' }, { token, params });
    const idempotencyKey = newKey();
    const send = (key = newKey()) =>
      server.send(playCalls.bet, { bet }, { token, params, idempotencyKey: key });
    const first = await send(idempotencyKey);
    expect(first.code).toBe('00000');
    await must(server, risk, pause.pause, { game: 'color', reason });
    expect((await send()).code).toBe('40911');
    const run = { bet, rounds: 10, stopLoss: centavos(10_000n) };
    expect((await server.send(playCalls.startRun, run, { token, params })).code).toBe('40911');
    expect((await send(idempotencyKey)).text).toBe(first.text);
    expect(await pausedGames()).toEqual(['color']);
    expect((await ask(server, risk, pause.pause, { game: 'color', reason })).code).toBe('40902');
    await reopen('color');
    expect(await pausedGames()).toEqual([]);
    expect((await send()).code).toBe('00000');
  });

  it('is not reopened by the person who proposes it, nor where it is open', async () => {
    const both = await newOperator(server, ['risk', 'owner']);
    await must(server, both, pause.pause, { game: 'dice', reason });
    const { proposalId, version } = await must(server, both, pause.propose, { game: 'dice', reason });
    expect((await ask(server, risk, pause.propose, { game: 'dice', reason })).code).toBe('40902');
    const code = freshCode(server, both);
    const decision = { proposalId, version, decision: 'approve', reason, code } as const;
    expect((await ask(server, both, pause.decide, decision)).code).toBe('40300');
    const back = { ...decision, decision: 'sendBack', code: freshCode(server, owner) } as const;
    await must(server, owner, pause.decide, back);
    expect(await pausedGames()).toEqual(['dice']);
    await reopen('dice');
    expect((await ask(server, risk, pause.propose, { game: 'dice', reason })).code).toBe('40400');
  });
});

describe('what is paused besides games with a tile', () => {
  it('the wheel takes no spin, and everybody is told', async () => {
    const { token } = await newGambler(server, { cashCentavos: 100_000n });
    const spin = () =>
      server.send(spinCalls.spin, { acceptTerms: true }, { token, idempotencyKey: newKey() });
    await must(server, risk, pause.pause, { game: 'wheel', reason });
    expect((await spin()).code).toBe('40911');
    expect(await pausedGames()).toEqual(['wheel']);
    await reopen('wheel');
    expect((await spin()).code).not.toBe('40911');
  });

  it('the page of the lotto is told as well', async () => {
    await must(server, risk, pause.pause, { game: 'lotto', reason });
    expect(await pausedGames()).toEqual(['lotto']);
    await reopen('lotto');
  });
});

describe('the rule of the RTP monitor', () => {
  it('pauses a game that pays more than chance allows, once, and not again for what was looked at', async () => {
    const { uid } = await newGambler(server);
    const now = server.clock.now();
    expect(await watchRtp(server.context)).toEqual([]);
    // Every bet returns four times its stake: far above any declared return.
    await server.db.query({
      text: `
        INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
        SELECT 9000000 + n, $1, 'dice', 0, n, '{}', '{}', '[]', 500, CASE WHEN n % 2 = 0 THEN 2000 ELSE 0 END, $2
        FROM generate_series(1, 2000) AS n`,
      values: [uid, now],
    });
    expect(await watchRtp(server.context)).toEqual(['dice']);
    expect(await pausedGames()).toEqual(['dice']);
    const [paused] = (await must(server, owner, pause.list, {})).list;
    expect(paused).toMatchObject({ game: 'dice', by: null });
    expect(paused?.z).toBeGreaterThan(4);
    expect(await watchRtp(server.context)).toEqual([]);
    server.clock.advance(60_000);
    await reopen('dice');
    expect(await watchRtp(server.context)).toEqual([]);
  });

  it('pauses the markets when orders win more often than they can', async () => {
    const { uid } = await newGambler(server);
    await server.db.query({
      text: `
        INSERT INTO trade_orders (order_id, uid, market, direction, seconds, stake, cash_stake, state, payout, accepted_ms,
          entry_tick, exit_tick, seen_tick, entry_level, exit_level, created_at, settled_at)
        SELECT 9100000 + n, $1, 'KIDLAT', 'up', 15, 1000, 1000, CASE WHEN n % $3 > 0 THEN 'success' ELSE 'failed' END,
          CASE WHEN n % $3 > 0 THEN 1950 ELSE 0 END, 1795154400000, 3590308801, 3590308830, 3590308800, 0,
          CASE WHEN n % $3 > 0 THEN 1 ELSE -1 END, $2, $2
        FROM generate_series(1, 2000) AS n`,
      // Four of five are won.
      values: [uid, server.clock.now(), 5],
    });
    expect(await watchRtp(server.context)).toEqual(['trade']);
    await server.context.settings.refresh();
    expect(server.context.settings.active.pausedGames).toEqual(['trade']);
  });
});
