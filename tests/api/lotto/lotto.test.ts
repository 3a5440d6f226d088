import { createHash, createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/call';
import type { Envelope } from '../../../contract/envelope';
import { HEADERS } from '../../../contract/headers';
import { lottoCalls } from '../../../contract/lotto';
import { mallCalls } from '../../../contract/rewards/mall';
import { recordCalls } from '../../../contract/wallet/records';
import { lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { centavos } from '../../../games/kit/rules/money';
import type { Database } from '../../../server/db/database';
import { buyTicket } from '../../../server/domains/lotto/buy';
import { closeDraw } from '../../../server/domains/lotto/close';
import { revealDraw, signDraw, storeDrawSignature } from '../../../server/domains/lotto/draw';
import { findDraw } from '../../../server/domains/lotto/draws';
import { proofOf } from '../../../server/domains/lotto/history';
import { runDraws } from '../../../server/domains/lotto/job';
import { openDraw } from '../../../server/domains/lotto/open';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { gamesAhead } from '../../../server/fairness/publishedRecord';
import { roundLinesAfter } from '../../../server/fairness/roundLines';
import { SignatureChecker } from '../../../server/fairness/signatureCheck';
import { balances } from '../../../server/ledger/balances';
import { dayAfter, startOf } from '../../../server/manilaDay';
import { openPracticeBeacon, type PracticeBeacon } from '../../../server/sandbox/beacon';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { newKey, startTestServer, type TestServer } from '../../support/server';

type Lines = BodyOf<(typeof lottoCalls)['buy']>['lines'];

const HOUR_MS = 3_600_000;
/** Each test has a day of its own, and its first draw. */
let date = '2031-06-01';
let number = 0;
let times = lottoTimes(0);

let folder: string;
let server: TestServer;
let practice: PracticeBeacon;
let beacon: BeaconSource;
const checker = new SignatureChecker();
beforeAll(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), 'lotto-'));
  server = await startTestServer({
    environment: {
      BEACON: 'sandbox',
      DATA_DIR: folder,
      BEACON_SANDBOX_DELAY_MS: '30',
      LOG_LEVEL: 'silent',
      LOTTO_OUTCOME_MAX: '20000',
    },
  });
  practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
});
afterAll(async () => {
  // Answers are kept for five weeks, and the tests last longer.
  const broken = (await audit(server.db)).filter(
    (line) => !line.startsWith('I4 every bet has one first answer'),
  );
  expect(broken).toEqual([]);
  await server.close();
  await checker.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  practice.settings.isStopped = false;
  date = dayAfter(date, 7);
  server.clock.set(new Date(startOf(date).getTime() + 9 * HOUR_MS));
  number = sellingDraw(server.clock.now().getTime());
  times = lottoTimes(number);
  await openDraw(server.context, beacon.network);
});

const at = (ms: number) => server.clock.set(new Date(ms));
const run = () => runDraws(server.context, beacon, 300);
const found = async () => {
  const draw = await findDraw(server.db, number);
  if (draw === null) throw new Error(`draw ${number} has not been opened`);
  return draw;
};
const cashOf = async (player: Gambler) => (await balances(server.db, player.uid)).cashCentavos;
const newPlayer = (pesos = 1_000n) => newGambler(server.context, { cashCentavos: pesos * 100n });
const line = (
  game: '2D' | '3D',
  numbers: number[],
  pesos = 5n,
  order: 'straight' | 'any' = 'straight',
): Lines[number] => ({ game, numbers, order, stake: centavos(pesos * 100n) });
const buy = (player: Gambler, lines: Lines, key = newKey()) =>
  server.send(lottoCalls.buy, { draw: number, lines }, { token: player.token, idempotencyKey: key });
const ticketsOf = async (player: Gambler) =>
  (await server.send(lottoCalls.tickets, { pageSize: 100, draw: number }, { token: player.token })).reply
    .list;

/** Closes, draws and settles, each in time. */
async function hold(): Promise<void> {
  at(times.closesAtMs + 1_000);
  await run();
  at(times.drawsAtMs + 4_000);
  await run();
}

/** The numbers by the rules alone: HMAC blocks of four bytes, and rejection. */
async function expectedNumbers() {
  const { serverSeed, root, chainHash, beaconRound, signature } = await found();
  const randomness = createHash('sha256')
    .update(Buffer.from(signature ?? '', 'hex'))
    .digest('hex');
  let bytes = Buffer.alloc(0);
  let block = 0;
  const uniform = (n: number): number => {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      if (bytes.length === 0) {
        bytes = createHmac('sha256', Buffer.from(serverSeed ?? '', 'hex'))
          .update(`v2:lotto:${root}:${number}:${chainHash}/${beaconRound}/${randomness}:${block}`)
          .digest();
        block += 1;
      }
      const word = bytes.readUInt32BE(0);
      bytes = bytes.subarray(4);
      if (word < limit) return word % n;
    }
  };
  return {
    twoD: [uniform(31) + 1, uniform(31) + 1],
    threeD: [uniform(10), uniform(10), uniform(10)],
  };
}

const sha = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The root that a leaf and its path lead to, by RFC 6962. */
function rootBy(leaf: Buffer, place: number, size: number, path: readonly string[]): string {
  let [index, last, hash] = [place, size - 1, leaf];
  for (const each of path) {
    const other = Buffer.from(each, 'hex');
    if (index % 2 === 1 || index === last) {
      hash = sha(Buffer.from([1]), other, hash);
      while (index % 2 === 0 && index !== 0) [index, last] = [index >> 1, last >> 1];
    } else hash = sha(Buffer.from([1]), hash, other);
    [index, last] = [index >> 1, last >> 1];
  }
  return hash.toString('hex');
}

describe('a draw', () => {
  it('pays the tickets with the numbers that the rules read, 96 % on every pick', async () => {
    const player = await newPlayer(5_000n);
    const other = await newPlayer(500n);
    const digits = (pick: number) => [Math.floor(pick / 100), Math.floor(pick / 10) % 10, pick % 10];
    for (let from = 0; from < 1_000; from += 10) {
      const lines = Array.from({ length: 10 }, (_, place) => line('3D', digits(from + place)));
      expect((await buy(player, lines)).code).toBe('00000');
    }
    expect((await buy(player, [line('2D', [1, 2])])).code).toBe('42241');
    const pairs: Lines = Array.from({ length: 10 }, (_, place) =>
      line('2D', [place + 1, place + 12], 10n, 'any'),
    );
    expect((await buy(other, pairs)).code).toBe('00000');
    expect(await cashOf(player)).toBe(0n);

    await hold();
    const { state, twoD, threeD } = await found();
    expect(state).toBe('settled');
    expect({ twoD, threeD }).toEqual(await expectedNumbers());
    // All thousand outcomes of 3D at 5.00: one of them pays 960 times.
    expect(await cashOf(player)).toBe(4_800_00n);
    expect((await ticketsOf(player)).filter((ticket) => ticket.state === 'success')).toHaveLength(1);
    const [low = 0, high = 0] = (twoD ?? []).toSorted((a, b) => a - b);
    const wins = low <= 10 && high === low + 11;
    expect(await cashOf(other)).toBe(400_00n + (wins ? 4_612_80n : 0n));
    // Bets count as play, and a won ticket is told.
    const { draws } = (await server.send(lottoCalls.results, { date }, {})).reply;
    expect(draws.find((draw) => draw.draw === number)).toMatchObject({
      state: 'settled',
      numbers: { twoD, threeD },
      closing: { tickets: 101, stakes: 5_100_00n },
    });
  });

  it('is settled once by parallel and repeated runs, also if one ended between its steps', async () => {
    const player = await newPlayer();
    await buy(player, [line('3D', [1, 2, 3], 5n, 'any'), line('2D', [7, 7], 10n)]);
    at(times.closesAtMs + 1_000);
    await Promise.all([1, 2, 3].map(() => closeDraw(server.context, number)));
    at(times.drawsAtMs + 4_000);
    await signDraw(server.context, await found(), { beacon, waitMs: 300 });
    expect((await found()).state).toBe('closed');
    await revealDraw(server.context, number);
    expect((await found()).state).toBe('drawn');
    await Promise.all([1, 2, 3, 4].map(run));
    const [ticket] = await ticketsOf(player);
    expect(ticket?.state === 'pending').toBe(false);
    const cash = await cashOf(player);
    expect(cash).toBe(985_00n + (ticket?.payout ?? 0n));
    await run();
    expect(await cashOf(player)).toBe(cash);
    expect((await found()).state).toBe('settled');
  });

  it('says nothing before its time, and proves a ticket afterwards', async () => {
    const players = await Promise.all([newPlayer(), newPlayer(), newPlayer()]);
    for (const player of players) await buy(player, [line('2D', [3, 4]), line('3D', [0, 0, 9], 6n, 'any')]);
    at(times.closesAtMs + 1_000);
    await run();
    const chain = await server.db.query<{ seed: string }>({
      text: `SELECT encode(server_seed, 'hex') AS seed FROM lotto_draws WHERE draw = $1`,
      values: [number],
    });
    expect(chain).toEqual([{ seed: null }]);
    const [player] = players;
    const [ticket] = await ticketsOf(player as Gambler);
    const proof = () =>
      server.send(
        lottoCalls.verify,
        { draw: number, ticketId: ticket?.ticketId },
        { token: player?.token ?? '' },
      );
    const closed = (await proof()).reply;
    expect(closed.draw).toMatchObject({ state: 'closed', serverSeed: null, numbers: null });
    at(times.drawsAtMs + 4_000);
    await run();
    const { draw, own } = (await proof()).reply;
    expect(
      createHash('sha256')
        .update(Buffer.from(draw.serverSeed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(draw.commitment);
    expect(closed.draw.closing).toEqual(draw.closing);
    const place = own?.ticket.place ?? -1;
    const lines = JSON.stringify([
      { game: '2D', numbers: [3, 4], order: 'straight', stake: '5.00' },
      { game: '3D', numbers: [0, 0, 9], order: 'any', stake: '6.00' },
    ]);
    const leafOf = (text: string) => sha(Buffer.from([0]), Buffer.from(text));
    const leaf = leafOf(`${place}:${ticket?.ticketId}:1100:${ticket?.salt}:${lines}`);
    const { list } = (await server.send(lottoCalls.leaves, { draw: number, from: 0 }, {})).reply;
    expect(list[place]).toBe(leaf.toString('hex'));
    expect(rootBy(leaf, place, 3, own?.path ?? [])).toBe(draw.closing?.root);
    // A path leads nobody else to their ticket.
    const stranger = await newPlayer();
    const asked = { draw: number, ticketId: ticket?.ticketId };
    expect((await server.send(lottoCalls.verify, asked, { token: stranger.token })).code).toBe('40400');
  });

  it('is read once for all who look at their tickets in it', async () => {
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const [at, player] of players.entries()) await buy(player, [line('2D', [30, at + 1])]);
    at(times.closesAtMs + 1_000);
    await run();
    let readings = 0;
    const db: Database = {
      ...server.db,
      query: (statement) => {
        if (statement.name === 'lotto-leaves') readings += 1;
        return server.db.query(statement);
      },
    };
    const proofs = players.map(async (player) => {
      const [ticket] = await ticketsOf(player);
      return proofOf({ ...server.context, db }, player.uid, { draw: number, ticketId: ticket?.ticketId });
    });
    const paths = (await Promise.all(proofs)).map(({ own }) => own?.path.length);
    expect(paths.toSorted()).toEqual([1, 2, 2]);
    expect(readings).toBe(1);
  });

  it('is known again by a server that starts with its public record, and only if the database has it', async () => {
    await hold();
    const last = { round: number, step: 'opening' } as const;
    const [line] = (await roundLinesAfter(server.db, 'lotto', last)).slice(-1);
    const record = pathOf(folder, 'record');
    await mkdir(record);
    const file = pathOf(record, `rounds-lotto-${date}.jsonl`);
    await writeFile(file, `${line?.text}\n`);
    expect(await gamesAhead(server.db, record)).toEqual([]);
    const later = { ...JSON.parse(line?.text ?? ''), roundNumber: number + 1_000 };
    await writeFile(file, `${JSON.stringify(later)}\n`);
    expect(await gamesAhead(server.db, record)).toEqual(['lotto']);
  });

  it('is held late with what was announced after an outage over its time', async () => {
    const player = await newPlayer();
    await buy(player, [line('2D', [30, 31])]);
    at(times.closesAtMs + 1_000);
    await run();
    const announced = await found();
    at(times.drawsAtMs + 3 * HOUR_MS);
    await run();
    const { state, root, beaconRound, commitment } = await found();
    expect({ state, root, beaconRound, commitment }).toEqual({
      state: 'settled',
      root: announced.root,
      beaconRound: announced.beaconRound,
      commitment: announced.commitment,
    });
  });

  it('is not opened by a process that waited for its lock until the sales were over', async () => {
    const next = number + 1;
    const { opensAtMs, closesAtMs } = lottoTimes(next);
    const moments = [opensAtMs + 1_000, closesAtMs];
    const clock = { now: () => new Date(moments.shift() ?? closesAtMs) };
    expect(await openDraw({ ...server.context, clock }, beacon.network)).toBeNull();
    expect(await findDraw(server.db, next)).toBeNull();
    // One that was let in a moment before the close opens them.
    const inTime = { now: () => new Date(closesAtMs - 1) };
    expect(await openDraw({ ...server.context, clock: inTime }, beacon.network)).toMatchObject({
      draw: next,
      state: 'open',
    });
  });

  it('is void without a closing record in time: every stake goes back, and counts for nothing', async () => {
    const player = await newPlayer();
    await buy(player, [line('2D', [30, 31], 20n)]);
    at(times.drawsAtMs - 4_000);
    await Promise.all([run(), run()]);
    expect(await found()).toMatchObject({ state: 'returned', voidReason: 'closedLate' });
    expect((await ticketsOf(player)).map(({ state, payout }) => [state, payout])).toEqual([['canceled', 0n]]);
    const held = await balances(server.db, player.uid);
    expect(held.cashCentavos).toBe(1_000_00n);
    expect(held.turnoverCentavos).toBe(0n);
  });

  it('pays everybody else where one player cannot be paid, and that one later', async () => {
    const [broken, other, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const [at, player] of [broken, other, third].entries()) {
      expect((await buy(player, [line('2D', [30, at + 1], 20n)])).code).toBe('00000');
    }
    await server.db.query({
      text: `
        CREATE FUNCTION refuse_ticket() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no ticket'; END $$;
        CREATE TRIGGER refuse_ticket BEFORE UPDATE OF state ON lotto_tickets
          FOR EACH ROW WHEN (NEW.uid = ${broken.uid}) EXECUTE FUNCTION refuse_ticket()`,
    });
    at(times.drawsAtMs - 4_000);
    await run();
    expect(await found()).toMatchObject({ state: 'void', voidReason: 'closedLate' });
    expect(await Promise.all([broken, other, third].map(cashOf))).toEqual([980_00n, 1_000_00n, 1_000_00n]);
    await server.db.query({ text: 'DROP FUNCTION refuse_ticket CASCADE' });
    await run();
    expect(await found()).toMatchObject({ state: 'returned' });
    expect(await cashOf(broken)).toBe(1_000_00n);
  });

  it('is closed in time where the next one cannot be opened', async () => {
    const player = await newPlayer();
    await buy(player, [line('2D', [30, 31], 20n)]);
    await server.db.query({
      text: `
        CREATE FUNCTION refuse_draw() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no draw'; END $$;
        CREATE TRIGGER refuse_draw BEFORE INSERT ON lotto_draws FOR EACH ROW EXECUTE FUNCTION refuse_draw()`,
    });
    at(times.closesAtMs + 1_000);
    await run();
    expect(await found()).toMatchObject({ state: 'closed', tickets: 1 });
    await server.db.query({ text: 'DROP FUNCTION refuse_draw CASCADE' });
    await run();
    expect(await findDraw(server.db, number + 1)).toMatchObject({ state: 'open' });
  });

  it('waits six hours for the number of the beacon, and one that comes later changes nothing', async () => {
    const player = await newPlayer();
    await buy(player, [line('2D', [30, 31], 20n)]);
    at(times.closesAtMs + 1_000);
    await run();
    practice.settings.isStopped = true;
    at(times.voidAtMs - 20_000);
    await run();
    expect((await found()).state).toBe('closed');
    expect((await server.send(mallCalls.countdown, {}, {})).reply.waiting?.draw).toBe(number);
    at(times.voidAtMs + 1_000);
    await run();
    expect(await found()).toMatchObject({ state: 'returned', voidReason: 'beaconLate' });
    expect(await cashOf(player)).toBe(1_000_00n);
    const { beaconRound } = await found();
    expect(await storeDrawSignature(server.db, number, practice.sign(beaconRound))).toBe(false);
    await run();
    expect(await found()).toMatchObject({ state: 'returned', signature: null });
  });
});

describe('a ticket', () => {
  /** Over a connection of its own, as a phone does. */
  const buyOverHttp = async (player: Gambler): Promise<Envelope> => {
    const response = await fetch(`${server.url}${lottoCalls.buy.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [HEADERS.token]: player.token,
        [HEADERS.idempotencyKey]: newKey(),
      },
      body: JSON.stringify({
        draw: number,
        lines: [{ game: '2D', numbers: [8, 9], order: 'straight', stake: '5.00' }],
      }),
    });
    return (await response.json()) as Envelope;
  };

  it('sells exactly what is left to fifty at once, over HTTP', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, () => newPlayer(100n)));
    // 20,000.00 may be due; a peso on 2D pays 922.56, so 21 pesos fit.
    const answers = await Promise.all(players.map(buyOverHttp));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(4);
    const refused = answers.filter(({ code }) => code !== '00000');
    expect(refused).toHaveLength(46);
    for (const answer of refused)
      expect(answer).toMatchObject({ data: { lines: [{ line: 0, leftPesos: 1 }] } });
    const sums = await Promise.all(players.map(cashOf));
    expect(sums.reduce((sum, cash) => sum + cash, 0n)).toBe(50n * 100_00n - 20_00n);
    // The other order of the same numbers has a limit of its own; any order covers the full one.
    const [player] = players;
    expect((await buy(player as Gambler, [line('2D', [9, 8])])).code).toBe('00000');
    const full = await buy(player as Gambler, [line('3D', [1, 2, 3]), line('2D', [9, 8], 5n, 'any')]);
    expect(JSON.parse(full.text)).toMatchObject({ data: { lines: [{ line: 1, leftPesos: 3 }] } });
  });

  it('is sold before the close, and not at it', async () => {
    const player = await newPlayer();
    at(times.closesAtMs - 3_000);
    expect((await buy(player, [line('2D', [1, 2])])).code).toBe('00000');
    at(times.closesAtMs);
    expect((await buy(player, [line('2D', [1, 2])])).code).toBe('40946');
    expect(await cashOf(player)).toBe(995_00n);
    expect((await server.send(mallCalls.countdown, {}, {})).reply.draw).toBe(number + 1);
  });

  it('is bought once under one key, and answered with the same bytes', async () => {
    const player = await newPlayer();
    const key = newKey();
    const lines = [line('3D', [4, 4, 4])];
    const texts = await Promise.all([1, 2, 3].map(async () => (await buy(player, lines, key)).text));
    expect(new Set(texts).size).toBe(1);
    expect(await cashOf(player)).toBe(995_00n);
  });

  it('keeps its answer where the limits have changed since', async () => {
    const player = await newPlayer();
    const intent = { uid: player.uid, key: newKey(), call: lottoCalls.buy.path, bodyHash: 'ab'.repeat(32) };
    const body = { draw: number, lines: [line('3D', [4, 4, 5], 20n)] };
    const first = await buyTicket(server.context, intent, body);
    const config = { ...server.context.config, lottoStakeMaxCentavos: centavos(10_00n) };
    expect(await buyTicket({ ...server.context, config }, intent, body)).toBe(first);
    const other = { ...intent, key: newKey() };
    await expect(buyTicket({ ...server.context, config }, other, body)).rejects.toMatchObject({
      reason: 'amountOutOfRange',
    });
    expect(await cashOf(player)).toBe(980_00n);
  });

  it.each([
    ['any order of equal numbers', [line('2D', [7, 7], 5n, 'any')]],
    ['one pick twice', [line('3D', [1, 2, 3], 5n, 'any'), line('3D', [3, 2, 1], 5n, 'any')]],
    ['half a peso', [{ ...line('2D', [1, 2]), stake: centavos(5_50n) }]],
    ['four pesos', [line('2D', [1, 2], 4n)]],
    ['101 pesos', [line('2D', [1, 2], 101n)]],
  ] as const)('is refused with %s, and nothing is taken', async (_, lines) => {
    const player = await newPlayer();
    expect((await buy(player, [...lines])).code).not.toBe('00000');
    expect(await cashOf(player)).toBe(1_000_00n);
  });

  it('is in the list of all plays, as open, settled or given back', async () => {
    const player = await newPlayer();
    await buy(player, [line('2D', [1, 2])]);
    server.clock.advance(1_000);
    await buy(player, [line('3D', [0, 0, 0], 20n)]);
    const plays = async (query = {}) =>
      (
        await server.send(
          recordCalls.plays,
          { pageNum: 1, pageSize: 1, whose: 'all', ...query },
          { token: player.token },
        )
      ).reply;
    const first = await plays();
    expect(first).toMatchObject({ total: 2, staked: 25_00n, paid: 0n });
    expect(first.list).toMatchObject([
      { game: 'lotto', gameId: 'lotto', isOwn: true, state: 'open', stake: 20_00n, draw: number },
    ]);
    const second = await plays({ pageNum: undefined, cursor: first.cursor });
    expect(second).toMatchObject({ list: [{ state: 'open', stake: 5_00n }], cursor: null });
    expect((await plays({ game: { gameProvider: 'OWN', gameId: '10001' } })).total).toBe(0);
    await hold();
    const own = { game: { gameProvider: 'OWN', gameId: 'lotto' } };
    expect(await plays(own)).toMatchObject({ total: 2, list: [{ state: 'settled' }] });
    // A draw that nobody could hold counts neither stake nor payout.
    number += 1;
    times = lottoTimes(number);
    await buy(player, [line('2D', [1, 2])]);
    at(times.drawsAtMs);
    await run();
    expect(await plays(own)).toMatchObject({ total: 3, staked: 25_00n, list: [{ state: 'canceled' }] });
  });

  it('is not sold to who has excluded themselves, and what they hold is still paid', async () => {
    const player = await newPlayer();
    await buy(player, [line('2D', [1, 2])]);
    await care(server, player).exclude(6);
    expect((await buy(player, [line('2D', [1, 3])])).code).toBe('40303');
    await hold();
    expect((await ticketsOf(player)).map(({ state }) => state)).not.toContain('pending');
  });
});
