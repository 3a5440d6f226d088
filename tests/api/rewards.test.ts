import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../contract/account';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { rewardCalls } from '../../contract/rewards';
import { userCalls } from '../../contract/user';
import type { Json } from '../../games/kit/rules/round';
import { deposit } from '../../server/ledger/deposit';
import { type Verdict, verify } from '../../workers/verify/verify';
import { audit } from '../ledger/audit';
import { checksums } from '../support/checksums';
import { newPerson, type Person, type PersonOptions } from '../support/people';
import { newKey, startTestServer, type TestServer } from '../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const DAY_MS = 24 * 60 * 60_000;
const pageOf = async ({ token }: Person) => (await server.send(rewardCalls.spinPage, {}, { token })).reply;
const pointsOf = async (person: Person) => (await pageOf(person)).points;

async function givePoints({ uid }: Person, points: number): Promise<number> {
  const response = await server.inject({
    method: 'POST',
    url: `/sandbox/points/${uid}`,
    payload: { points },
  });
  return response.json<{ data: { points: number } }>().data.points;
}

interface MemberOptions extends PersonOptions {
  readonly points?: number;
  readonly hasDeposit?: boolean;
}

/** A player who may spin, with points, a deposit and a client seed, unless an option leaves them out. */
async function newMember({ points = 200, hasDeposit = true, ...options }: MemberOptions = {}) {
  const person = await newPerson(server, options);
  if (hasDeposit) {
    const order = { amountCentavos: 10_000n as never, reference: `test:${person.uid}` };
    await deposit(server.db, { uid: person.uid, ...order, now: server.clock.now() });
  }
  if (points > 35) await givePoints(person, points - 35);
  await server.send(rewardCalls.spinPage, {}, { token: person.token });
  await server.send(rewardCalls.spinPage, { clientSeed: 'mine' }, { token: person.token });
  return person;
}

const spin = ({ token }: Person, { key = newKey(), acceptTerms = true } = {}) =>
  server.send(rewardCalls.spin, { acceptTerms }, { token, idempotencyKey: key });

/** Makes the next spin end with this prize. */
async function seek({ uid }: Person, outcome: Json): Promise<void> {
  const want = { bet: { points: 200 }, outcome };
  const payload = { uid, game: 'wheel', want };
  const response = await server.inject({ method: 'POST', url: '/sandbox/seek', payload });
  if (response.statusCode !== 200) throw new Error(response.body);
}

describe('a daily log-in', () => {
  it('gives 35 points at once, on the first log-in of a day', async () => {
    const person = await newPerson(server);
    const { phone, password, token } = person;
    expect(await pointsOf(person)).toBe(35);
    await server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
    await server.send(userCalls.renewToken, {}, { token });
    expect(await pointsOf(person)).toBe(35);
  });

  it('gives them again after 0:00 in Manila, on a log-in or a renewal', async () => {
    // 23:30 in Manila.
    server.clock.freeze(new Date('2027-02-01T15:30:00Z'));
    const person = await newPerson(server);
    const { phone, password } = person;
    const logIn = () => server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
    expect(await pointsOf(person)).toBe(35);
    server.clock.advance(29 * 60_000);
    await logIn();
    expect(await pointsOf(person)).toBe(35);
    server.clock.advance(60_000);
    const { token } = (await logIn()).reply;
    expect(await pointsOf(person)).toBe(70);
    server.clock.advance(DAY_MS);
    const renewed = (await server.send(userCalls.renewToken, {}, { token })).reply;
    const { points } = (await server.send(userCalls.info, {}, { token: renewed.token })).reply;
    expect(points).toBe(105);
    server.clock.reset();
  });

  it('gives them once to concurrent log-ins', async () => {
    const person = await newPerson(server);
    server.clock.advance(DAY_MS);
    const { phone, password } = person;
    await Promise.all(
      Array.from({ length: 4 }, () =>
        server.send(accountCalls.logInByPassword, { account: phone, pwd: password }),
      ),
    );
    expect(await pointsOf(person)).toBe(70);
    server.clock.reset();
  });
});

describe("the wheel's page", () => {
  it('publishes price, odds and the average payout of a spin', async () => {
    const page = await pageOf(await newPerson(server));
    expect(page).toMatchObject({
      points: 35,
      price: 200,
      dailyPoints: 35,
      weightTotal: 10_000,
      meanAmount: 400n,
      meanPoints: 3,
      termsAccepted: false,
      mayJoin: false,
      rounds: [],
      total: 0,
      cursor: null,
    });
    expect(page.segments.map(({ amount, points, weight }) => [amount, points, weight])).toEqual([
      [0n, 20, 1500],
      [100n, 0, 2900],
      [200n, 0, 2500],
      [500n, 0, 1500],
      [800n, 0, 900],
      [1000n, 0, 400],
      [2000n, 0, 200],
      [5800n, 0, 60],
      [8800n, 0, 30],
      [18_800n, 0, 8],
      [88_800n, 0, 2],
    ]);
  });

  it('accepts a client seed only after it has shown the commitment', async () => {
    const { token } = await newPerson(server);
    const ask = async (clientSeed?: string) =>
      (await server.send(rewardCalls.spinPage, clientSeed === undefined ? {} : { clientSeed }, { token }))
        .reply.seeds;
    expect((await ask('early')).clientSeed).toBe('');
    expect((await ask('mine')).clientSeed).toBe('mine');
    expect((await ask('later')).clientSeed).toBe('mine');
  });
});

describe('a spin', () => {
  it('costs 200 points and pays its prize in money', async () => {
    const member = await newMember({ points: 240 });
    await seek(member, 8);
    const { round, finance, bonus, points } = (await spin(member)).reply;
    expect({ finance, bonus, points }).toEqual({ finance: 10_800n, bonus: 0n, points: 40 });
    expect(round).toMatchObject({
      game: 'wheel',
      bet: { points: 200 },
      outcome: 8,
      stake: 0n,
      payout: 800n,
      serverSeed: null,
    });
    const { list } = (
      await server.send(moneyCalls.list, { pageNum: 1, pageSize: 5, type: 1 }, { token: member.token })
    ).reply;
    expect(list[0]).toMatchObject({ kind: 'prize', amount: 800n, balance: 10_800n });
  });

  it('pays points if the wedge has points', async () => {
    const member = await newMember();
    await seek(member, 'points');
    const { round, finance, points } = (await spin(member)).reply;
    expect({ finance, points, payout: round.payout }).toEqual({ finance: 10_000n, points: 20, payout: 0n });
  });

  it('gives the same answer to the same key, and moves nothing twice', async () => {
    const member = await newMember({ points: 1000 });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => spin(member, { key })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { points, total } = await pageOf(member);
    const prize = answers[0]?.reply.round.outcome === 'points' ? 20 : 0;
    expect({ points, total }).toEqual({ points: 800 + prize, total: 1 });
    expect((await spin(member, { key, acceptTerms: false })).code).toBe('40901');
  });

  it('is settled as often as the points suffice, however many are concurrent', async () => {
    const member = await newMember({ points: 435 });
    const codes = (await Promise.all(Array.from({ length: 6 }, () => spin(member)))).map(({ code }) => code);
    expect(codes.filter((code) => code === '00000').length).toBeGreaterThanOrEqual(2);
    const { points, total } = await pageOf(member);
    expect(codes.filter((code) => code === '00000')).toHaveLength(total);
    expect(points).toBeLessThan(200);
    expect(codes.filter((code) => code !== '00000' && code !== '42202')).toEqual([]);
  });

  it.each([
    ['too few points', { points: 199 }, 'Not enough points.', '42202'],
    ['no deposit', { hasDeposit: false }, 'Only members with a deposit may join.', '40302'],
    ['no birthday', { birthday: null }, 'Please tell us your birthday first.', '40301'],
  ])('is refused with %s, and changes nothing', async (_, options, message, code) => {
    const member = await newMember(options);
    const before = await checksums(server.db);
    expect(await spin(member)).toMatchObject({ code, message });
    expect(await checksums(server.db)).toEqual(before);
  });

  it('is refused until the terms have been accepted, which is needed once', async () => {
    const member = await newMember({ points: 600 });
    const before = await checksums(server.db);
    expect((await spin(member, { acceptTerms: false })).code).toBe('40007');
    expect(await checksums(server.db)).toEqual(before);
    expect((await spin(member)).code).toBe('00000');
    expect((await pageOf(member)).termsAccepted).toBe(true);
    expect((await spin(member, { acceptTerms: false })).code).toBe('00000');
  });

  it('is refused until a client seed has been set', async () => {
    const person = await newMember({ points: 400 });
    const other = await newPerson(server);
    await deposit(server.db, {
      uid: other.uid,
      amountCentavos: 100n as never,
      reference: 'seedless',
      now: server.clock.now(),
    });
    await givePoints(other, 200);
    expect((await spin(other)).code).toBe('40910');
    expect((await spin(person)).code).toBe('00000');
  });

  it('is listed in the history, and can be verified once its seed is revealed', async () => {
    const member = await newMember({ points: 400 });
    const { token } = member;
    const first = (await spin(member)).reply.round;
    const second = (await spin(member)).reply.round;
    expect([first.nonce, second.nonce]).toEqual([0, 1]);
    const { seeds, rounds } = await pageOf(member);
    expect(rounds).toEqual([second, first]);
    const params = { game: 'wheel' };
    const past = (await server.send(playCalls.history, { pageNum: 1, pageSize: 20 }, { token, params }))
      .reply;
    expect(past.rounds).toEqual(rounds);

    const rotation = { game: 'wheel', clientSeed: 'new', nextCommitment: seeds.nextCommitment };
    const { revealed } = (await server.send(playCalls.rotate, rotation, { token })).reply;
    const asked = { roundId: first.roundId };
    const shown = (await server.send(playCalls.round, asked, { token, params })).reply;
    expect(shown.serverSeed).toBe(revealed.serverSeed);
    const check = (change: object): Verdict =>
      verify({ ...shown, serverSeed: revealed.serverSeed, ...change });
    expect(check({}).ok).toBe(true);
    expect(check({ outcome: shown.outcome === 888 ? 1 : 888 }).ok).toBe(false);
  });
});

describe('the wheel', () => {
  it('has no table: it accepts no bets and gives no seeds as a game', async () => {
    const member = await newMember();
    const params = { game: 'wheel' };
    const { token } = member;
    const bet = { bet: { points: 200 } };
    expect((await server.send(playCalls.bet, bet, { token, params })).code).toBe('40400');
    expect((await server.send(playCalls.seeds, {}, { token, params })).code).toBe('40400');
    expect(await pointsOf(member)).toBe(200);
  });

  it('lets nobody add points when the sandbox is off', async () => {
    const strict = await startTestServer({ environment: { SANDBOX: 'off' } });
    const response = await strict.inject({
      method: 'POST',
      url: '/sandbox/points/20000001',
      payload: { points: 1 },
    });
    expect(response.statusCode).toBe(404);
    await strict.close();
  });
});
