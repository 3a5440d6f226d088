import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { userCalls } from '../../../contract/account/user';
import { liveCalls } from '../../../contract/live';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { spinCalls } from '../../../contract/rewards/spin';
import { centavos } from '../../../games/kit/rules/money';
import { openSession } from '../../../server/domains/players/sessions';
import { deposit } from '../../../server/ledger/deposit';
import { audit } from '../../ledger/audit';
import { colorBet, GAME, type Gambler } from '../../ledger/gamblers';
import { openOrder } from '../../support/bank';
import { bet as betAs, care as careOf, rich as newRich, pesos } from '../../support/care';
import { newPerson } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import { cashOut, fare, params } from '../../support/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, ten in the morning in Manila. */
const NOON_OF_WEEK = new Date('2030-05-15T02:00:00Z');
beforeEach(() => server.clock.freeze(NOON_OF_WEEK));

const care = (player: Pick<Gambler, 'token'>) => careOf(server, player);
const bet = (player: Gambler, stakeCentavos?: bigint) => betAs(server, player, stakeCentavos);
const rich = () => newRich(server);

async function freshToken({ uid }: Gambler): Promise<string> {
  return openSession(server.db, uid, server.clock.now());
}

describe('a break', () => {
  it('blocks bets, deposits and rewards until it ends, and can only be extended', async () => {
    const person = await newPerson(server);
    const player = await rich();
    const my = care(player);
    await server.send(spinCalls.page, {}, { token: player.token });
    expect(await bet(player)).toBe('00000');
    await my.rest(168);
    await care(person).rest(24);
    expect(await bet(player)).toBe('40304');
    const deposited = await server.send(
      moneyCalls.recharge,
      { amount: pesos('100'), channelId: 'qrph' },
      { token: player.token },
    );
    expect(deposited.code).toBe('40304');
    const spun = await server.send(spinCalls.spin, { acceptTerms: true }, { token: player.token });
    expect(spun.code).toBe('40304');
    expect((await my.rest(24)).code).toBe('40902');
    server.clock.advance(7 * DAY_MS - 1);
    expect(await bet(player)).toBe('40304');
    server.clock.advance(1);
    expect(await bet(player)).toBe('00000');
    expect((await my.state()).breakUntil).toBeNull();
  });
});

describe('a self-exclusion', () => {
  it('lasts as long as chosen, by the calendar', async () => {
    const player = await rich();
    const my = care(player);
    expect(await bet(player)).toBe('00000');
    const until = '2030-11-15T02:00:00.000Z';
    expect((await my.exclude(6)).reply.exclusion).toEqual({
      from: NOON_OF_WEEK.toISOString(),
      until,
      firmUntil: until,
    });
    server.clock.freeze(new Date(new Date(until).getTime() - 1));
    expect(await bet(player)).toBe('401');
    const again = { ...player, token: await freshToken(player) };
    expect(await bet(again)).toBe('40303');
    server.clock.advance(1);
    expect(await bet(again)).toBe('00000');
  });

  it('cannot be lifted for six months, and then ends a day after the request', async () => {
    const player = await rich();
    const { reply } = await care(player).exclude(12);
    expect(reply.exclusion?.until).toBe('2031-05-15T02:00:00.000Z');
    expect((await care(player).lift()).code).toBe('40306');
    // A shorter exclusion does not replace the longer one.
    server.clock.freeze(new Date('2030-11-15T01:59:59Z'));
    const later = { ...player, token: await freshToken(player) };
    const my = care(later);
    expect((await my.exclude(6)).code).toBe('40902');
    expect((await my.lift()).code).toBe('40306');
    server.clock.advance(1_000);
    expect((await my.lift()).reply.exclusion?.until).toBe('2030-11-16T02:00:00.000Z');
    expect(await bet(later)).toBe('40303');
    server.clock.advance(DAY_MS);
    expect(await bet(later)).toBe('00000');
    expect((await my.lift()).code).toBe('40400');
  });

  it('needs the confirmation that it is understood', async () => {
    const { token } = await rich();
    const response = await server.inject({
      method: 'POST',
      url: saferPlayCalls.exclude.path,
      payload: { months: 6, understood: false },
      headers: { token },
    });
    expect(response.json().code).toBe('40000');
  });

  it('refunds queued bets, ends runs, and leaves log-in, money and history available', async () => {
    const person = await newPerson(server);
    const { token, uid } = person;
    await deposit(server.db, {
      uid,
      amountCentavos: centavos(100_000n),
      reference: 'x',
      now: server.clock.now(),
    });
    const joined = (
      await server.send(liveCalls.join, { panel: 0, bet: fare(), clientSeed: 'mine' }, { token, params })
    ).reply;
    const to = { token, params: { game: GAME } };
    const { runId } = (await server.send(playCalls.startRun, { bet: colorBet(1_000n), rounds: 5 }, to)).reply;
    const paidLater = await openOrder(server, person, '500');

    await care(person).exclude(60);
    expect((await server.send(userCalls.info, {}, { token })).reply.finance).toBe(100_000n);
    expect((await cashOut(server, person, joined.ticket.ticketId)).code).toBe('40906');
    expect((await server.send(playCalls.stopRun, { runId }, to)).reply.ended).toBe('stopped');
    const more = { panel: 1, bet: fare(), clientSeed: 'mine' };
    expect((await server.send(liveCalls.join, more, { token, params })).code).toBe('40303');

    // A payment that is already under way belongs to the player.
    const paid = await fetch(`${server.url}/sandbox/payments/${paidLater.orderId}/succeed`, {
      method: 'POST',
    });
    expect(paid.status).toBe(200);
    expect((await server.send(userCalls.info, {}, { token })).reply.finance).toBe(150_000n);

    const points = async () => (await server.send(userCalls.info, {}, { token })).reply.points;
    const before = await points();
    server.clock.advance(DAY_MS);
    const again = await server.send(accountCalls.logInByPassword, {
      account: person.phone,
      pwd: person.password,
    });
    expect(again.code).toBe('00000');
    expect(await points()).toBe(before);
    const listed = await server.send(moneyCalls.list, { pageNum: 1, pageSize: 9, type: 0 }, { token });
    expect(listed.reply.list.length).toBeGreaterThan(2);
  });
});
