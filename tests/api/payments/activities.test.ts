import { createHash, randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls } from '../../../contract/account/account';
import { identityCalls } from '../../../contract/account/identity';
import { privacyCalls } from '../../../contract/account/privacy';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { userCalls } from '../../../contract/account/user';
import { moneyCalls, type Order } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { activityCalls } from '../../../contract/rewards/activities';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { amount } from '../../../games/kit/rules/amount';
import { centavos } from '../../../games/kit/rules/money';
import { grantAllDue, hadBonusTwice } from '../../../server/domains/activities/grants';
import { adjust } from '../../../server/ledger/adjust';
import { balances } from '../../../server/ledger/balances';
import { bankEvent, tell } from '../../support/bank';
import { runJobs } from '../../support/jobs';
import { codeSentTo, from, newPhone, PASSWORD, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import { documents, HOLDER, sandbox } from '../../support/withdrawals';

const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', OWN_GAMES: 'color,dice' } });
});
afterAll(() => server.close());
beforeEach(() => server.clock.reset());

const pesos = (text: string) => z.decode(amount, text);

/** Opens an account that asks for the welcome bonus, or does not. */
async function newPlayer(giveBonus: boolean): Promise<Person> {
  const phone = newPhone();
  const headers = from(`10.9.${randomInt(256)}.${randomInt(256)}`);
  await server.send(accountCalls.sendRegisterCode, { phone }, { headers });
  const code = await codeSentTo(server, phone);
  const body = { account: phone, pwd: PASSWORD, code, agreement: true, giveBonus };
  const { uid, token } = (await server.send(accountCalls.register, body, { headers })).reply;
  await server.send(userCalls.setBirthday, { birthday: '1990-05-17' }, { token });
  return { uid, token, phone, password: PASSWORD };
}

const open = ({ token }: Person, typed: string, activityId?: string) =>
  server.send(
    moneyCalls.recharge,
    { amount: pesos(typed), channelId: 'gcash', ...(activityId === undefined ? {} : { activityId }) },
    { token },
  );
const pay = (order: Order) => sandbox(server, `payments/${order.orderId}/succeed`);
const reverse = (order: Order) => sandbox(server, `payments/${order.orderId}/reverse`);

/** Pays in, and returns the order as it is afterwards. */
async function payIn(person: Person, typed: string, activityId?: string): Promise<Order> {
  const { reply } = await open(person, typed, activityId);
  await pay(reply);
  return orderOf(person, reply);
}
const orderOf = async ({ token }: Person, { orderId }: Order): Promise<Order> =>
  (await server.send(moneyCalls.order, { orderId }, { token })).reply;

async function verify(
  { uid, token }: Person,
  change: Parameters<typeof documents>[0] & { fullName?: string } = {},
) {
  const sent = {
    ...documents({ documentNumber: `PSN-${uid}` }),
    fullName: `Player Number ${uid}`,
    ...change,
  };
  await server.send(identityCalls.submit, sent, { token });
  await sandbox(server, `identity/${uid}/approve`);
  await grantAllDue(server.context);
}

const money = async ({ uid }: Person) => {
  const { cashCentavos, bonusCentavos } = await balances(server.db, uid);
  return [cashCentavos, bonusCentavos];
};
const giveBonusOf = async ({ token }: Person) =>
  (await server.send(userCalls.info, {}, { token })).reply.giveBonus;
const listOf = async ({ token }: Person) => (await server.send(activityCalls.list, {}, { token })).reply.list;
const reasonsOf = async (person: Person) =>
  Object.fromEntries((await listOf(person)).map(({ id, reason }) => [id, reason]));

describe('the list of activities', () => {
  it('names everything that a bonus asks', async () => {
    const [welcome, first, topup] = await listOf(await newPlayer(true));
    expect(first).toEqual({
      id: 'first-deposit',
      type: 'FIRST_DEPOSIT',
      rate: 25,
      minAmount: 10_000n,
      maxBonus: 5_000n,
      turnover: 5,
      play: 0,
      days: 30,
      maxBet: 2_000n,
      weights: [
        { percent: 100, games: [10001] },
        { percent: 50, games: [10005] },
      ],
      startTime: null,
      endTime: null,
      eligible: true,
      reason: null,
    });
    expect(welcome).toMatchObject({ id: 'welcome', rate: 0, maxBonus: 1_000n, eligible: true });
    expect(topup).toMatchObject({ id: 'topup-5', rate: 5, play: 150, eligible: false, reason: 'playNeeded' });
  });

  it('quotes an amount, rounded down, within the bounds of each activity', async () => {
    const { token } = await newPlayer(true);
    const quote = async (typed: string) =>
      (await server.send(activityCalls.bonus, { amount: pesos(typed) }, { token })).reply.list.map(
        ({ bonus, turnover, play }) => [bonus, turnover, play],
      );
    expect(await quote('99.99')).toEqual([
      [0n, 0n, 0n],
      [0n, 0n, 0n],
      [0n, 0n, 0n],
    ]);
    expect(await quote('100')).toEqual([
      [1_000n, 5_000n, 0n],
      [2_500n, 12_500n, 0n],
      [0n, 0n, 0n],
    ]);
    expect(await quote('100.03')).toEqual([
      [1_000n, 5_000n, 0n],
      [2_500n, 12_500n, 0n],
      [0n, 0n, 0n],
    ]);
    expect(await quote('199.99')).toEqual([
      [1_000n, 5_000n, 0n],
      [4_999n, 24_995n, 0n],
      [0n, 0n, 0n],
    ]);
    expect(await quote('50000')).toEqual([
      [1_000n, 5_000n, 0n],
      [5_000n, 25_000n, 0n],
      [2_500n, 12_500n, 375_000n],
    ]);
  });

  it('is empty on a break, and while a limit of the player is reached', async () => {
    const person = await newPlayer(true);
    const limited = await newPlayer(true);
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: person.token });
    expect(await listOf(person)).toEqual([]);
    const limit = { kind: 'deposit', period: 'day', most: pesos('200') } as const;
    await server.send(saferPlayCalls.setLimit, limit, { token: limited.token });
    expect(await listOf(limited)).toHaveLength(3);
    await payIn(limited, '200');
    expect(await listOf(limited)).toEqual([]);
  });

  it('is empty, as are its quotes, for an account that is closed for its age', async () => {
    const person = await newPlayer(true);
    await server.db.query({
      text: 'UPDATE players SET under_age_at = $2 WHERE uid = $1',
      values: [person.uid, server.clock.now()],
    });
    expect(await listOf(person)).toEqual([]);
    const amountAsked = { amount: pesos('500') };
    expect((await server.send(activityCalls.bonus, amountAsked, { token: person.token })).reply.list).toEqual(
      [],
    );
  });
});

describe('a first deposit', () => {
  it('brings the chosen bonus and the welcome bonus once the player is verified', async () => {
    const person = await newPlayer(true);
    expect(await giveBonusOf(person)).toBe(true);
    const order = await payIn(person, '200', 'first-deposit');
    expect(order).toMatchObject({ bonus: 5_000n, activityId: 'first-deposit', status: 'success' });
    expect(order.grants).toEqual([
      { id: 'welcome', amount: 1_000n, state: 'waiting' },
      { id: 'first-deposit', amount: 5_000n, state: 'waiting' },
    ]);
    expect(await money(person)).toEqual([20_000n, 0n]);
    expect(await giveBonusOf(person)).toBe(true);

    await verify(person);
    expect((await money(person))[0]).toBe(20_000n);
    expect((await orderOf(person, order)).grants.map(({ state }) => state)).toEqual(['granted', 'granted']);
    expect(await giveBonusOf(person)).toBe(false);
    const again = await grantAllDue(server.context);
    expect([again, (await orderOf(person, order)).grants.length]).toEqual([0, 2]);
    expect(await reasonsOf(person)).toMatchObject({ welcome: 'taken', 'first-deposit': 'taken' });
  });

  it('brings them at once to a player who is verified already', async () => {
    const person = await newPlayer(true);
    await verify(person);
    const order = await payIn(person, '400', 'first-deposit');
    expect(order.grants.map(({ state }) => state)).toEqual(['granted', 'granted']);
    expect((await money(person))[1]).toBeGreaterThan(0n);
  });

  it('brings nothing that was not asked for', async () => {
    const person = await newPlayer(false);
    await verify(person);
    const order = await payIn(person, '400');
    expect(order.grants).toEqual([]);
    expect(await money(person)).toEqual([40_000n, 0n]);
    expect(await reasonsOf(person)).toMatchObject({ welcome: 'notAsked', 'first-deposit': 'notFirst' });
  });

  it('may follow smaller deposits, which keep the promise', async () => {
    const person = await newPlayer(true);
    await verify(person);
    await payIn(person, '50');
    expect(await giveBonusOf(person)).toBe(true);
    const order = await payIn(person, '100', 'first-deposit');
    expect(order.grants.map(({ amount: granted }) => granted)).toEqual([1_000n, 2_500n]);
  });

  it('is refused as an activity for too little, a second time, and where it does not exist', async () => {
    const person = await newPlayer(false);
    for (const [typed, id] of [
      ['99.99', 'first-deposit'],
      ['500', 'welcome'],
      ['500', 'topup-5'],
      ['500', 'nothing'],
    ] as const) {
      expect((await open(person, typed, id)).code, id).toBe('40930');
    }
    await payIn(person, '100');
    expect((await open(person, '500', 'first-deposit')).code).toBe('40930');
  });

  it('of two orders that chose it, only the one paid first brings it', async () => {
    const person = await newPlayer(true);
    await verify(person);
    const orders = [await open(person, '200', 'first-deposit'), await open(person, '300', 'first-deposit')];
    await Promise.all(orders.map(({ reply }) => pay(reply)));
    const grants = (await Promise.all(orders.map(({ reply }) => orderOf(person, reply)))).map(
      (each) => each.grants,
    );
    expect(grants.map((list) => list.filter(({ state }) => state === 'granted').length).toSorted()).toEqual([
      0, 2,
    ]);
  });

  it('brings nothing to a player who is verified more than 30 days later', async () => {
    const [late, inTime] = [await newPlayer(true), await newPlayer(true)];
    const [lost, kept] = [
      await payIn(late, '200', 'first-deposit'),
      await payIn(inTime, '200', 'first-deposit'),
    ];
    server.clock.advance(30 * DAY_MS - 60_000);
    await sandbox(server, `identity/${inTime.uid}/approve`, { birthday: '1990-05-17' });
    await grantAllDue(server.context);
    server.clock.advance(120_000);
    await sandbox(server, `identity/${late.uid}/approve`, { birthday: '1990-05-17' });
    await grantAllDue(server.context);
    server.clock.reset();
    expect((await orderOf(inTime, kept)).grants.map(({ state }) => state)).toEqual(['granted', 'granted']);
    expect((await orderOf(late, lost)).grants.map(({ state }) => state)).toEqual(['void', 'void']);
    expect(await money(late)).toEqual([20_000n, 0n]);
  });
});

describe('a bonus that waits for the identity check', () => {
  it('does not run out on a break', async () => {
    const person = await newPlayer(true);
    const order = await payIn(person, '200', 'first-deposit');
    server.clock.freeze(server.clock.now());
    await server.send(saferPlayCalls.takeBreak, { hours: 168 }, { token: person.token });
    server.clock.advance(36 * DAY_MS);
    await grantAllDue(server.context);
    await sandbox(server, `identity/${person.uid}/approve`, { birthday: '1990-05-17' });
    await grantAllDue(server.context);
    server.clock.reset();
    expect((await orderOf(person, order)).grants.map(({ state }) => state)).toEqual(['granted', 'granted']);
  });

  it('ends with an exclusion, and so does its promise', async () => {
    const [person, promised] = [await newPlayer(true), await newPlayer(true)];
    const order = await payIn(person, '200', 'first-deposit');
    for (const { token } of [person, promised]) {
      await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token });
    }
    expect((await orderOf(person, order)).grants.map(({ state }) => state)).toEqual(['void', 'void']);
    expect([await giveBonusOf(person), await giveBonusOf(promised)]).toEqual([false, false]);
  });
});

describe('a second account of the same person', () => {
  /** The two bonuses of a second account, whose player differs from the first one as `second` says. */
  async function grantsOfSecond(second: (one: Person, other: Person) => Promise<void>): Promise<string[]> {
    const [one, other] = [await newPlayer(true), await newPlayer(true)];
    await verify(one);
    await payIn(one, '200', 'first-deposit');
    const order = await payIn(other, '200', 'first-deposit');
    await second(one, other);
    await grantAllDue(server.context);
    return (await orderOf(other, order)).grants.map(({ state }) => state);
  }
  const gcash = ({ token }: Person, number: string) =>
    server.send(
      withdrawalCalls.saveAccount,
      { account: { type: 'GCASH', number, holder: HOLDER } },
      { token },
    );

  /** Closes an account after its money has gone. */
  async function leave({ uid, token }: Person): Promise<void> {
    const changeCentavos = centavos(-(await balances(server.db, uid)).cashCentavos);
    await adjust(server.db, { uid, changeCentavos, reference: 'spent', now: server.clock.now() });
    const { code } = await server.send(privacyCalls.close, { pwd: PASSWORD, understood: true }, { token });
    expect(code).toBe('00000');
  }

  it('gets nothing with the same document', async () => {
    const states = await grantsOfSecond((one, other) => verify(other, { documentNumber: `PSN-${one.uid}` }));
    expect(states).toEqual(['void', 'void']);
  });

  it('gets nothing with the same name and birthday', async () => {
    const states = await grantsOfSecond((one, other) =>
      verify(other, { fullName: `PLAYER number ${one.uid}` }),
    );
    expect(states).toEqual(['void', 'void']);
  });

  it('gets nothing with the same payout account', async () => {
    const states = await grantsOfSecond(async (one, other) => {
      await gcash(one, one.phone);
      await gcash(other, one.phone);
      await verify(other);
    });
    expect(states).toEqual(['void', 'void']);
  });

  it.each([
    ['document', ({ uid }: Person) => ({ documentNumber: `PSN-${uid}`, fullName: 'Another Name' })],
    ['name and birthday', ({ uid }: Person) => ({ fullName: `player NUMBER ${uid}` })],
  ])('gets nothing with the %s of an account that was closed', async (_, same) => {
    const [one, other] = [await newPlayer(true), await newPlayer(true)];
    await verify(one);
    await payIn(one, '100', 'first-deposit');
    await leave(one);
    const order = await payIn(other, '200', 'first-deposit');
    await verify(other, same(one));
    expect((await orderOf(other, order)).grants.map(({ state }) => state)).toEqual(['void', 'void']);
  });

  it('gets nothing with the payout account of one that was closed, and of it no text is kept', async () => {
    const [one, other] = [await newPlayer(true), await newPlayer(true)];
    await verify(one);
    await payIn(one, '100', 'first-deposit');
    await gcash(one, one.phone);
    await leave(one);
    const order = await payIn(other, '200', 'first-deposit');
    await gcash(other, one.phone);
    await verify(other);
    expect((await orderOf(other, order)).grants.map(({ state }) => state)).toEqual(['void', 'void']);
    const kept = await server.db.query<{ digest: Buffer }>({
      text: 'SELECT digest FROM closed_persons WHERE uid = $1',
      values: [one.uid],
    });
    expect(kept.map(({ digest }) => digest.length)).toEqual([32, 32, 32]);
    const plain = [`account ["GCASH", "", "${one.phone}"]`, `document ["PHILID", "PSN-${one.uid}"]`];
    for (const text of plain) {
      const digest = createHash('sha256').update(text).digest();
      expect(kept.some((row) => row.digest.equals(digest))).toBe(false);
    }
  });

  it('leaves nothing of a closed account that never had a bonus', async () => {
    const one = await newPlayer(false);
    await verify(one);
    await payIn(one, '100');
    await leave(one);
    const kept = await server.db.query({
      text: 'SELECT FROM closed_persons WHERE uid = $1',
      values: [one.uid],
    });
    expect(kept).toEqual([]);
  });

  it('is flagged where the payout account is saved after the grant', async () => {
    const [one, other] = [await newPlayer(true), await newPlayer(true)];
    for (const person of [one, other]) {
      await verify(person);
      await payIn(person, '200', 'first-deposit');
    }
    const twice = () => hadBonusTwice(server.db, server.context.personKey, other.uid);
    await gcash(one, one.phone);
    await gcash(other, other.phone);
    expect(await twice()).toBe(false);
    await gcash(other, one.phone);
    expect(await twice()).toBe(true);
  });

  it('of somebody else gets both', async () => {
    const states = await grantsOfSecond(async (one, other) => {
      await gcash(one, one.phone);
      await gcash(other, other.phone);
      await verify(other, { birthday: '1991-06-18' });
    });
    expect(states).toEqual(['granted', 'granted']);
  });

  it('that waits is void when the account is closed', async () => {
    const one = await newPlayer(true);
    const { grants } = await payIn(one, '100', 'first-deposit');
    expect(grants.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    // Approved at the last moment: the next run of the job would have granted it.
    await server.db.query({
      text: "UPDATE players SET verified = 'VERIFIED' WHERE uid = $1",
      values: [one.uid],
    });
    await leave(one);
    await grantAllDue(server.context);
    const rows = await server.db.query<{ reason: string }>({
      text: 'SELECT state, reason FROM activity_grants WHERE uid = $1',
      values: [one.uid],
    });
    expect(rows).toEqual([
      { state: 'void', reason: 'closed' },
      { state: 'void', reason: 'closed' },
    ]);
    expect(await money(one)).toEqual([0n, 0n]);
  });

  it('is granted to others where it cannot be granted to one player', async () => {
    const [broken, other] = [await newPlayer(true), await newPlayer(true)];
    for (const person of [broken, other]) {
      await payIn(person, '100');
      const sent = {
        ...documents({ documentNumber: `PSN-${person.uid}` }),
        fullName: `Number ${person.uid}`,
      };
      await server.send(identityCalls.submit, sent, { token: person.token });
    }
    await server.db.query({
      text: `
        CREATE FUNCTION refuse_grant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no grant'; END $$;
        CREATE TRIGGER refuse_grant BEFORE UPDATE ON activity_grants
          FOR EACH ROW WHEN (NEW.uid = ${broken.uid}) EXECUTE FUNCTION refuse_grant()`,
    });
    for (const { uid } of [broken, other]) {
      await server.db.query({
        text: "UPDATE players SET verified = 'VERIFIED' WHERE uid = $1",
        values: [uid],
      });
    }
    server.clock.advance(10 * 60_000);
    await runJobs(server);
    expect([await money(broken), await money(other)]).toEqual([
      [10_000n, 0n],
      [10_000n, 1_000n],
    ]);
    await server.db.query({ text: 'DROP FUNCTION refuse_grant CASCADE' });
    server.clock.advance(10 * 60_000);
    await runJobs(server);
    expect(await money(broken)).toEqual([10_000n, 1_000n]);
  });

  it('and the first one, decided at the same time, get it once between them', async () => {
    const [one, other] = [await newPlayer(true), await newPlayer(true)];
    const orders = [await payIn(one, '200', 'first-deposit'), await payIn(other, '200', 'first-deposit')];
    for (const { uid, token } of [one, other]) {
      await server.send(identityCalls.submit, documents({ documentNumber: `PSN-${one.uid}-both` }), {
        token,
      });
      await sandbox(server, `identity/${uid}/approve`);
    }
    await Promise.all([grantAllDue(server.context), grantAllDue(server.context)]);
    const states = await Promise.all(
      orders.map(async (order, at) =>
        (await orderOf(at === 0 ? one : other, order)).grants.map(({ state }) => state),
      ),
    );
    expect(states.flat().toSorted()).toEqual(['granted', 'granted', 'void', 'void']);
  });
});

describe('a weekly top-up', () => {
  const bet = { mode: 'percent', side: 'over', target: '50.00', stake: '1000.00' };

  async function play({ token }: Person, game: string, bets: readonly object[]): Promise<void> {
    // The server's commitment comes before the player's seed.
    for (const body of [{}, { clientSeed: 'a seed' }]) {
      await server.send(playCalls.seeds, body, { token, params: { game } });
    }
    for (const each of bets) {
      const answer = await server.send(playCalls.bet, { bet: each as never }, { token, params: { game } });
      if (answer.code !== '00000') throw new Error(answer.text);
    }
  }

  it('uses up counted play, by weight, and comes once a week', async () => {
    server.clock.set(new Date('2026-11-18T04:00:00Z'));
    const person = await newPlayer(false);
    await verify(person);
    await payIn(person, '50000');
    // 10.00 of bonus uses 1,500.00 of counted play: 3,000.00 of dice at half weight.
    await play(person, 'dice', [bet, bet]);
    expect((await open(person, '200', 'topup-5')).code).toBe('40930');
    expect((await reasonsOf(person))['topup-5']).toBe('playNeeded');
    await play(person, 'dice', [bet]);
    expect((await reasonsOf(person))['topup-5']).toBeNull();
    // A larger deposit gives a larger bonus, for which the play does not suffice.
    expect((await open(person, '201', 'topup-5')).code).toBe('40930');
    const order = await payIn(person, '200', 'topup-5');
    expect(order.grants).toEqual([{ id: 'topup-5', amount: 1_000n, state: 'granted' }]);

    await play(person, 'dice', [bet, bet, bet]);
    expect((await reasonsOf(person))['topup-5']).toBe('weekTaken');
    expect((await open(person, '200', 'topup-5')).code).toBe('40930');
    // Monday 0:00 in the Philippines.
    server.clock.freeze(new Date('2026-11-22T15:59:59.999Z'));
    expect((await reasonsOf(person))['topup-5']).toBe('weekTaken');
    server.clock.freeze(new Date('2026-11-22T16:00:00Z'));
    expect((await reasonsOf(person))['topup-5']).toBeNull();
    expect((await payIn(person, '200', 'topup-5')).grants).toMatchObject([{ state: 'granted' }]);
    server.clock.advance(8 * DAY_MS);
    expect((await reasonsOf(person))['topup-5']).toBe('playNeeded');
  });

  it('of an order paid after the play was used for another one is void', async () => {
    const person = await newPlayer(false);
    await verify(person);
    await payIn(person, '50000');
    await play(person, 'dice', [bet, bet, bet]);
    const orders = [
      (await open(person, '200', 'topup-5')).reply,
      (await open(person, '200', 'topup-5')).reply,
    ];
    for (const order of orders) await pay(order);
    const states = await Promise.all(
      orders.map(async (order) => (await orderOf(person, order)).grants[0]?.state),
    );
    expect(states).toEqual(['granted', 'void']);
  });
});

describe('a payment that the bank takes back', () => {
  it('takes its bonus with it, once', async () => {
    const person = await newPlayer(true);
    await verify(person);
    const order = await payIn(person, '200', 'first-deposit');
    for (let sent = 0; sent < 3; sent += 1) expect(await reverse(order)).toBe(200);
    expect(await tell(server, bankEvent(order, 'payment.reversed', `evt_other_${order.orderId}`))).toBe(200);
    expect(await money(person)).toEqual([0n, 0n]);
    const after = await orderOf(person, order);
    expect([after.status, after.reversedAt === null]).toEqual(['success', false]);
    expect(after.grants.map(({ state }) => state)).toEqual(['void', 'void']);
    const { reply } = await server.send(userCalls.info, {}, { token: person.token });
    expect([reply.deposit, reply.giveBonus]).toEqual([0n, false]);
    // The same payment again is not credited a second time.
    await tell(server, bankEvent(order, 'payment.succeeded', `evt_again_${order.orderId}`));
    expect(await money(person)).toEqual([0n, 0n]);
  });

  it('ends a bonus that waits', async () => {
    const person = await newPlayer(true);
    const order = await payIn(person, '200', 'first-deposit');
    await reverse(order);
    await verify(person);
    expect(await money(person)).toEqual([0n, 0n]);
    expect((await orderOf(person, order)).grants.map(({ state }) => state)).toEqual(['void', 'void']);
  });

  it('leaves main money at zero where it has been spent, and asks a person to look', async () => {
    const person = await newPlayer(false);
    const order = await payIn(person, '200');
    const other = await payIn(person, '50');
    const now = server.clock.now();
    const spent = { uid: person.uid, changeCentavos: centavos(-12_000n), reference: 'spent', now };
    await adjust(server.db, spent);
    await reverse(order);
    expect(await money(person)).toEqual([0n, 0n]);
    const reviews = await server.db.query<{ reason: string }>({
      text: 'SELECT reason FROM payment_reviews WHERE order_id = $1',
      values: [order.orderId],
    });
    expect(reviews).toEqual([{ reason: 'reversedAndSpent' }]);
    await reverse(other);
    expect(await money(person)).toEqual([0n, 0n]);
    // The 70.00 that were missing of the first payment, and all of the second one.
    const losses = await server.db.query<{ missing: bigint }>({
      text: "SELECT sum(amount)::bigint AS missing FROM ledger_entries WHERE uid = $1 AND kind = 'adjustment' AND to_code = 10",
      values: [person.uid],
    });
    expect(losses).toEqual([{ missing: 12_000n }]);
  });

  it.each([
    ['another amount', { amount: 10_000 }, 'otherAmount'],
    ['another payment', { payment: 'pay_another' }, 'otherPayment'],
    ['no amount', { amount: null }, 'amountMissing'],
  ])('with %s is parked', async (_, change, reason) => {
    const person = await newPlayer(false);
    const order = await payIn(person, '200');
    const id = `evt_parked_${order.orderId}`;
    await tell(server, bankEvent(order, 'payment.reversed', id, change));
    expect(await money(person)).toEqual([20_000n, 0n]);
    const rows = await server.db.query<{ reason: string }>({
      text: 'SELECT reason FROM payment_reviews WHERE event_id = $1',
      values: [id],
    });
    expect(rows).toEqual([{ reason }]);
  });

  it('before it was ever paid is parked, and nothing moves', async () => {
    const person = await newPlayer(false);
    const { reply } = await open(person, '200');
    await tell(server, bankEvent(reply, 'payment.reversed', `evt_early_${reply.orderId}`));
    expect(await money(person)).toEqual([0n, 0n]);
  });
});
