import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { lottoCalls } from '../../../contract/lotto';
import { lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { runDraws } from '../../../server/domains/lotto/job';
import { openDraw } from '../../../server/domains/lotto/open';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { SignatureChecker } from '../../../server/fairness/signatureCheck';
import { dayAfter, startOf } from '../../../server/manilaDay';
import { openPracticeBeacon } from '../../../server/sandbox/beacon';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { pesos } from '../../support/care';
import { ask, type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

const HOUR_MS = 3_600_000;
const { lottoTicket: calls } = deskCalls;

let folder: string;
let server: TestServer;
let beacon: BeaconSource;
let player: Gambler;
let risk: DeskPerson;
const checker = new SignatureChecker();
let date = '2031-06-01';
let times = lottoTimes(0);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotto-desk-'));
  server = await startDeskServer({
    environment: {
      BEACON: 'sandbox',
      DATA_DIR: folder,
      BEACON_SANDBOX_DELAY_MS: '30',
      LOG_LEVEL: 'silent',
      LOTTO_OUTCOME_MAX: '20000',
    },
  });
  const practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
});
afterAll(async () => {
  await server.close();
  await checker.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (ms: number) => server.clock.set(new Date(ms));

/** Holds what is due at a time, hours later: the session of the operator has ended since. */
async function runAt(ms: number): Promise<void> {
  at(ms);
  await runDraws(server.context, beacon, 300);
  risk = await newOperator(server, ['risk']);
}

/** Opens the sales of a day of its own, with a ticket of two lines in it. */
async function sell(): Promise<number> {
  date = dayAfter(date, 7);
  at(startOf(date).getTime() + 9 * HOUR_MS);
  const draw = sellingDraw(server.clock.now().getTime());
  times = lottoTimes(draw);
  await openDraw(server.context, beacon.network);
  player = await newGambler(server.context, { cashCentavos: 1_000_00n });
  const lines = [
    { game: '2D' as const, numbers: [3, 4], order: 'straight' as const, stake: pesos('5') },
    { game: '3D' as const, numbers: [0, 0, 9], order: 'any' as const, stake: pesos('6') },
  ];
  const bought = await server.send(
    lottoCalls.buy,
    { draw, lines },
    { token: player.token, idempotencyKey: newKey() },
  );
  expect(bought.code).toBe('00000');
  risk = await newOperator(server, ['risk']);
  return draw;
}

const list = async () => (await must(server, risk, calls.list, { uid: player.uid, pageSize: 20 })).list;
const read = async () => {
  const [ticket] = await list();
  return must(server, risk, calls.read, { uid: player.uid, ticketId: ticket?.ticketId ?? '' });
};

describe('a ticket of lotto as evidence', () => {
  it('tells nothing of its draw before it has ended, and is drawn again from the seed then', async () => {
    const draw = await sell();
    expect(await list()).toMatchObject([{ draw, lines: 2, stake: 11_00n, payout: 0n, state: 'pending' }]);
    expect(await read()).toMatchObject({ closing: null, checks: null, serverSeed: null, numbers: null });
    await runAt(times.closesAtMs + 1_000);
    expect(await read()).toMatchObject({
      closing: { tickets: 1, place: 0 },
      checks: null,
      serverSeed: null,
      numbers: null,
    });
    await runAt(times.drawsAtMs + 4_000);
    const ticket = await read();
    expect(ticket.picks.map(({ game, numbers, order }) => [game, numbers, order])).toEqual([
      ['2D', [3, 4], 'straight'],
      ['3D', [0, 0, 9], 'any'],
    ]);
    expect(ticket.numbers?.twoD).toHaveLength(2);
    expect(ticket.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(ticket.checks?.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['commitment', true],
      ['chain', true],
      ['leaf', true],
      ['outcome', true],
      ['payout', true],
      ['ledger', true],
    ]);
    // The salt is the buyer's.
    expect(JSON.stringify(ticket, (_, value) => (typeof value === 'bigint' ? '' : value))).not.toMatch(
      /salt/,
    );
  });

  it('names what differs where numbers or lines have been changed since', async () => {
    await sell();
    await runAt(times.closesAtMs + 1_000);
    await runAt(times.drawsAtMs + 4_000);
    const differs = async () => (await read()).checks?.flatMap(({ name, isOk }) => (isOk ? [] : [name]));
    expect(await differs()).toEqual([]);
    const [own] = await list();
    await server.db.query({ text: 'ALTER TABLE lotto_draws DISABLE TRIGGER guard', values: [] });
    await server.db.query({ text: 'ALTER TABLE lotto_tickets DISABLE TRIGGER guard', values: [] });
    await server.db.query({
      text: 'UPDATE lotto_draws SET two_d = ARRAY[two_d[1] % 31 + 1, two_d[2]] WHERE draw = $1',
      values: [own?.draw],
    });
    expect(await differs()).toEqual(['outcome']);
    await server.db.query({
      text: `UPDATE lotto_tickets SET lines = replace(lines::text, '[0,0,9]', '[0,0,8]')::json WHERE ticket_id = $1`,
      values: [own?.ticketId],
    });
    expect(await differs()).toEqual(['leaf', 'outcome']);
  });

  it('of a void draw has its stake back in the ledger', async () => {
    await sell();
    await runAt(times.drawsAtMs - 4_000);
    const ticket = await read();
    expect(ticket).toMatchObject({ state: 'canceled', voidReason: 'closedLate', numbers: null });
    expect(ticket.checks?.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['commitment', true],
      ['chain', true],
      ['ledger', true],
    ]);
  });

  it('belongs to one player', async () => {
    const [own] = await list();
    const other = { uid: player.uid + 1, ticketId: own?.ticketId ?? '' };
    expect((await ask(server, risk, calls.read, other)).code).toBe('40400');
  });
});
