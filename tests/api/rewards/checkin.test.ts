import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../../contract/envelope';
import { checkinCalls } from '../../../contract/rewards/checkin';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { newKey, startTestServer, type TestServer } from '../../support/server';

const HOUR_MS = 60 * 60_000;
const NOON = new Date('2031-05-05T12:00:00+08:00');
const LAST_MS = new Date('2031-05-05T23:59:59.999+08:00');
const MIDNIGHT = new Date('2031-05-06T00:00:00.000+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const at = (day: number, hour = 12) =>
  server.clock.freeze(new Date(NOON.getTime() + ((day - 1) * 24 + hour - 12) * HOUR_MS));
const pageOf = async ({ token }: Gambler) => (await server.send(checkinCalls.page, {}, { token })).reply;
const sign = ({ token }: Gambler, idempotencyKey = newKey()) =>
  server.send(checkinCalls.signIn, {}, { token, idempotencyKey });
const states = async (player: Gambler) =>
  (await pageOf(player)).list
    .map(({ isCanSign, signState }) => signState[0] + (isCanSign ? '!' : ''))
    .join(' ');

describe('the check-in', () => {
  it('signs a step a day, and gives a spin ticket with the seventh', async () => {
    at(1);
    const player = await newGambler(server.context);
    expect(await states(player)).toBe('U! U U U U U U');
    const gained: number[] = [];
    for (let day = 1; day <= 7; day += 1) {
      at(day);
      const { reply } = await sign(player);
      gained.push(reply.gained);
      expect(reply).toMatchObject({ step: day, spinTickets: day === 7 ? 1 : 0 });
      expect((await sign(player)).code).toBe(ERRORS.alreadyClaimed.code);
    }
    expect(gained).toEqual([5, 5, 10, 10, 15, 15, 20]);
    expect(await states(player)).toBe('S S S S S S S');
    expect(await balances(server.db, player.uid)).toMatchObject({ points: 80, spinTickets: 1 });
    at(8);
    expect(await states(player)).toBe('U! U U U U U U');
    expect((await sign(player)).reply.step).toBe(1);
  });

  it('waits over missed days, and is missed after seven whole ones', async () => {
    at(1);
    const player = await newGambler(server.context);
    await sign(player);
    at(8);
    expect(await states(player)).toBe('S U! U U U U U');
    at(9);
    expect(await states(player)).toBe('U! U U U U U U');
    const { previous } = await pageOf(player);
    expect(previous?.map(({ signState }) => signState)).toEqual(['SIGNED', ...Array(6).fill('MISSED')]);
    await sign(player);
    expect((await pageOf(player)).previous).toBeNull();
  });

  it('counts a last millisecond for its day, and 0:00 for the next', async () => {
    server.clock.freeze(LAST_MS);
    const player = await newGambler(server.context);
    await sign(player);
    expect(await states(player)).toBe('S U U U U U U');
    expect((await pageOf(player)).dayEnds).toBe(MIDNIGHT.toISOString());
    server.clock.freeze(MIDNIGHT);
    expect(await states(player)).toBe('S U! U U U U U');
    expect((await sign(player)).reply.step).toBe(2);
  });

  it('gives its points once to 50 calls at once', async () => {
    at(1);
    const player = await newGambler(server.context);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sign(player, index % 2 === 0 ? key : newKey())),
    );
    expect((await balances(server.db, player.uid)).points).toBe(5);
    const texts = new Set(answers.filter(({ code }) => code === '00000').map(({ text }) => text));
    expect(texts.size).toBe(1);
    const refused = answers.filter(({ code }) => code !== '00000').map(({ code }) => code);
    expect(new Set(refused)).toEqual(new Set([ERRORS.alreadyClaimed.code]));
  });

  it('is closed on a break and at a reached limit, whose days do not count as missed', async () => {
    at(1);
    const player = await newGambler(server.context, { cashCentavos: 100_00n });
    await sign(player);
    at(2);
    await care(server, player).rest(168);
    expect((await sign(player)).code).toBe(ERRORS.onBreak.code);
    expect(await pageOf(player)).toMatchObject({ resting: 'onBreak' });
    expect(await states(player)).toBe('S U U U U U U');
    at(12, 1);
    expect(await states(player)).toBe('S U! U U U U U');

    await care(server, player).limit('stake', 'day', '10');
    await placeBet(server, player, colorBet(10_00n));
    expect((await sign(player)).code).toBe(ERRORS.rewardsResting.code);
    expect(await pageOf(player)).toMatchObject({ resting: 'rewardsResting' });
  });

  it('is closed to an account that is closed for its age', async () => {
    at(1);
    const player = await newGambler(server.context);
    await server.db.query({
      text: 'UPDATE players SET under_age_at = $2 WHERE uid = $1',
      values: [player.uid, server.clock.now()],
    });
    expect((await sign(player)).code).toBe(ERRORS.underAge.code);
    expect((await balances(server.db, player.uid)).points).toBe(0);
  });

  it('is closed after an exclusion', async () => {
    at(1);
    const player = await newGambler(server.context);
    await care(server, player).exclude(6);
    expect((await sign(player)).code).toBe(ERRORS.selfExcluded.code);
    expect(await pageOf(player)).toMatchObject({ resting: 'selfExcluded' });
  });
});
