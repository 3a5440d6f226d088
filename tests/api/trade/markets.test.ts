/** The synthetic markets on a real server: ticks, orders, settlement, outages. The sandbox moves their time ahead. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { LIVE_PATH } from '../../../contract/live';
import { messageCalls } from '../../../contract/messages/messages';
import { type TradeMessage, type TradeOrder, tradeCalls, tradeMessage } from '../../../contract/trade';
import { recordCalls } from '../../../contract/wallet/records';
import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { commitmentOf, seedFromHex } from '../../../games/kit/rules/draw';
import { MARKET_CODES, placeOf } from '../../../games/kit/rules/trade/markets';
import { orderResult, winPayout } from '../../../games/kit/rules/trade/order';
import { levelsAfter, segmentSteps } from '../../../games/kit/rules/trade/steps';
import { firstTickOf, segmentOf, segmentStartMs, tickTimeMs } from '../../../games/kit/rules/trade/ticks';
import { balances } from '../../../server/ledger/balances';
import { readEvidence } from '../../../workers/verify/evidence';
import { createVerifier, reportOf } from '../../../workers/verify/report';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { PATIENCE, type Placing, post, startMarkets, type TestMarkets } from '../../support/markets';
import { newKey, type TestServer } from '../../support/server';

let markets: TestMarkets;
let server: TestServer;
const nowMs = () => markets.nowMs();
const told = () => markets.told();
const reached = (tick: number) => markets.reached(tick);
const caughtUp = () => markets.caughtUp();
const advance = (ms: number) => markets.advance(ms);
const place = (...placed: Parameters<TestMarkets['place']>) => markets.place(...placed);
const ordersOf = (player: Gambler) => markets.ordersOf(player);
const settled = (player: Gambler) => markets.settled(player);

/** What the told ticks say an order must have paid. */
async function paidBy({ market, direction, entryTick, exitTick, stake }: TradeOrder) {
  const count = exitTick - entryTick + 1;
  const { runs } = (await server.send(tradeCalls.ticks, { market, fromTick: entryTick, count })).reply;
  const levels = runs.flatMap((run) => run.levels);
  expect(levels).toHaveLength(count);
  return orderResult(direction, levels[0] ?? 0, levels.at(-1) ?? 0) === 'success' ? winPayout(stake) : 0n;
}

/** What the check of a copied order says, with the public log of the server, whose first line is its pin. */
async function checkedCopy(copied: string, known: string | null = null) {
  const rows = await server.db.query<{ line: string }>({ text: 'SELECT line FROM fairness_log ORDER BY n' });
  const log = known ?? rows.map(({ line }) => line).join('\n');
  const first = JSON.parse(rows[0]?.line ?? '{}');
  const evidence = readEvidence([
    { name: 'order.json', text: copied },
    { name: 'log.jsonl', text: log },
  ]);
  const verifier = createVerifier(evidence, { log: first.hash, chains: {} });
  const [given] = evidence.rounds;
  return { report: given === undefined ? null : reportOf(verifier, given), log };
}

beforeAll(async () => {
  markets = await startMarkets({ TRADE_MARKET_LIMIT: '6000' });
  server = markets.server;
});
afterAll(() => markets.close());
afterEach(async () => expect(await audit(server.db)).toEqual([]));

/** Listens to the markets, and keeps every message with its time of arrival. */
async function listen(token: string | null = null) {
  const socket = new WebSocket(`${markets.leader().url.replace('http', 'ws')}${LIVE_PATH}`);
  const heard: { readonly message: TradeMessage; readonly atMs: number }[] = [];
  socket.on('message', (data) => {
    heard.push({ message: z.decode(tradeMessage, JSON.parse(data.toString())), atMs: nowMs() });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', game: 'trade', token }));
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), PATIENCE);
  return { heard, close: () => socket.close() };
}

it('tells each tick once, in order and not before its time, and reveals a seed that gives its levels', async () => {
  const { heard, close } = await listen();
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(5), PATIENCE);
  const segment = segmentOf(await told());
  await advance(segmentStartMs(segment + 1) - nowMs());
  await reached(firstTickOf(segment + 1));
  await vi.waitFor(
    () => expect(heard.some(({ message }) => message.type === 'segment')).toBe(true),
    PATIENCE,
  );
  close();
  const ticks = heard.flatMap(({ message, atMs }) =>
    message.type === 'ticks' ? [{ ...message, atMs }] : [],
  );
  expect(ticks.map(({ tick }) => tick)).toEqual(
    [...new Set(ticks.map(({ tick }) => tick))].toSorted((a, b) => a - b),
  );
  // The clock of the database is the machine's own here.
  expect(ticks.every(({ tick, atMs }) => atMs >= tickTimeMs(tick) - 5)).toBe(true);

  const [end] = heard.flatMap(({ message }) => (message.type === 'segment' ? [message] : []));
  if (end === undefined) throw new Error('no segment ended');
  expect(end.ended.segment).toBe(segment);
  expect(end.next?.segment).toBe(segment + 1);
  const seed = seedFromHex(end.ended.serverSeed);
  expect(commitmentOf(seed)).toBe(end.ended.commitment);
  const beacon = beaconNumber(end.ended, end.ended.beaconRound, end.ended.signature ?? '');
  for (const code of MARKET_CODES) {
    const levels = levelsAfter(0, segmentSteps(code, { segment, serverSeed: seed, beacon }));
    for (const { tick, levels: shown } of ticks.filter(({ tick }) => segmentOf(tick) === segment)) {
      expect(shown[placeOf(code)]).toBe(levels[tick - firstTickOf(segment)]);
    }
  }
});

it('cuts every answer at the newest tick that has been told', async () => {
  const tick = await told();
  const { reply } = await server.send(tradeCalls.ticks, {
    market: 'APOY',
    fromTick: tick - 10,
    count: 1_200,
  });
  const last = reply.runs.map(({ firstTick, levels }) => firstTick + levels.length - 1).at(-1) ?? 0;
  expect(last).toBeGreaterThanOrEqual(tick);
  expect(last).toBeLessThanOrEqual(await told());
  const { candles } = (await server.send(tradeCalls.candles, { market: 'APOY', seconds: 5, count: 300 }))
    .reply;
  expect(candles.length).toBeGreaterThan(10);
  expect((candles.at(-1)?.[0] ?? 0) * 1_000).toBeLessThanOrEqual(tickTimeMs(await told()));
  const later = await server.send(tradeCalls.ticks, { market: 'APOY', fromTick: tick + 1_000, count: 100 });
  expect(later.reply.runs).toEqual([]);
  // Nothing about a segment that runs but its announcement.
  const page = await server.send(tradeCalls.markets, {});
  expect(Object.keys(page.reply.segment ?? {}).toSorted()).toEqual(
    ['beaconRound', 'chainHash', 'commitment', 'network', 'segment'].toSorted(),
  );
});

it('takes an order, repeats its answer, and settles it by its ticks', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const { heard, close } = await listen(player.token);
  const seenTick = await told();
  const key = newKey();
  const answer = await place(player, { seenTick }, key);
  const again = await place(player, { seenTick }, key);
  expect(again.text).toBe(answer.text);
  const { order, finance } = answer.reply;
  expect(finance).toBe(90_000n);
  expect(order).toMatchObject({ state: 'pending', account: 'real', entryLevel: null, payout: 0n });
  expect(order.exitTick - order.entryTick).toBe(29);
  await advance(16_000);
  const [ended] = await settled(player);
  if (ended === undefined) throw new Error('the order is gone');
  const paid = await paidBy(ended);
  expect(ended.payout).toBe(paid);
  expect(ended.state).toBe(paid > 0n ? 'success' : 'failed');
  expect((await balances(server.db, player.uid)).cashCentavos).toBe(90_000n + paid);
  // It stands in the list of all rounds.
  const asked = {
    pageNum: 1,
    pageSize: 20,
    whose: 'own',
    game: { gameProvider: 'OWN', gameId: 'trade' },
  } as const;
  const record = (await server.send(recordCalls.plays, asked, { token: player.token })).reply;
  expect(record).toMatchObject({ total: 1, staked: 10_000n, paid });
  expect(record.list).toMatchObject([
    {
      roundId: order.orderId,
      isOwn: true,
      game: 'trade',
      gameId: 'trade',
      stake: 10_000n,
      payout: paid,
      state: 'settled',
    },
  ]);
  await vi.waitFor(() => expect(heard.some(({ message }) => message.type === 'order')).toBe(true), PATIENCE);
  close();
  const own = heard.flatMap(({ message }) => (message.type === 'order' ? [message] : []));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ order: { orderId: order.orderId }, finance: 90_000n + paid });
});

it('refuses, and takes nothing, what is late, unseen, opposite, too much or too many', async () => {
  await caughtUp();
  const player = await newGambler(server, { cashCentavos: 10_000_000n });
  const tick = await told();
  const codes = async (placing: Placing) => (await place(player, placing)).code;
  expect(await codes({ seenTick: tick - 20 })).toBe('40942');
  expect(await codes({ seenTick: tick + 1_000 })).toBe('40000');
  expect(await codes({ pesos: 9n })).toBe('40001');
  expect(await codes({ pesos: 5_001n })).toBe('40001');
  expect((await place(player, { pesos: 5_000n, seconds: 300 })).status).toBe(200);
  expect(await codes({ direction: 'down' })).toBe('40943');
  const full = await place(player, { pesos: 5_000n, seconds: 300 });
  expect(full.code).toBe('40945');
  // 6,000 less the 4,750 that the open order may win, for stakes that win 95 %.
  expect(JSON.parse(full.text)).toMatchObject({ data: { leftPesos: 1_315 } });
  for (const market of ['SINAG', 'BAGWIS', 'ALON', 'APOY'] as const) {
    expect((await place(player, { market, seconds: 300 })).status).toBe(200);
  }
  expect(await codes({ market: 'AMIHAB' })).toBe('40944');
  expect((await balances(server.db, player.uid)).cashCentavos).toBe(10_000_000n - 540_000n);
  const poor = await newGambler(server, { cashCentavos: 500n });
  expect((await place(poor, { market: 'ARWBWN' })).code).toBe('42200');
  await advance(301_000);
  await settled(player);
});

it('never lets an order cross the break, by the time of its acceptance', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  // 04:59:50 in Manila.
  const closesMs = Math.ceil(nowMs() / 86_400_000) * 86_400_000 + 21 * 3_600_000;
  const refusalAt = async (atMs: number) => {
    const [row] = await server.db.query<{ refusal: string }>({
      text: `
        SELECT refusal FROM trade_order_place($1, 'KIDLAT', 'up', 15, 10000, 1, now(), $2, 100, 5, 6, 10000000, 10000000)`,
      values: [player.uid, atMs - Date.now()],
    });
    return row?.refusal;
  };
  expect(await refusalAt(closesMs - 10_000)).toBe('marketClosing');
  expect(await refusalAt(closesMs + 300_000)).toBe('marketClosing');
  expect(await refusalAt(closesMs - 20_000)).not.toBe('marketClosing');
});

it('settles several hundred orders as their ticks say, half of them or about it won', {
  timeout: 240_000,
}, async () => {
  await server.db.query({ text: 'SELECT 1' });
  const players = await Promise.all(
    Array.from({ length: 50 }, () => newGambler(server, { cashCentavos: 1_000_000n })),
  );
  await caughtUp();
  const bets = players.flatMap((player, index) =>
    MARKET_CODES.slice(0, 5).map((_, at) => ({
      player,
      market: MARKET_CODES[(index + at) % MARKET_CODES.length] ?? 'KIDLAT',
      direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
    })),
  );
  for (let from = 0; from < bets.length; from += 25) {
    const answers = await Promise.all(
      bets
        .slice(from, from + 25)
        .map(({ player, market, direction }) => place(player, { market, direction, pesos: 10n })),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '00000'));
  }
  await advance(16_000);
  let paid = 0n;
  let won = 0;
  for (const player of players) {
    for (const order of await settled(player)) {
      expect(order.payout).toBe(await paidBy(order));
      paid += order.payout;
      won += order.state === 'success' ? 1 : 0;
    }
  }
  expect(paid).toBe(BigInt(won) * 1_950n);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(bets.length);
  const open = await server.db.query<{ open: bigint }>({
    text: 'SELECT open_centavos AS open FROM trade_exposure WHERE open_centavos <> 0',
  });
  expect(open).toEqual([]);
});

it('proves an order over the border of two segments, once both seeds are out', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const segment = segmentOf(await told());
  await advance(segmentStartMs(segment + 1) - 8_000 - nowMs());
  await caughtUp();
  const { order } = (await place(player)).reply;
  expect([segmentOf(order.entryTick), segmentOf(order.exitTick)]).toEqual([segment, segment + 1]);
  await advance(20_000);
  const [ended] = await settled(player);
  expect(ended?.payout).toBe(await paidBy(order));
  const before = await server.send(tradeCalls.verify, { orderId: order.orderId }, { token: player.token });
  expect(before.reply.segments.map((one) => one.segment)).not.toContain(segment + 1);
  expect(before.reply.checkableAt).toBe(segmentStartMs(segment + 2));
  await advance(segmentStartMs(segment + 2) - nowMs());
  await reached(firstTickOf(segment + 2));
  const after = await server.send(tradeCalls.verify, { orderId: order.orderId }, { token: player.token });
  const seeds = after.reply.segments;
  expect(seeds.map((one) => one.segment)).toEqual(expect.arrayContaining([segment, segment + 1]));
  let level = after.reply.openLevel;
  const levels = new Map<number, number>();
  for (const one of seeds) {
    const beacon = beaconNumber(one, one.beaconRound, one.signature ?? '');
    const serverSeed = seedFromHex(one.serverSeed);
    levelsAfter(level, segmentSteps('KIDLAT', { segment: one.segment, serverSeed, beacon })).forEach(
      (at, index) => {
        levels.set(firstTickOf(one.segment) + index, at);
        level = at;
      },
    );
  }
  expect([levels.get(order.entryTick), levels.get(order.exitTick)]).toEqual([
    ended?.entryLevel,
    ended?.exitLevel,
  ]);
  // What a player copies passes the check that works without a network.
  const copied = JSON.stringify(JSON.parse(after.text).data);
  const { report, log } = await checkedCopy(copied);
  expect(report?.state).toBe('practice');
  expect(report?.lines.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['signature']);
  const wrong = copied.replace(/"payout":"[^"]*"/, '"payout":"123.00"');
  expect((await checkedCopy(wrong, log)).report?.state).toBe('failed');
  const stranger = await newGambler(server);
  const theirs = await server.send(tradeCalls.verify, { orderId: order.orderId }, { token: stranger.token });
  expect(theirs.code).toBe('40400');
});

it('settles an order whose leader died in between, by the path of the ticks', async () => {
  await caughtUp();
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const { order } = (await place(player, { seconds: 30 })).reply;
  await markets.leader().app.close();
  await markets.advance(45_000, 'server');
  expect((await place(player)).code).toBe('40940');
  await markets.startLeader();
  const [ended] = await settled(player);
  expect(ended?.orderId).toBe(order.orderId);
  expect(ended?.payout).toBe(await paidBy(order));
});

it('returns the stake of an order that meets a segment whose number never came', {
  timeout: 120_000,
}, async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const segment = segmentOf(await told());
  await advance(segmentStartMs(segment + 1) - 120_000 - nowMs());
  await caughtUp();
  await post(markets.leader().app, '/sandbox/beacon', { isStopped: true });
  expect((await place(player, { seconds: 300 })).status).toBe(200);
  await advance(125_000);
  await reached(firstTickOf(segment + 1) - 1);
  await advance(10_000);
  expect((await place(player, { market: 'SINAG' })).code).toBe('40940');
  expect((await ordersOf(player)).map(({ state }) => state)).toEqual(['pending']);
  await advance(60 * 60_000);
  const [ended] = await settled(player);
  expect(ended).toMatchObject({ state: 'canceled', payout: 10_000n, entryLevel: null });
  const inbox = await server.send(
    messageCalls.list,
    { pageNum: 1, pageSize: 20, segment: 'notices' },
    { token: player.token },
  );
  expect(inbox.reply.list.map(({ content }) => content)).toEqual([
    { kind: 'tradeVoid', orders: 1, amount: 10_000n },
  ]);
  const { cashCentavos, turnoverCentavos } = await balances(server.db, player.uid);
  expect([cashCentavos, turnoverCentavos]).toEqual([100_000n, 0n]);
  const log = await server.db.query<{ line: string }>({
    text: "SELECT line FROM fairness_log WHERE line::json ->> 'type' = 'calledOff'",
  });
  expect(log.map(({ line }) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      game: 'trade',
      round: segment + 1,
      reason: 'beaconLate',
      bets: 1,
      stakes: 10_000,
    }),
  ]);
  // The segments after it go on from the last level.
  await post(markets.leader().app, '/sandbox/beacon', { isStopped: false });
  await caughtUp();
  const [row] = await server.db.query<{ open: number; close: number; next: number }>({
    text: `
      SELECT v.open, v.close, n.open AS next FROM trade_levels v JOIN trade_levels n ON n.segment = v.segment + 1
        AND n.market = v.market WHERE v.segment = $1 AND v.market = 'KIDLAT'`,
    values: [segment + 1],
  });
  expect(row?.close).toBe(row?.open);
  expect(row?.next).toBe(row?.close);
});
