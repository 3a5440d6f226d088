import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { centavos } from '../../../games/kit/rules/money';
import { givePoints } from '../../../server/domains/rewards/points';
import { grantBonus } from '../../../server/ledger/deposit';
import { post } from '../../../server/ledger/post';
import { newGambler } from '../../ledger/gamblers';
import { must, newOperator, startDeskServer } from '../../support/desk';
import type { TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startDeskServer();
});
afterAll(() => server.close());

const play = (uid: number, day: string, mainCentavos: bigint) =>
  server.db.query({
    text: `
      INSERT INTO play_days (uid, day, game, bets, main_centavos, counted_centavos)
      VALUES ($1, $2, 'color', 1, $3, $3)`,
    values: [uid, day, mainCentavos],
  });
const prize = (uid: number, reference: string, amount: bigint) =>
  server.db.transaction((transaction) =>
    post(transaction, {
      uid,
      kind: 'prize',
      reference,
      legs: [{ from: 'promotions', to: 'cash', amount }],
      now: server.clock.now(),
    }),
  );

describe('the economics of rewards', () => {
  it('sums what was really paid by source and day, and says when it is above the bound', async () => {
    server.clock.set(new Date('2031-05-06T12:00:00+08:00'));
    const { uid } = await newGambler(server.context);
    const other = await newGambler(server.context);
    await play(uid, '2031-05-06', 15_000_00n);
    await play(other.uid, '2031-05-06', 15_000_00n);
    // 30,000.00 of play: 320.00 for it, 100.00 for inviters.
    await prize(uid, 'spin-prize:1', 300_00n);
    await prize(uid, 'spin-prize:2', 120_00n);
    await server.db.transaction((transaction) =>
      givePoints(transaction, { uid, kind: 'LOGIN', id: '2031-05-06', points: 35, now: server.clock.now() }),
    );
    server.clock.set(new Date('2031-05-07T12:00:00+08:00'));
    await play(uid, '2031-05-07', 300_00n);
    const reference = 'welcome';
    await grantBonus(server.db, {
      uid,
      amountCentavos: centavos(10_00n),
      reference,
      now: server.clock.now(),
    });
    await prize(uid, 'odd-thing:1', 90_00n);
    // What people gave is shown, and not held against the bound.
    await prize(uid, 'grant:7', 5_000_00n);
    const owner = await newOperator(server, ['owner']);
    const { days, total, allowed, bound, expected } = await must(server, owner, deskCalls.economics.read, {
      days: 2,
    });
    const [today, yesterday] = days;
    expect(yesterday).toMatchObject({
      day: '2031-05-06',
      staked: 30_000_00n,
      counted: 30_000_00n,
      players: 2,
      paid: 420_00n,
      points: 35,
      bound: 420_70n,
      isAbove: false,
    });
    expect(yesterday?.sources).toEqual([
      { source: 'Wheel', paid: 420_00n, points: 0, count: 2, isApart: false },
      { source: 'Daily log-in', paid: 0n, points: 35, count: 1, isApart: false },
    ]);
    expect(today).toMatchObject({ paid: 100_00n, bound: 18_20n, isAbove: true });
    expect(today?.sources.map(({ source }) => source)).toEqual([
      'Not on the list: odd-thing',
      'Welcome',
      'By hand',
    ]);
    expect(total).toMatchObject({ paid: 520_00n, players: 2, bound: 438_90n, isAbove: true });
    // Two prizes of the wheel may be 3 x the root of 2 x 236.2 above their mean.
    expect(bound).toEqual({
      play: 323_20n,
      inviters: 101_00n,
      welcome: 14_00n,
      logIns: 70n,
      carried: 0n,
      luck: 65_21n,
    });
    expect(allowed).toBe(504_11n);
    // 30,300.00 by three players' days: 35 + 101 + 80 / 7 + 75 points, all of which go to the wheel at a mean of 4.00.
    expect(expected.find(({ source }) => source === 'Points of play')?.pointsPerPlayer).toBe(101);
    expect(expected.find(({ source }) => source === 'Wheel')?.perPlayer).toBe(4_45n);
  });

  it('is not above where the play of the month before has paid for it, and is after that month', async () => {
    const { uid } = await newGambler(server.context);
    await play(uid, '2031-08-01', 15_000_00n);
    // A session of the console lasts a working day.
    const today = async () =>
      (await must(server, await newOperator(server, ['owner']), deskCalls.economics.read, { days: 1 })).total;
    server.clock.set(new Date('2031-08-31T12:00:00+08:00'));
    // 160.00 for the play, 50.00 for inviters.
    await prize(uid, 'vip-week:1', 210_00n);
    expect(await today()).toMatchObject({ bound: 0n, isAbove: false });
    await prize(uid, 'vip-week:2', 1n);
    expect(await today()).toMatchObject({ isAbove: true });
    server.clock.set(new Date('2031-09-01T12:00:00+08:00'));
    await prize(uid, 'vip-week:3', 1_00n);
    expect(await today()).toMatchObject({ bound: 0n, isAbove: true });
  });

  it('counts the bonus of a first deposit when it is granted, weeks after the welcome', async () => {
    const { uid } = await newGambler(server.context);
    server.clock.set(new Date('2031-12-01T12:00:00+08:00'));
    const now = server.clock.now();
    await grantBonus(server.db, { uid, amountCentavos: centavos(50_00n), reference: 'first-deposit', now });
    const owner = await newOperator(server, ['owner']);
    const { total, bound } = await must(server, owner, deskCalls.economics.read, { days: 1 });
    expect(total).toMatchObject({ paid: 50_00n, isAbove: false });
    expect(bound.welcome).toBe(50_00n);
  });
});
