import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { moneyCalls } from '../../../contract/money';
import { pointCalls } from '../../../contract/rewards/points';
import { centavos } from '../../../games/kit/rules/money';
import { loginDays } from '../../../server/domains/lucky-prize/tickets';
import { openSession } from '../../../server/domains/players/sessions';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { verifyPlayer } from '../../support/referral';
import { startTestServer, type TestServer } from '../../support/server';
import { sandbox } from '../../support/withdrawals';

/** The border that the rules of rewards work out: a Sunday's last millisecond, and Monday 0:00, in Manila. */
const LAST_MS = new Date('2026-11-22T15:59:59.999Z');
const MIDNIGHT = new Date('2026-11-22T16:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

/** A player whose session is as young as the clock says. */
const sessionOf = ({ uid }: Pick<Gambler, 'uid'>) => openSession(server.db, uid, server.clock.now());

it('a log-in of the last millisecond counts for its day and week, one of 0:00 for the next ones', async () => {
  server.clock.freeze(LAST_MS);
  const player = await newGambler(server.context);
  const renew = async () => server.send(userCalls.renewToken, {}, { token: await sessionOf(player) });
  const days = async () =>
    (await server.send(pointCalls.list, { pageSize: 20 }, { token: await sessionOf(player) })).reply.list
      .filter(({ kind }) => kind === 'LOGIN')
      .map(({ amount, createdAt }) => [amount, createdAt]);
  const weeks = () =>
    Promise.all(['2026-11-16', '2026-11-23'].map((monday) => loginDays(server.db, player.uid, monday)));
  await renew();
  await renew();
  expect(await days()).toEqual([[35, LAST_MS.toISOString()]]);
  expect(await weeks()).toEqual([1, 0]);
  server.clock.freeze(MIDNIGHT);
  await renew();
  await renew();
  expect(await days()).toEqual([
    [35, MIDNIGHT.toISOString()],
    [35, LAST_MS.toISOString()],
  ]);
  expect(await weeks()).toEqual([1, 1]);
});

it('a deposit that is paid in the last millisecond and credited after 0:00 counts for the new week', async () => {
  server.clock.freeze(LAST_MS);
  const player = await newGambler(server.context);
  await verifyPlayer(server, player);
  await server.db.query({
    text: 'INSERT INTO counted_play (uid, through_transfer, counted_centavos, used_centavos) VALUES ($1, 0, 10000000, 0)',
    values: [player.uid],
  });
  const order = await server.send(
    moneyCalls.recharge,
    { amount: centavos(200_00n), channelId: 'gcash', activityId: 'topup-5' },
    { token: await sessionOf(player) },
  );
  server.clock.freeze(new Date(MIDNIGHT.getTime() + 1_000));
  expect(await sandbox(server, `payments/${order.reply.orderId}/succeed`)).toBe(200);
  expect(
    await server.db.query({
      text: "SELECT to_char(week, 'YYYY-MM-DD') AS week, state FROM activity_grants WHERE uid = $1",
      values: [player.uid],
    }),
  ).toEqual([{ week: '2026-11-23', state: 'granted' }]);
});
