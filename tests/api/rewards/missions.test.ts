import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { playCalls } from '../../../contract/play';
import {
  type Mission,
  type MissionEvent,
  missionCalls,
  missionEvents,
} from '../../../contract/rewards/missions';
import { centavos } from '../../../games/kit/rules/money';
import { givePoints } from '../../../server/domains/rewards/points';
import { lockPlayers } from '../../../server/ledger/accounts';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { newKey, startTestServer, type TestServer } from '../../support/server';

const DAY_MS = 24 * 60 * 60_000;
const TODAY = '2031-05-06';
const NOON = new Date(`${TODAY}T12:00:00+08:00`);
const MIDNIGHT = new Date('2031-05-07T00:00:00.000+08:00');
/** The test clock runs on; this leaves the last moment of the day time for a few calls. */
const EVENING = new Date(`${TODAY}T23:58:00+08:00`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(() => server.clock.set(NOON));

const pageOf = async ({ token }: Gambler) => (await server.send(missionCalls.page, {}, { token })).reply;
const pointsOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).points;
const report = ({ token }: Gambler, event: MissionEvent) =>
  server.send(missionCalls.report, { event }, { token });
const claim = ({ token }: Gambler, id: string, day?: string, idempotencyKey = newKey()) =>
  server.send(missionCalls.claim, { id, ...(day !== undefined && { day }) }, { token, idempotencyKey });

async function mission(
  player: Gambler,
  id: string,
  day: string | null = TODAY,
): Promise<Mission | undefined> {
  const { dailyMisson, accumulativeMisson } = await pageOf(player);
  return [...dailyMisson, ...accumulativeMisson].find((one) => one.id === id && one.day === day);
}
const stateOf = async (player: Gambler, id: string, day: string | null = TODAY) =>
  (await mission(player, id, day))?.receiveState;

async function reveal({ token }: Gambler): Promise<void> {
  const params = { game: 'color' };
  const { nextCommitment } = (await server.send(playCalls.seeds, {}, { token, params })).reply;
  const rotated = await server.send(
    playCalls.rotate,
    { game: 'color', clientSeed: 'mine', nextCommitment },
    { token },
  );
  expect(rotated.code).toBe('00000');
}

/** Gives points under a reference, as another domain does. */
const posted = ({ uid }: Gambler, kind: 'CHECKIN' | 'LOGIN', id: string) =>
  server.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    await givePoints(transaction, { uid, kind, id, points: 5, now: server.clock.now() });
  });

describe('the page of missions', () => {
  it('shows a new player every mission of the table, and nothing of days before they joined', async () => {
    const player = await newGambler(server.context);
    const { dailyMisson, accumulativeMisson, hasUnclaimed, resting } = await pageOf(player);
    expect(dailyMisson.map(({ id, points }) => `${id} ${points}`)).toEqual([
      ...[
        'D01 5',
        'D02 3',
        'D03 2',
        'D04 5',
        'D05 2',
        'D06 5',
        'D07 5',
        'D08 5',
        'D09 5',
        'D10 5',
        'D11 8',
        'D12 5',
      ],
      ...['J01 10', 'J02 10'],
    ]);
    expect(accumulativeMisson.map(({ id, points }) => `${id} ${points}`)).toEqual([
      ...[
        'A01 20',
        'A02 100',
        'A03 100',
        'A04 30',
        'A05 50',
        'A06 50',
        'A07 100',
        'A08 300',
        'A09 50',
        'A10 50',
      ],
      ...['A11 200', 'A12 20'],
    ]);
    expect(
      [...dailyMisson, ...accumulativeMisson].every(({ receiveState }) => receiveState === 'UNFINISHED'),
    ).toBe(true);
    expect({ hasUnclaimed, resting }).toEqual({ hasUnclaimed: false, resting: null });
  });

  it('counts a reported event once a day, and orders what can be claimed first and what was claimed last', async () => {
    const player = await newGambler(server.context);
    for (const event of ['demoRound', 'gamePage', 'gamePage'] as const) await report(player, event);
    expect(await mission(player, 'D01')).toMatchObject({
      receiveState: 'UNACCALIMED',
      progress: 1,
      target: 1,
    });
    expect((await pageOf(player)).hasUnclaimed).toBe(true);
    expect((await claim(player, 'D01')).reply).toMatchObject({ id: 'D01', awarded: 5, points: 5 });
    const { dailyMisson } = await pageOf(player);
    expect(dailyMisson[0]).toMatchObject({ id: 'D02', receiveState: 'UNACCALIMED' });
    expect(dailyMisson.at(-1)).toMatchObject({ id: 'D01', receiveState: 'CLAIMED' });
    const rows = await server.db.query({
      text: 'SELECT FROM mission_reports WHERE uid = $1',
      values: [player.uid],
    });
    expect(rows).toHaveLength(2);
  });

  it('takes each reported event for its own mission', async () => {
    for (const [event, id] of [
      ['gamePage', 'D01'],
      ['demoRound', 'D02'],
      ['oddsSheet', 'D03'],
      ['messageCentre', 'D05'],
      ['ownResults', 'D06'],
      ['guide', 'A12'],
    ] as const) {
      const player = await newGambler(server.context, { clientSeed: null });
      await report(player, event);
      const { dailyMisson, accumulativeMisson } = await pageOf(player);
      const open = [...dailyMisson, ...accumulativeMisson].filter(
        ({ receiveState }) => receiveState === 'UNACCALIMED',
      );
      expect(open.map((one) => one.id)).toEqual([id]);
    }
  });

  it('refuses more reports than a device makes', async () => {
    const player = await newGambler(server.context);
    const codes = new Set<string>();
    for (let i = 0; i < 61; i += 1) codes.add((await report(player, missionEvents[i % 6] ?? 'guide')).code);
    expect([...codes]).toEqual(['00000', '42900']);
  });

  it('completes a joint mission with its parts, claimed or not', async () => {
    const player = await newGambler(server.context);
    await report(player, 'oddsSheet');
    await reveal(player);
    expect(await mission(player, 'J01')).toMatchObject({
      receiveState: 'UNFINISHED',
      progress: 2,
      target: 3,
      parts: [
        { id: 'D03', isComplete: true },
        { id: 'D04', isComplete: true },
        { id: 'D06', isComplete: false },
      ],
    });
    await claim(player, 'D03');
    await report(player, 'ownResults');
    expect((await claim(player, 'J01')).reply.awarded).toBe(10);
  });

  it('counts settled bets by game, and counted play', async () => {
    const player = await newGambler(server.context, { cashCentavos: 20_000_00n });
    for (const stake of [10_00n, 10_00n, 29_99n]) await placeBet(server, player, colorBet(stake));
    expect(await stateOf(player, 'D07')).toBe('UNACCALIMED');
    expect(await mission(player, 'D11')).toMatchObject({
      receiveState: 'UNFINISHED',
      progress: 49_99,
      target: 50_00,
    });
    await placeBet(server, player, colorBet(1_00n));
    expect(await stateOf(player, 'D11')).toBe('UNACCALIMED');
    expect(await mission(player, 'A10', null)).toMatchObject({ progress: 50_99, unit: 'centavos' });
    expect(await stateOf(player, 'A05', null)).toBe('UNACCALIMED');
  });

  it('reads check-ins and log-in days from the ledger', async () => {
    const player = await newGambler(server.context);
    for (let i = 0; i < 30; i += 1)
      await posted(player, 'LOGIN', `2031-04-${String(i + 1).padStart(2, '0')}`);
    for (const day of ['06', '05', '04', '03', '02', '01']) await posted(player, 'CHECKIN', `2031-05-${day}`);
    expect(await stateOf(player, 'D12')).toBe('UNACCALIMED');
    expect(await mission(player, 'A06', null)).toMatchObject({ progress: 6, receiveState: 'UNFINISHED' });
    expect(await stateOf(player, 'A07', null)).toBe('UNACCALIMED');
    expect(await mission(player, 'A08', null)).toMatchObject({ progress: 30, target: 100 });
    await posted(player, 'CHECKIN', '2031-04-30');
    expect(await stateOf(player, 'A06', null)).toBe('UNACCALIMED');
  });

  it('reads e-mail, identity, limits and the reality check from where they are kept', async () => {
    const player = await newGambler(server.context);
    const { token } = player;
    const limit = { kind: 'deposit', period: 'day', most: centavos(500_00n) } as const;
    await server.send(saferPlayCalls.setLimit, limit, { token });
    await server.send(saferPlayCalls.setRealityCheck, { minutes: 60 }, { token });
    await server.db.query({
      text: "UPDATE players SET email = $1 || '@post.example', verified = 'VERIFIED' WHERE uid = $1",
      values: [player.uid],
    });
    const states = async () =>
      (await pageOf(player)).accumulativeMisson
        .filter(({ receiveState }) => receiveState === 'UNACCALIMED')
        .map(({ id }) => id);
    expect(await states()).toEqual(['A01', 'A02', 'A04']);
    server.clock.advance(7 * DAY_MS - 60_000);
    expect(await states()).toEqual(['A01', 'A02', 'A04']);
    server.clock.advance(60_000);
    expect(await states()).toEqual(['A01', 'A02', 'A03', 'A04']);
  });

  it('leaves out missions of games that are switched off', async () => {
    const own = await startTestServer({ environment: { OWN_GAMES: 'color,ring' } });
    const player = await newGambler(own.context);
    const { dailyMisson } = (await own.send(missionCalls.page, {}, { token: player.token })).reply;
    expect(dailyMisson.map(({ id }) => id).filter((id) => /D0[789]|D10/.test(id))).toEqual(['D07', 'D08']);
    await own.close();
  });
});

describe('a claim', () => {
  let guest: Gambler;
  const tokenOf = () => ({ token: guest.token });

  it('of fifty at once pays once, and says so to the others', async () => {
    const player = await newGambler(server.context);
    await report(player, 'gamePage');
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(player, 'D01')));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === '40934')).toHaveLength(49);
    expect(await pointsOf(player)).toBe(5);
    const key = newKey();
    await report(player, 'demoRound');
    const texts = await Promise.all(Array.from({ length: 50 }, () => claim(player, 'D02', TODAY, key)));
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
    expect(await pointsOf(player)).toBe(8);
  });

  it('of what is not complete, not there, or not of this player is refused', async () => {
    const player = await newGambler(server.context);
    const other = await newGambler(server.context);
    await report(other, 'gamePage');
    expect((await claim(player, 'D01')).code).toBe('40935');
    expect((await claim(player, 'D99')).code).toBe('40400');
    expect((await claim(player, 'D01', '2031-05-07')).code).toBe('40935');
    expect((await claim(player, 'A02')).code).toBe('40935');
    expect(await pointsOf(player)).toBe(0);
  });

  it('gives every day its own daily mission, and one for life once', async () => {
    const player = await newGambler(server.context, { cashCentavos: 1_00n });
    for (const day of ['06', '07', '08']) {
      server.clock.set(new Date(`2031-05-${day}T12:00:00+08:00`));
      await report(player, 'gamePage');
      expect((await claim(player, 'D01')).code).toBe('00000');
      expect((await claim(player, 'A05')).code).toBe(day === '06' ? '00000' : '40934');
    }
    expect(await pointsOf(player)).toBe(3 * 5 + 50);
  });

  it.each([
    [
      'selfExcluded',
      '40303',
      () => server.send(saferPlayCalls.exclude, { months: 6, understood: true }, tokenOf()),
    ],
    ['onBreak', '40304', () => server.send(saferPlayCalls.takeBreak, { hours: 24 }, tokenOf())],
    [
      'rewardsResting',
      '40330',
      () =>
        server.send(
          saferPlayCalls.setLimit,
          { kind: 'stake', period: 'day', most: centavos(10_00n) },
          tokenOf(),
        ),
    ],
  ])('is refused with "%s", and nothing is shown', async (resting, code, start) => {
    guest = await newGambler(server.context, { cashCentavos: 100_00n });
    await placeBet(server, guest, colorBet(10_00n));
    await report(guest, 'gamePage');
    expect((await pageOf(guest)).resting).toBeNull();
    expect((await start()).code).toBe('00000');
    expect(await pageOf(guest)).toMatchObject({
      resting,
      dailyMisson: [],
      accumulativeMisson: [],
      hasUnclaimed: false,
    });
    expect((await claim(guest, 'D01')).code).toBe(code);
    expect(await pointsOf(guest)).toBe(0);
  });
});

describe('the end of a day', () => {
  it('misses what is unfinished at 0:00, and keeps what is complete for one day more', async () => {
    server.clock.set(EVENING);
    const player = await newGambler(server.context);
    await report(player, 'gamePage');
    await report(player, 'demoRound');
    await claim(player, 'D02');
    expect(await stateOf(player, 'D03')).toBe('UNFINISHED');
    expect(await stateOf(player, 'D01')).toBe('UNACCALIMED');

    server.clock.set(MIDNIGHT);
    expect(await stateOf(player, 'D03')).toBe('MISSED');
    expect(await stateOf(player, 'D03', '2031-05-07')).toBe('UNFINISHED');
    expect(await stateOf(player, 'D01', '2031-05-07')).toBe('UNFINISHED');
    expect(await mission(player, 'D01')).toMatchObject({
      receiveState: 'UNACCALIMED',
      claimUntil: '2031-05-07T16:00:00.000Z',
    });
    expect(await mission(player, 'D02')).toBeUndefined();
    expect((await claim(player, 'D02', TODAY)).code).toBe('40934');
    expect((await claim(player, 'D03', TODAY)).code).toBe('40935');
    // Reported on the new day, it counts for the new day.
    await report(player, 'oddsSheet');
    expect(await stateOf(player, 'D03')).toBe('MISSED');
    expect(await stateOf(player, 'D03', '2031-05-07')).toBe('UNACCALIMED');

    server.clock.set(new Date(MIDNIGHT.getTime() + DAY_MS - 60_000));
    expect(await stateOf(player, 'D01')).toBe('UNACCALIMED');
    server.clock.set(new Date(MIDNIGHT.getTime() + DAY_MS));
    expect(await stateOf(player, 'D01')).toBe('MISSED');
    expect((await claim(player, 'D01', TODAY)).code).toBe('40935');
    expect(await stateOf(player, 'D03', TODAY)).toBeUndefined();
    server.clock.set(new Date(MIDNIGHT.getTime() + 2 * DAY_MS));
    expect((await pageOf(player)).dailyMisson.some(({ day }) => day === TODAY)).toBe(false);
  });

  it('stands still during a break, for what is complete', async () => {
    server.clock.set(EVENING);
    const player = await newGambler(server.context);
    await report(player, 'gamePage');
    await server.send(saferPlayCalls.takeBreak, { hours: 168 }, { token: player.token });
    // Seven days of break from the evening of the 6th: the rest of the time is the 14th.
    server.clock.set(new Date('2031-05-13T12:00:00+08:00'));
    expect((await pageOf(player)).resting).toBe('onBreak');
    server.clock.set(new Date('2031-05-14T23:58:00+08:00'));
    expect(await mission(player, 'D01')).toMatchObject({
      receiveState: 'UNACCALIMED',
      claimUntil: '2031-05-14T16:00:00.000Z',
    });
    expect(await stateOf(player, 'D02')).toBeUndefined();
    server.clock.set(new Date('2031-05-15T00:00:00+08:00'));
    expect(await stateOf(player, 'D01')).not.toBe('UNACCALIMED');
    expect((await claim(player, 'D01', TODAY)).code).toBe('40935');
  });

  it('counts a claim that waits for the lock over 0:00 for the new day', async () => {
    server.clock.set(EVENING);
    const player = await newGambler(server.context);
    await report(player, 'gamePage');
    let waiting: ReturnType<typeof claim> | null = null;
    await server.db.transaction(async (transaction) => {
      await lockPlayers(transaction, [player.uid]);
      waiting = claim(player, 'D01');
      await lockIsAwaited();
      server.clock.set(MIDNIGHT);
    });
    // Today is the new day, on which nothing is done yet; yesterday's is still there.
    expect((await (waiting as unknown as ReturnType<typeof claim>)).code).toBe('40935');
    expect((await claim(player, 'D01', TODAY)).code).toBe('00000');
  });
});

/** Resolves when a query of this database waits for a lock. */
async function lockIsAwaited(): Promise<void> {
  for (;;) {
    const waiting = await server.db.query({
      text: "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    });
    if (waiting.length > 0) return;
  }
}
