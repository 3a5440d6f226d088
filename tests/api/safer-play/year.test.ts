import { afterAll, beforeAll, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { moneyCalls } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { openSession } from '../../../server/domains/players/sessions';
import { deposit } from '../../../server/ledger/deposit';
import { post } from '../../../server/ledger/post';
import { audit } from '../../ledger/audit';
import { newGambler } from '../../ledger/gamblers';
import { createRandom, type Random } from '../../ledger/simulation/random';
import { bet, care, pesos } from '../../support/care';
import { runJobs } from '../../support/jobs';
import { startTestServer, type TestServer } from '../../support/server';

/**
 * Players who bet, set and raise limits, rest and exclude themselves, for as long as the clock runs; every answer is compared
 * with a calculation of its own. `npm run soak -- safer-play` lives a year.
 */
const DAYS = Number(process.env.SAFER_PLAY_DAYS ?? 8);
const SEED = Number(process.env.SAFER_PLAY_SEED ?? 1);
const PLAYERS = 6;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2030-05-15T02:00:00Z');
const MANILA_MS = 8 * HOUR_MS;
/** Each takes about this long with other work on the machine. */
const DAY_TAKES_MS = 10_000;

type Limit = { most: bigint | null; pending: { most: bigint | null; fromMs: number } | null };

/** A player, and what they may do by the rules in words. */
interface Life {
  readonly uid: number;
  readonly limits: Record<'bet' | 'day', Limit>;
  staked: { day: number; sum: bigint };
  restUntilMs: number;
  excluded: { fromMs: number; untilMs: number } | null;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const now = () => server.clock.now().getTime();
const dayOf = (ms: number) => Math.floor((ms + MANILA_MS) / DAY_MS);

async function newLife(): Promise<Life> {
  const { uid } = await newGambler(server, { cashCentavos: 1_000_000n });
  const none = () => ({ most: null, pending: null });
  return {
    uid,
    limits: { bet: none(), day: none() },
    staked: { day: 0, sum: 0n },
    restUntilMs: 0,
    excluded: null,
  };
}

/** Sessions end after weeks without a visit. */
const enter = async ({ uid }: Life) => ({
  uid,
  token: await openSession(server.db, uid, server.clock.now()),
});

/** What is in force now: a raise or removal counts a day after it was asked for, to the millisecond. */
function inForce(limit: Limit): bigint | null {
  if (limit.pending !== null && now() >= limit.pending.fromMs)
    Object.assign(limit, { most: limit.pending.most, pending: null });
  return limit.most;
}

/** The code with which a stake is answered. */
function expectedCode(life: Life, stake: bigint): string {
  const { excluded, restUntilMs, limits, staked } = life;
  if (excluded !== null && now() < excluded.untilMs) return '40303';
  if (now() < restUntilMs) return '40304';
  const today = staked.day === dayOf(now()) ? staked.sum : 0n;
  const [perBet, perDay] = [inForce(limits.bet), inForce(limits.day)];
  const isOver = (perBet !== null && stake > perBet) || (perDay !== null && today + stake > perDay);
  return isOver ? '42205' : '00000';
}

/** The instants at which something of a life changes: a bet a millisecond before and one at each must differ. */
const bordersOf = ({ limits, restUntilMs, excluded }: Life): readonly number[] => [
  ...Object.values(limits).flatMap(({ pending }) => (pending === null ? [] : [pending.fromMs])),
  restUntilMs,
  excluded?.untilMs ?? 0,
];

async function play(life: Life, random: Random): Promise<void> {
  const player = await enter(life);
  const stake = BigInt(1 + random.below(20)) * 100n;
  const expected = expectedCode(life, stake);
  const where = `${life.uid} stakes ${stake} at ${server.clock.now().toISOString()}`;
  expect(await bet(server, player, stake), where).toBe(expected);
  if (expected !== '00000') return;
  const day = dayOf(now());
  life.staked = { day, sum: (life.staked.day === day ? life.staked.sum : 0n) + stake };
}

async function setLimit(life: Life, random: Random): Promise<void> {
  const my = care(server, await enter(life));
  const period = random.pick(['bet', 'day'] as const);
  const limit = life.limits[period];
  const most = random.chance(20)
    ? null
    : BigInt(period === 'bet' ? 1 + random.below(20) : 5 + random.below(60)) * 100n;
  const before = inForce(limit);
  expect((await my.limit('stake', period, most === null ? null : `${most / 100n}`)).status).toBe(200);
  const isLower = most !== null && (before === null || most <= before);
  if (isLower) Object.assign(limit, { most, pending: null });
  else if (before !== null) limit.pending = { most, fromMs: now() + DAY_MS };
}

async function rest(life: Life, random: Random): Promise<void> {
  const hours = random.pick([24, 24, 24, 168] as const);
  const untilMs = now() + hours * HOUR_MS;
  const isLonger = untilMs > Math.max(now(), life.restUntilMs);
  const { code } = await care(server, await enter(life)).rest(hours);
  expect(code).toBe(isLonger ? '00000' : '40902');
  if (isLonger) life.restUntilMs = untilMs;
}

async function exclude(life: Life): Promise<void> {
  const player = await enter(life);
  const { reply } = await care(server, player).exclude(6);
  const untilMs = Date.parse(reply.exclusion?.until ?? '');
  expect(untilMs - now()).toBeGreaterThanOrEqual(180 * DAY_MS);
  life.excluded = { fromMs: now(), untilMs };
  server.clock.advance(1_000);
  for (const token of [player, await enter(life)])
    expect(await bet(server, token), 'a second later').toBe('40303');
  expect((await care(server, player).lift()).code, 'the first six months are firm').toBe('40306');
}

/** Money comes in where play is open, and goes out at any time. */
async function moveMoney(life: Life): Promise<void> {
  const { uid, token } = await enter(life);
  const body = { amount: pesos('100'), channelId: 'qrph' };
  const expected = expectedCode(
    { ...life, limits: { bet: { most: null, pending: null }, day: { most: null, pending: null } } },
    0n,
  );
  const ordered = await server.send(moneyCalls.recharge, body, { token });
  expect(ordered.code).toBe(expected);
  if (expected === '00000') {
    await server.send(moneyCalls.cancelOrder, { orderId: ordered.reply.orderId }, { token });
    const reference = `in ${now()}`;
    await deposit(server.db, { uid, amountCentavos: centavos(50_000n), reference, now: server.clock.now() });
  }
  const legs = [{ from: 'cash', to: 'hold', amount: 100n }] as const;
  const out = await post(server.db, {
    uid,
    kind: 'withdrawal',
    reference: `out ${now()}`,
    legs,
    now: server.clock.now(),
  });
  expect(out.isNew).toBe(true);
}

/** The next instant: a few hours later, or the next border or the millisecond before it. */
function stepTo(lives: readonly Life[], random: Random): number {
  const laterMs = now() + Math.ceil(random.below(6 * 3_600) * 1_000) + HOUR_MS;
  const borders = lives.flatMap(bordersOf).flatMap((ms) => [ms - 1, ms]);
  return Math.min(laterMs, ...borders.filter((ms) => ms > now()));
}

it(
  `keeps to every limit, break and exclusion for ${DAYS} days`,
  async () => {
    server.clock.freeze(START);
    // Partitions of that time are made before anything is written to them.
    await runJobs(server);
    const random = createRandom(SEED);
    const lives: Life[] = [];
    for (let n = 0; n < PLAYERS; n += 1) lives.push(await newLife());
    const counts: Record<string, number> = {};
    const note = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    const endMs = START.getTime() + DAYS * DAY_MS;
    // Every kind happens in a short run as well: one rests, one excludes themselves.
    for (const [index, life] of lives.entries()) {
      if (index === 0) await exclude(life);
      if (index === 1) await rest(life, random);
      if (index > 1) await setLimit(life, random);
    }
    while (now() < endMs) {
      const isBorder = lives.flatMap(bordersOf).some((ms) => now() === ms || now() === ms - 1);
      for (const life of lives) {
        await play(life, random);
        note(isBorder ? 'bets at a border' : 'bets');
        const roll = random.below(1_000);
        if (roll < 60) await setLimit(life, random);
        else if (roll < 75) await rest(life, random);
        else if (roll < 76 && (life.excluded === null || now() >= life.excluded.untilMs)) await exclude(life);
        else if (roll < 120) await moveMoney(life);
        else continue;
        note('other calls');
      }
      server.clock.freeze(new Date(stepTo(lives, random)));
    }
    console.log(`${DAYS} days, seed ${SEED}: ${JSON.stringify(counts)}`);
    expect(counts['bets at a border']).toBeGreaterThan(0);
    for (const life of lives) {
      const state = (await server.send(saferPlayCalls.state, {}, { token: (await enter(life)).token })).reply;
      const most = state.limits
        .filter(({ kind, period }) => kind === 'stake' && period === 'day')
        .map((limit) => limit.most);
      expect(most).toEqual(inForce(life.limits.day) === null ? [] : [life.limits.day.most]);
    }
  },
  60_000 + DAYS * DAY_TAKES_MS,
);
