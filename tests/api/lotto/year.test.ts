/**
 * Days of draws on the test clock, with outages, against what the published rules give: a few in every run, a year with
 * `npm run soak -- lotto`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/call';
import { lottoCalls, lottoMessage } from '../../../contract/lotto';
import { firstDrawOf, LOTTO_DRAWS_A_DAY } from '../../../games/kit/fairness/lotto/times';
import { between, mulberry32 } from '../../../games/kit/scene/motion/random';
import { buyTicket } from '../../../server/domains/lotto/buy';
import { findDraw, type StoredDraw } from '../../../server/domains/lotto/draws';
import { LottoFeed } from '../../../server/domains/lotto/feed';
import { runDraws } from '../../../server/domains/lotto/job';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { SignatureChecker } from '../../../server/fairness/signatureCheck';
import { balances } from '../../../server/ledger/balances';
import { openPracticeBeacon, type PracticeBeacon } from '../../../server/sandbox/beacon';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import {
  type HandLine,
  type HandTicket,
  numbersByHand,
  payoutByHand,
  rootByHand,
  stakeByHand,
  timesByHand,
} from '../../support/lottoByHand';
import { startTestServer, type TestServer } from '../../support/server';

const DAYS = Number(process.env.LOTTO_DAYS ?? 5);
const SEED = Number(process.env.LOTTO_SEED ?? 1);
const FIRST = firstDrawOf('2031-01-01');
const PLAYERS = 4;
const CASH = 1_000_000_00;
const MINUTE_S = 60;
const RUNS_MAX = 100;

/** How a draw goes: in time, over an hour late, with its record too late, or without a number for six hours. */
type Fate = 'inTime' | 'late' | 'closedLate' | 'beaconLate';

let folder: string;
let server: TestServer;
let practice: PracticeBeacon;
let beacon: BeaconSource;
let players: readonly Gambler[];
const checker = new SignatureChecker();
const random = mulberry32(SEED);
/** What each player should have, in centavos. */
const cash = new Map<number, number>();
const seen = { paid: 0, stakes: 0, lost: 0, fates: new Map<Fate, number>() };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotto-year-'));
  // Without a beacon of its own, so that its job holds no draw: only this test does.
  server = await startTestServer({
    environment: { BEACON: 'none', DATA_DIR: folder, BEACON_SANDBOX_DELAY_MS: '0', LOG_LEVEL: 'silent' },
  });
  practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
  at(timesByHand(FIRST, 0).closesAt - 60 * MINUTE_S);
  players = await Promise.all(
    Array.from({ length: PLAYERS }, () => newGambler(server.context, { cashCentavos: BigInt(CASH) })),
  );
  for (const { uid } of players) cash.set(uid, CASH);
});
afterAll(async () => {
  await server.close();
  await checker.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (seconds: number) => server.clock.set(new Date(seconds * 1_000));
const run = () => runDraws(server.context, beacon, 100);
const numberOf = (least: number, most: number) => Math.floor(between(random, least, most + 1));

/** Few numbers, so that many tickets win. */
function someLine(): HandLine {
  const game = random() < 0.5 ? '2D' : '3D';
  const numbers = Array.from({ length: game === '2D' ? 2 : 3 }, () =>
    game === '2D' ? numberOf(1, 31) : numberOf(0, 9),
  );
  const hasOrders = new Set(numbers).size > 1;
  return {
    game,
    numbers,
    order: hasOrders && random() < 0.7 ? 'any' : 'straight',
    stake: `${numberOf(5, 100)}.00`,
  };
}

function someLines(): HandLine[] {
  const lines = Array.from({ length: numberOf(1, 10) }, someLine);
  const keyOf = ({ game, order, numbers }: HandLine) =>
    `${game} ${order} ${order === 'any' ? numbers.toSorted().join() : numbers.join()}`;
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()];
}

async function buy(draw: number, { uid }: Gambler, lines: readonly HandLine[]): Promise<void> {
  const body = {
    draw,
    lines: lines.map((line) => ({ ...line, stake: BigInt(line.stake.replace('.', '')) })),
  };
  const bodyHash = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
  const intent = { uid, key: randomUUID(), call: lottoCalls.buy.path, bodyHash };
  await buyTicket(server.context, intent, body as unknown as BodyOf<(typeof lottoCalls)['buy']>);
  cash.set(uid, (cash.get(uid) ?? 0) - stakeByHand(lines));
}

interface Row extends HandTicket {
  readonly uid: number;
  readonly state: string;
  readonly payout: bigint;
  readonly place: number | null;
}

const ticketsOf = (draw: number): Promise<Row[]> =>
  server.db.query({
    text: `SELECT ticket_id::text AS "ticketId", uid, encode(salt, 'hex') AS salt, lines, state, payout, place
      FROM lotto_tickets WHERE draw = $1 ORDER BY lotto_tickets.ticket_id`,
    values: [draw],
  });

/** Only the last draw of a day has hours until the next one closes. */
function fateOf(draw: number): Fate {
  const roll = random();
  if (roll < 0.1) return 'late';
  if (roll < 0.2) return 'closedLate';
  return roll < 0.5 && draw % LOTTO_DRAWS_A_DAY === 2 ? 'beaconLate' : 'inTime';
}

async function hold(draw: number, fate: Fate): Promise<void> {
  const { closesAt, drawsAt } = timesByHand(draw, 0);
  if (fate !== 'closedLate') {
    at(closesAt + MINUTE_S);
    await run();
  }
  practice.settings.isStopped = fate === 'beaconLate';
  at(fate === 'closedLate' ? drawsAt - 4 : drawsAt + (fate === 'late' ? 90 * MINUTE_S : 3));
  if (fate === 'beaconLate') {
    await run();
    expect((await found(draw)).state).toBe('closed');
    at(drawsAt + 6 * 60 * MINUTE_S + 1);
  }
  await runToTheEnd(draw);
  practice.settings.isStopped = false;
}

/** Repeats the job, as it is repeated every minute: on a busy machine the beacon may take longer than one run waits. */
async function runToTheEnd(draw: number): Promise<void> {
  const isOver = async () => ['settled', 'returned'].includes((await found(draw)).state);
  for (let runs = 0; runs < RUNS_MAX; runs += 1) {
    await run();
    if (await isOver()) return;
  }
}

async function found(draw: number): Promise<StoredDraw> {
  const stored = await findDraw(server.db, draw);
  if (stored === null) throw new Error(`draw ${draw} has not been opened`);
  return stored;
}

async function check(draw: number, fate: Fate): Promise<void> {
  const stored = await found(draw);
  const tickets = await ticketsOf(draw);
  const { closesAt, drawsAt, beaconRound } = timesByHand(draw, practice.network.genesisMs / 1_000);
  const { chainHash, signature, serverSeed, root } = stored;
  expect([stored.closesAt.getTime(), stored.drawsAt.getTime(), stored.beaconRound]).toEqual([
    closesAt * 1_000,
    drawsAt * 1_000,
    beaconRound,
  ]);
  const seedHash = createHash('sha256').update(Buffer.from(serverSeed ?? '', 'hex'));
  expect(seedHash.digest('hex')).toBe(stored.commitment);
  if (fate !== 'closedLate') expect(root).toBe(rootByHand(tickets));
  const isVoid = fate === 'closedLate' || fate === 'beaconLate';
  expect([stored.state, stored.voidReason]).toEqual(isVoid ? ['returned', fate] : ['settled', null]);
  const drawn = isVoid
    ? null
    : numbersByHand({
        serverSeed: serverSeed ?? '',
        root: rootByHand(tickets),
        draw,
        chainHash,
        beaconRound,
        signature: signature ?? '',
      });
  expect({ twoD: stored.twoD, threeD: stored.threeD }).toEqual(drawn ?? { twoD: null, threeD: null });
  for (const { uid, lines, state, payout } of tickets) {
    const stake = stakeByHand(lines);
    const due = drawn === null ? 0 : payoutByHand(lines, drawn);
    const expected = drawn === null ? 'canceled' : due > 0 ? 'success' : 'failed';
    expect([draw, state, Number(payout)]).toEqual([draw, expected, due]);
    cash.set(uid, (cash.get(uid) ?? 0) + (drawn === null ? stake : due));
    seen.paid += due;
    seen.stakes += drawn === null ? 0 : stake;
    seen.lost += expected === 'failed' ? 1 : 0;
  }
}

it('hello is answered before the first draw too, so that no client connects again and again', async () => {
  at(timesByHand(FIRST, 0).closesAt - 60 * MINUTE_S);
  const [answer, ...others] = await new LottoFeed(server.context).greeting();
  expect(z.decode(lottoMessage, JSON.parse(answer ?? 'null'))).toEqual({
    type: 'noDraw',
    game: 'lotto',
    serverTime: expect.any(Number),
  });
  expect(others).toEqual([]);
});

describe(`${DAYS} days of lotto`, () => {
  it(
    'are as the published rules say, whatever failed in between',
    async () => {
      for (let draw = FIRST; draw < FIRST + DAYS * LOTTO_DRAWS_A_DAY; draw += 1) {
        const { closesAt } = timesByHand(draw, 0);
        at(closesAt - 30 * MINUTE_S);
        await run();
        for (const player of players) if (random() < 0.8) await buy(draw, player, someLines());
        const fate = fateOf(draw);
        seen.fates.set(fate, (seen.fates.get(fate) ?? 0) + 1);
        await hold(draw, fate);
        await check(draw, fate);
      }
      for (const { uid } of players) {
        expect(Number((await balances(server.db, uid)).cashCentavos)).toBe(cash.get(uid));
      }
      expect([...seen.fates.keys()].toSorted()).toEqual(['beaconLate', 'closedLate', 'inTime', 'late']);
      expect(seen.lost).toBeGreaterThan(DAYS);
      console.log(
        `${DAYS * LOTTO_DRAWS_A_DAY} draws: stakes ${seen.stakes / 100}, paid ${seen.paid / 100},`,
        Object.fromEntries(seen.fates),
      );
      expect(await audit(server.db)).toEqual([]);
    },
    60_000 + DAYS * 20_000,
  );
});
