import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { userCalls } from '../../../contract/account/user';
import { ERRORS } from '../../../contract/envelope';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { pointCalls } from '../../../contract/rewards/points';
import { spinCalls } from '../../../contract/rewards/spin';
import type { Json } from '../../../games/kit/rules/round';
import { deleteOldAddresses } from '../../../server/domains/spin/addresses';
import { rebateAt } from '../../../server/domains/spin/rebate';
import { expireSpinTickets } from '../../../server/domains/spin/tickets';
import { balances } from '../../../server/ledger/balances';
import { deposit } from '../../../server/ledger/deposit';
import { post } from '../../../server/ledger/post';
import { dayAfter, endOf, manilaDate } from '../../../server/manilaDay';
import { type Verdict, verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { colorBet, newGambler, placeBet } from '../../ledger/gamblers';
import { checksums } from '../../support/checksums';
import { runJobs } from '../../support/jobs';
import { from, newPerson, type Person, type PersonOptions } from '../../support/people';
import { newKey, startTestServer, type TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const DAY_MS = 24 * 60 * 60_000;
/** Of the registration, and of its day's log-in. */
const START_POINTS = 135;
const pageOf = async ({ token }: Person) => (await server.send(spinCalls.page, {}, { token })).reply;
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
  if (points > START_POINTS) await givePoints(person, points - START_POINTS);
  await server.send(spinCalls.page, {}, { token: person.token });
  await server.send(spinCalls.page, { clientSeed: 'mine' }, { token: person.token });
  return person;
}

interface SpinOptions {
  readonly key?: string;
  readonly acceptTerms?: boolean;
  readonly pay?: 'points' | 'ticket';
}

const spin = ({ token }: Person, { key = newKey(), acceptTerms = true, pay }: SpinOptions = {}) =>
  server.send(
    spinCalls.spin,
    { acceptTerms, ...(pay === undefined ? {} : { pay }) },
    { token, idempotencyKey: key },
  );

/** Makes the next spin end with this prize. */
async function seek({ uid }: Person, outcome: Json): Promise<void> {
  const want = { bet: { points: 200 }, outcome };
  const payload = { uid, game: 'wheel', want };
  const response = await server.inject({ method: 'POST', url: '/sandbox/seek', payload });
  if (response.statusCode !== 200) throw new Error(response.body);
}

// First, because the settlements of later days, which other tests bring about, delete old addresses.
describe('spins from one address', () => {
  it('mark two players of a day for a review, and refuse neither', async () => {
    const [first, second, apart] = [await newMember(), await newMember(), await newMember()];
    const spinFrom = ({ token }: Person, ip: string) =>
      server.send(spinCalls.spin, { acceptTerms: true }, { token, headers: from(ip) });
    expect((await spinFrom(apart, '10.9.9.8')).code).toBe('00000');
    const codes = await Promise.all([first, second].map((each) => spinFrom(each, '10.9.9.9')));
    expect(codes.map(({ code }) => code)).toEqual(['00000', '00000']);
    const rows = await server.db.query<{ uid: number; isMarked: boolean }>({
      text: `
        SELECT uid, for_review AS "isMarked" FROM spin_addresses WHERE uid = ANY ($1) ORDER BY uid`,
      values: [[first.uid, second.uid, apart.uid]],
    });
    expect(rows.map(({ isMarked }) => isMarked)).toEqual([true, true, false]);
    await deleteOldAddresses(server.context, dayAfter(manilaDate(server.clock.now()), 91));
    const kept = await server.db.query({
      text: 'SELECT FROM spin_addresses WHERE uid = ANY ($1)',
      values: [[first.uid, second.uid, apart.uid]],
    });
    expect(kept).toEqual([]);
  });
});

describe('a daily log-in', () => {
  it('gives 35 points at once, on the first log-in of a day', async () => {
    const person = await newPerson(server);
    const { phone, password, token } = person;
    expect(await pointsOf(person)).toBe(START_POINTS);
    await server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
    await server.send(userCalls.renewToken, {}, { token });
    expect(await pointsOf(person)).toBe(START_POINTS);
  });

  it('gives them again after 0:00 in Manila, on a log-in or a renewal', async () => {
    // 23:30 in Manila.
    server.clock.freeze(new Date('2027-02-01T15:30:00Z'));
    const person = await newPerson(server);
    const { phone, password } = person;
    const logIn = () => server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
    expect(await pointsOf(person)).toBe(START_POINTS);
    server.clock.advance(29 * 60_000);
    await logIn();
    expect(await pointsOf(person)).toBe(START_POINTS);
    server.clock.advance(60_000);
    const { token } = (await logIn()).reply;
    expect(await pointsOf(person)).toBe(START_POINTS + 35);
    server.clock.advance(DAY_MS);
    const renewed = (await server.send(userCalls.renewToken, {}, { token })).reply;
    const { points } = (await server.send(userCalls.info, {}, { token: renewed.token })).reply;
    expect(points).toBe(START_POINTS + 70);
    server.clock.reset();
  });

  it('gives nothing again when the clock is set back by a day or more, or runs ahead within the day', async () => {
    const MIDNIGHT = new Date('2027-03-02T16:00:00Z').getTime();
    server.clock.freeze(new Date(MIDNIGHT));
    const person = await newPerson(server);
    const { phone, password } = person;
    for (const hours of [-25, -1, 0, 23.99, -24 * 30]) {
      server.clock.freeze(new Date(MIDNIGHT + hours * 60 * 60_000));
      await server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
      expect(await pointsOf(person), `${hours} hours`).toBe(START_POINTS);
    }
    server.clock.freeze(new Date(MIDNIGHT + 25 * 60 * 60_000));
    await server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
    expect(await pointsOf(person)).toBe(START_POINTS + 35);
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
    expect(await pointsOf(person)).toBe(START_POINTS + 35);
    server.clock.reset();
  });
});

describe("the wheel's page", () => {
  it('publishes price, odds and the average payout of a spin', async () => {
    const page = await pageOf(await newPerson(server));
    expect(page).toMatchObject({
      points: START_POINTS,
      price: 200,
      dailyPoints: 35,
      weightTotal: 10_000,
      meanAmount: 400n,
      meanPoints: 3,
      termsAccepted: false,
      mayJoin: false,
      resting: null,
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
      (await server.send(spinCalls.page, clientSeed === undefined ? {} : { clientSeed }, { token })).reply
        .seeds;
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
    // What the clock is due for writes nothing between two looks at the tables.
    await runJobs(server);
    const before = await checksums(server.db);
    expect(await spin(member)).toMatchObject({ code, message });
    expect(await checksums(server.db)).toEqual(before);
  });

  it('is refused until the terms have been accepted, which is needed once', async () => {
    const member = await newMember({ points: 600 });
    await runJobs(server);
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

/** Gives spin tickets, as the check-in does. */
async function giveTickets({ uid }: Person, count: bigint, reference = newKey()): Promise<void> {
  const legs = [{ from: 'spinTicketsIssued', to: 'spinTickets', amount: count }] as const;
  await post(server.db, { uid, kind: 'ticket', reference, legs, now: server.clock.now() });
}

it('an exclusion takes the spin tickets', async () => {
  const member = await newMember();
  await giveTickets(member, 3n);
  const { token } = member;
  const excluded = await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token });
  expect(excluded.code).toBe('00000');
  expect((await balances(server.db, member.uid)).spinTickets).toBe(0);
});

/** A player of VIP level 4, with 400 points: deposits of 60,000 and stakes of 54,000. */
async function newHighRoller(): Promise<Person> {
  const gambler = await newGambler(server.context, { cashCentavos: 60_000_00n });
  for (let bet = 0; bet < 9; bet += 1) {
    expect((await placeBet(server, gambler, colorBet(6_000_00n))).code).toBe('00000');
  }
  const legs = [{ from: 'pointsIssued', to: 'points', amount: 400n }] as const;
  await post(server.db, {
    uid: gambler.uid,
    kind: 'points',
    reference: 'gift',
    legs,
    now: server.clock.now(),
  });
  for (const body of [{}, { clientSeed: 'mine' }]) {
    await server.send(spinCalls.page, body, { token: gambler.token });
  }
  return { ...gambler, phone: '', password: '' };
}

describe('the price of a spin', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 10],
    [10, 10],
    [11, 20],
    [20, 20],
  ])('comes back at VIP level %i by %i points', (level, points) => {
    expect(rebateAt(level)).toBe(points);
  });

  it('comes back in a transfer of its own, and not for a ticket', async () => {
    const member = await newHighRoller();
    expect((await pageOf(member)).rebate).toBe(10);
    await seek(member, 1);
    const { round, points } = (await spin(member)).reply;
    expect(points).toBe(210);
    const entries = await server.db.query({
      text: 'SELECT amount FROM ledger_entries WHERE uid = $1 AND reference = $2',
      values: [member.uid, `spin-rebate:${round.roundId}`],
    });
    expect(entries).toEqual([{ amount: 10n }]);
    await giveTickets(member, 1n);
    await seek(member, 1);
    expect((await spin(member, { pay: 'ticket' })).reply.points).toBe(210);
  });
});

describe('counted play for a spin', () => {
  it('is used up by every spin but the first where the operator asks for it', async () => {
    const strict = await startTestServer({ environment: { SPIN_PLAY_REQUIRED: '600' } });
    const player = await newGambler(strict.context, { cashCentavos: 5_000_00n });
    const { uid, token } = player;
    const legs = [{ from: 'pointsIssued', to: 'points', amount: 1000n }] as const;
    await post(strict.db, { uid, kind: 'points', reference: 'gift', legs, now: strict.clock.now() });
    for (const body of [{}, { clientSeed: 'mine' }]) await strict.send(spinCalls.page, body, { token });
    const spinNow = () => strict.send(spinCalls.spin, { acceptTerms: true }, { token });
    const page = async () => (await strict.send(spinCalls.page, {}, { token })).reply;
    expect(await page()).toMatchObject({ playNeeded: 0n, play: 0n });
    expect((await spinNow()).code).toBe('00000');
    expect((await placeBet(strict, player, colorBet(599_99n))).code).toBe('00000');
    expect(await page()).toMatchObject({ playNeeded: 600_00n, play: 599_99n });
    expect((await spinNow()).code).toBe(ERRORS.playNeeded.code);
    expect((await placeBet(strict, player, colorBet(1_00n))).code).toBe('00000');
    expect((await spinNow()).code).toBe('00000');
    expect((await page()).play).toBe(99n);
    expect(await audit(strict.db)).toEqual([]);
    await strict.close();
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

// Last, because the server's jobs go on for a while by the later years that these tests bring about, and expire tickets.
describe('a spin ticket', () => {
  const byTicket = { pay: 'ticket' } as const;

  it('pays for a spin instead of points', async () => {
    const member = await newMember({ points: 240 });
    await giveTickets(member, 2n);
    await seek(member, 1);
    const { round, points, spinTickets, spinsLeft } = (await spin(member, byTicket)).reply;
    expect({ points, spinTickets, spinsLeft }).toEqual({ points: 240, spinTickets: 1, spinsLeft: 4 });
    expect(round.bet).toEqual({ points: 200 });
    expect(await pageOf(member)).toMatchObject({ spinTickets: 1, ticketRounds: [round.roundId] });
  });

  it('is refused when there is none, and changes nothing', async () => {
    const member = await newMember();
    const before = await checksums(server.db);
    const refused = await spin(member, byTicket);
    expect(refused).toMatchObject({ code: '42231', message: 'Not enough raffle tickets.' });
    expect(await checksums(server.db)).toEqual(before);
  });

  it('is spent once by 50 parallel spins', async () => {
    const member = await newMember();
    await giveTickets(member, 1n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => spin(member, byTicket)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === '42231')).toHaveLength(49);
    expect(await pageOf(member)).toMatchObject({ spinTickets: 0, total: 1 });
  });

  it('expires after 60 whole days, the oldest first, but not on a break', async () => {
    const start = new Date('2029-03-01T00:00:00+08:00');
    server.clock.set(start);
    const [member, resting] = [await newMember(), await newMember()];
    await giveTickets(member, 2n);
    await giveTickets(resting, 1n);
    server.clock.set(new Date(start.getTime() + 10 * DAY_MS));
    await giveTickets(member, 1n);
    await seek(member, 1);
    await spin(member, byTicket);
    const last = manilaDate(new Date(start.getTime() + 60 * DAY_MS));
    expect((await pageOf(member)).ticketExpiresAt).toBe(endOf(last).toISOString());
    server.clock.set(new Date(start.getTime() + 59 * DAY_MS));
    const { phone: account, password: pwd } = resting;
    const { token } = (await server.send(accountCalls.logInByPassword, { account, pwd })).reply;
    expect((await server.send(saferPlayCalls.takeBreak, { hours: 168 }, { token })).code).toBe('00000');
    const ticketsOf = async ({ uid }: Person) => (await balances(server.db, uid)).spinTickets;
    await expireSpinTickets(server.context, dayAfter(last, -1));
    expect(await ticketsOf(member)).toBe(2);
    await Promise.all([1, 2].map(() => expireSpinTickets(server.context, last)));
    expect(await ticketsOf(member)).toBe(1);
    expect(await ticketsOf(resting)).toBe(1);
    // The seven days of the break come on top.
    await expireSpinTickets(server.context, dayAfter(last, 6));
    expect(await ticketsOf(resting)).toBe(1);
    await expireSpinTickets(server.context, dayAfter(last, 7));
    expect(await ticketsOf(resting)).toBe(0);
    expect(await ticketsOf(member)).toBe(1);
    server.clock.reset();
  });
});

describe('the limits of spins', () => {
  it('are five a day, of 50 parallel ones too, and begin anew at 0:00', async () => {
    server.clock.freeze(new Date('2029-06-05T23:59:59.999+08:00'));
    const member = await newMember({ points: 3000 });
    const codes = (await Promise.all(Array.from({ length: 50 }, () => spin(member)))).map(({ code }) => code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(5);
    expect(codes.filter((code) => code === '42232')).toHaveLength(45);
    expect(await pageOf(member)).toMatchObject({ total: 5, spinsADay: 5, spinsLeft: 0 });
    server.clock.freeze(new Date('2029-06-06T00:00:00.000+08:00'));
    expect((await spin(member)).reply.spinsLeft).toBe(4);
    server.clock.reset();
  });

  it('close during a break, an exclusion and a limit that is reached', async () => {
    const member = await newMember({ points: 1000 });
    const { token } = member;
    expect((await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token })).code).toBe('00000');
    expect((await spin(member)).code).toBe(ERRORS.onBreak.code);
    // The pages say so before anybody tries.
    expect((await pageOf(member)).resting).toBe('onBreak');
    const points = await server.send(pointCalls.list, { pageSize: 1 }, { token });
    expect(points.reply.resting).toBe('onBreak');
    const limited = await newMember({ points: 1000 });
    const limit = { kind: 'deposit', period: 'day', most: 10_000n } as never;
    const kept = await server.send(saferPlayCalls.setLimit, limit, { token: limited.token });
    expect(kept.code).toBe('00000');
    expect((await spin(limited)).code).toBe(ERRORS.rewardsResting.code);
    expect((await pageOf(limited)).resting).toBe('rewardsResting');
  });
});
