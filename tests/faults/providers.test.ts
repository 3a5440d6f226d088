import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerCalls } from '../../contract/providers';
import { systemClock } from '../../server/context';
import type { Queryable } from '../../server/db/database';
import { balances } from '../../server/ledger/balances';
import { audit } from '../ledger/audit';
import { type Gambler, newGambler } from '../ledger/gamblers';
import { createRandom } from '../ledger/simulation/random';
import { PROVIDERS, secretOf, tokenIn } from '../support/wallet';
import { startTestSystem, type TestSystem } from './testSystem';

const PROVIDER = 'JILI';
const START_CENTAVOS = 10_000n;
/** An advisory lock that nothing else uses. */
const LOCK_ID = 77;

/**
 * Where the call is when the server dies: before its player is locked, before its last statement ends, and
 * during the commit.
 */
const POINTS = ['waiting', 'undone', 'committing'] as const;
type Point = (typeof POINTS)[number];

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(createRandom(1), createRandom(2), { PROVIDERS, LIVE_TABLES: 'off' });
  const statements = [
    'CREATE TABLE hold_plan (point text NOT NULL)',
    `CREATE FUNCTION hold_here() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF EXISTS (SELECT FROM hold_plan WHERE point = TG_ARGV[0]) THEN
         PERFORM pg_advisory_xact_lock(${LOCK_ID});
       END IF;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER hold_undone AFTER INSERT ON provider_transactions
       FOR EACH ROW EXECUTE FUNCTION hold_here('undone')`,
    `CREATE CONSTRAINT TRIGGER hold_committing AFTER INSERT ON provider_transactions
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_here('committing')`,
  ];
  for (const text of statements) await system.db.query({ text });
});
afterAll(async () => {
  await system.close();
});

interface WalletAnswer {
  readonly status: number;
  readonly code: string;
  readonly text: string;
  readonly data: Readonly<Record<string, string>> | null;
}

/** One try; null if the server died. */
async function callWallet(call: string, body: object): Promise<WalletAnswer | null> {
  const path = `/provider/${call}`;
  const text = JSON.stringify(body);
  const seconds = Math.floor(Date.now() / 1_000);
  const mac = createHmac('sha256', secretOf(PROVIDER)).update(`${seconds}.${path}.${text}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-provider': PROVIDER,
    'x-signature': `t=${seconds},v1=${mac}`,
  };
  try {
    const response = await fetch(system.url + path, { method: 'POST', headers, body: text });
    const said = await response.text();
    const { code, data } = JSON.parse(said) as Pick<WalletAnswer, 'code' | 'data'>;
    return { status: response.status, code, text: said, data };
  } catch {
    return null;
  }
}

/** Retries until the answer is final. */
async function insist(call: string, body: object): Promise<WalletAnswer> {
  let answer: WalletAnswer | null = null;
  await expect
    .poll(async () => {
      answer = await callWallet(call, body);
      return answer !== null && (answer as WalletAnswer).status < 500;
    })
    .toBe(true);
  return answer as unknown as WalletAnswer;
}

/** Opens a session for a player, and gives the fields that every provider call contains. */
async function openSession({ token }: Gambler) {
  let url: string | null = null;
  const launch = async () => {
    const launched = await fetch(system.url + providerCalls.launch.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ gameProvider: PROVIDER, gameId: '101' }),
    });
    const { data } = (await launched.json()) as { data: { url: string } | null };
    url = data?.url ?? null;
    return url;
  };
  // The server may still be starting.
  await expect.poll(() => launch().catch(() => null)).not.toBeNull();
  const opened = await insist('session', { token: tokenIn(url) });
  const { session = '', playerId = '' } = opened.data ?? {};
  return { session, playerId, gameId: '101', currency: 'PHP' };
}

interface Step {
  readonly call: 'bet' | 'win' | 'rollback';
  readonly id: string;
  readonly about?: string;
  readonly round: string;
  readonly pesos?: string;
}

/** Bets that win, lose, are rolled back, arrive after their rollback, and exceed the balance. */
const STEPS: readonly Step[] = [
  { call: 'bet', id: 'b1', round: 'won', pesos: '10.00' },
  { call: 'win', id: 'w1', about: 'b1', round: 'won', pesos: '25.50' },
  { call: 'bet', id: 'b2', round: 'back', pesos: '20.00' },
  { call: 'rollback', id: 'r2', about: 'b2', round: 'back' },
  { call: 'rollback', id: 'r3', about: 'b3', round: 'late' },
  { call: 'bet', id: 'b3', round: 'late', pesos: '5.00' },
  { call: 'bet', id: 'b4', round: 'high', pesos: '9999.00' },
  { call: 'bet', id: 'b5', round: 'lost', pesos: '7.25' },
  { call: 'win', id: 'w5', about: 'b5', round: 'lost', pesos: '0' },
];
const CODES = ['00000', '00000', '00000', '00000', '00000', '40909', '42200', '00000', '00000'];
/** 100.00 - 10.00 + 25.50 - 20.00 + 20.00 - 7.25 */
const END_CENTAVOS = 10_825n;

/** Waits until a statement of the server waits for our lock. */
const untilHeld = (hand: Queryable) =>
  expect
    .poll(async () => {
      const rows = await hand.query({
        text: `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      });
      return rows.length;
    })
    .toBeGreaterThan(0);

/** Sends a call and kills the server while it waits at the point. */
async function killAt(point: Point, uid: number, send: () => Promise<WalletAnswer | null>): Promise<void> {
  if (point !== 'waiting')
    await system.db.query({ text: 'INSERT INTO hold_plan VALUES ($1)', values: [point] });
  let lost: Promise<WalletAnswer | null> = Promise.resolve(null);
  await system.db.transaction(async (hand) => {
    const text =
      point === 'waiting' ? `SELECT ledger_lock(ARRAY[${uid}])` : `SELECT pg_advisory_xact_lock(${LOCK_ID})`;
    await hand.query({ text });
    lost = send();
    await untilHeld(hand);
    await system.inflict('killServer');
  });
  expect(await lost).toBeNull();
  await system.db.query({ text: 'DELETE FROM hold_plan' });
}

/** What a game leaves in the ledger and the provider tables, without values that differ per player. */
async function booksOf(uid: number, play: string) {
  const name = (column: string) => `replace(${column}, '${play}-', '')`;
  const transactions = await system.db.query({
    text: `
      SELECT kind, ${name('transaction_id')} AS id, ${name('bet_id')} AS about, amount, cash, is_refused, status
      FROM provider_transactions WHERE uid = $1 ORDER BY id`,
    values: [uid],
  });
  const rounds = await system.db.query({
    text: `
      SELECT ${name('round_id')} AS round, stake, payout, state FROM provider_rounds
      WHERE uid = $1 ORDER BY round`,
    values: [uid],
  });
  const { cashCentavos, bonusCentavos, turnoverCentavos } = await balances(system.db, uid);
  return { transactions, rounds, cashCentavos, bonusCentavos, turnoverCentavos };
}

/** Plays all steps, and kills the server at a point of each; with null it is never killed. */
async function play(point: Point | null) {
  const player = await newGambler(
    { db: system.db, clock: systemClock },
    { cashCentavos: START_CENTAVOS, clientSeed: null },
  );
  const seat = await openSession(player);
  const name = randomBytes(6).toString('hex');
  const codes: string[] = [];
  for (const { call, id, about, round, pesos } of STEPS) {
    const body = {
      ...seat,
      transactionId: `${name}-${id}`,
      roundId: `${name}-${round}`,
      ...(about === undefined ? {} : { betTransactionId: `${name}-${about}` }),
      ...(pesos === undefined ? {} : { amount: pesos }),
      ...(call === 'win' ? { closesRound: true } : {}),
    };
    if (point !== null) await killAt(point, player.uid, () => callWallet(call, body));
    const answer = await insist(call, body);
    codes.push(answer.code);
    expect((await insist(call, body)).text, `${call} ${id} again`).toBe(answer.text);
  }
  expect(codes).toEqual(CODES);
  return booksOf(player.uid, name);
}

it('a server killed during every bet, win and rollback leaves the same records as one that is never killed', async () => {
  const undisturbed = await play(null);
  expect(undisturbed.cashCentavos).toBe(END_CENTAVOS);
  expect(undisturbed.transactions).toHaveLength(STEPS.length);
  for (const point of POINTS) {
    expect(await play(point), point).toEqual(undisturbed);
    expect(await audit(system.db), point).toEqual([]);
  }
}, 300_000);
