import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageCalls } from '../../../contract/messages/messages';
import { pointCalls } from '../../../contract/rewards/points';
import { openSession } from '../../../server/domains/players/sessions';
import { expirePoints, warnOfExpiringPoints } from '../../../server/domains/points/expiry';
import { givePoints, type PointKind, takePoints } from '../../../server/domains/rewards/points';
import { lockPlayers } from '../../../server/ledger/accounts';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { newPerson } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const at = (moment: string) => server.clock.freeze(new Date(`${moment}+08:00`));
/** A session that has not ended, whatever the clock says. */
const tokenOf = ({ uid }: Pick<Gambler, 'uid'>) => openSession(server.db, uid, server.clock.now());
const listOf = async (player: Pick<Gambler, 'uid'>, kind?: PointKind) =>
  (
    await server.send(
      pointCalls.list,
      { pageNum: 1, pageSize: 20, ...(kind && { kind }) },
      { token: await tokenOf(player) },
    )
  ).reply;

/** Credits points for something, or takes them where the number is negative. */
const move = ({ uid }: Gambler, points: number, id: string) =>
  server.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = server.clock.now();
    return points > 0
      ? givePoints(transaction, { uid, kind: 'MISSION', id, points, now })
      : takePoints(transaction, { uid, kind: 'MALL', id, points: -points, now });
  });

/** The messages about rewards that a player has got. */
const toldTo = async (player: Gambler) => {
  const { reply } = await server.send(
    messageCalls.list,
    { pageSize: 20, segment: 'rewards' },
    { token: await tokenOf(player) },
  );
  return reply.list.map(({ content }) => content);
};

describe('the list of points', () => {
  it('begins with those of the registration and the first log-in', async () => {
    at('2031-05-05T12:00:00');
    const person = await newPerson(server);
    const { points, next, list, total } = await listOf(person);
    expect(list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['LOGIN', 35, 135],
      ['REGISTER', 100, 100],
    ]);
    expect(list[0]?.expiresAt).toBe('2031-11-30T16:00:00.000Z');
    expect({ points, next, total }).toEqual({
      points: 135,
      next: { points: 135, at: '2031-11-30T16:00:00.000Z' },
      total: 2,
    });
  });

  it('shows what was spent as a negative amount, by kind and in pages', async () => {
    at('2031-05-05T12:00:00');
    const player = await newGambler(server.context);
    await move(player, 50, 'a');
    await move(player, -20, 'b');
    await move(player, 10, 'c');
    const { list } = await listOf(player);
    expect(list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['MISSION', 10, 40],
      ['MALL', -20, 30],
      ['MISSION', 50, 50],
    ]);
    expect(list[1]?.expiresAt).toBeNull();
    expect((await listOf(player, 'MALL')).list).toHaveLength(1);
    const { token } = player;
    const first = (await server.send(pointCalls.list, { pageSize: 2 }, { token })).reply;
    const rest = (await server.send(pointCalls.list, { pageSize: 2, cursor: first.cursor ?? '' }, { token }))
      .reply;
    expect(rest.list.map(({ balance }) => balance)).toEqual([50]);
    expect(rest).toMatchObject({ cursor: null, total: null });
  });
});

describe('points', () => {
  it('expire on day 1 of the seventh month after theirs, the oldest spent first, once', async () => {
    at('2031-11-30T23:59:59.999');
    const player = await newGambler(server.context);
    await move(player, 100, 'november');
    at('2031-12-01T00:00:00.000');
    await move(player, 50, 'december');
    await move(player, -30, 'spent');
    at('2032-05-31T00:00:01.000');
    await expirePoints(server.context, '2032-05-30');
    expect((await listOf(player)).points).toBe(120);
    at('2032-06-01T00:00:01.000');
    await Promise.all([
      expirePoints(server.context, '2032-05-31'),
      expirePoints(server.context, '2032-05-31'),
    ]);
    const { points, list, next } = await listOf(player);
    expect(points).toBe(50);
    expect(list[0]).toMatchObject({ kind: 'EXPIRED', amount: -70, balance: 50 });
    expect(next).toEqual({ points: 50, at: '2032-06-30T16:00:00.000Z' });
    // Late: what was spent meanwhile counts as spent before.
    at('2032-07-03T10:00:00.000');
    await move(player, -45, 'spent late');
    await expirePoints(server.context, '2032-06-30');
    expect((await listOf(player)).list[0]).toMatchObject({ kind: 'EXPIRED', amount: -5, balance: 0 });
  });

  it('are announced seven days before, once', async () => {
    at('2031-11-10T12:00:00');
    const player = await newGambler(server.context);
    await move(player, 40, 'old');
    at('2032-05-24T00:00:01');
    await warnOfExpiringPoints(server.context, '2032-05-23');
    expect(await toldTo(player)).toEqual([]);
    at('2032-05-25T00:00:01');
    await warnOfExpiringPoints(server.context, '2032-05-24');
    await warnOfExpiringPoints(server.context, '2032-05-24');
    expect(await toldTo(player)).toEqual([
      { kind: 'pointsExpire', points: 40, at: '2032-05-31T16:00:00.000Z' },
    ]);
  });

  it('stand still while rewards rest, and nobody is told then', async () => {
    at('2031-11-10T12:00:00');
    const player = await newGambler(server.context);
    await move(player, 40, 'old');
    at('2032-05-25T00:00:00');
    await care(server, { token: await tokenOf(player) }).rest(168);
    for (let day = 25; day <= 31; day += 1) {
      at(`2032-05-${day}T23:59:59`);
      await expirePoints(server.context, `2032-05-${day}`);
      await warnOfExpiringPoints(server.context, `2032-05-${day}`);
    }
    at('2032-06-01T12:00:00');
    expect(await toldTo(player)).toEqual([]);
    // 25 to 31 May were days of rest.
    const { points, next, list } = await listOf(player);
    expect({ points, next }).toEqual({ points: 40, next: { points: 40, at: '2032-06-07T16:00:00.000Z' } });
    expect(list[0]?.expiresAt).toBe('2032-06-07T16:00:00.000Z');
    await expirePoints(server.context, '2032-06-06');
    expect((await listOf(player)).points).toBe(40);
    await expirePoints(server.context, '2032-06-07');
    expect((await listOf(player)).points).toBe(0);
  });
});
