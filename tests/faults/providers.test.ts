import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerCalls } from '../../contract/providers';
import { systemClock } from '../../server/context';
import { openDatabase, type Queryable } from '../../server/db/database';
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
/** Longer than a busy machine needs until every call is at its point; a statement that fails would end the locks. */
const HAND_PATIENCE_MS = 60_000;
const RETRY_MS = 20;

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
    'CREATE TABLE hold_plan (uid integer NOT NULL, point text NOT NULL)',
    `CREATE FUNCTION hold_here() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF EXISTS (SELECT FROM hold_plan WHERE uid = NEW.uid AND point = TG_ARGV[0]) THEN
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

/** Waits until the statements of these calls wait for our locks: for their player, or at their point. */
const untilHeld = (on: Queryable, calls: readonly HeldCall[]) =>
  expect
    .poll(
      async () => {
        const rows = await on.query<{ isAtPoint: boolean }>({
          text: `
            SELECT wait_event = 'advisory' AS "isAtPoint" FROM pg_stat_activity
            WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        });
        return rows.map(({ isAtPoint }) => isAtPoint).toSorted();
      },
      { timeout: HAND_PATIENCE_MS },
    )
    .toEqual(calls.map(({ point }) => point !== 'waiting').toSorted());

/** A call of a player, and where it is when the server dies. */
interface HeldCall {
  readonly uid: number;
  readonly point: Point;
  readonly send: () => Promise<WalletAnswer | null>;
}

/**
 * Sends calls of different players and kills the server while each waits at its point. A server that has just been started
 * may refuse a call as busy, and a kept connection may belong to the one before: such a call is sent again.
 */
async function killAt(calls: readonly HeldCall[]): Promise<void> {
  for (const { uid, point } of calls)
    await system.db.query({ text: 'INSERT INTO hold_plan VALUES ($1, $2)', values: [uid, point] });
  const locked = calls.filter(({ point }) => point === 'waiting').map(({ uid }) => uid);
  let isKilled = false;
  const sendUntilHeld = async (send: HeldCall['send']): Promise<WalletAnswer | null> => {
    for (;;) {
      const answer = await send();
      const isRefused = answer === null || answer.status >= 500;
      if (isKilled || !isRefused) return answer;
      await sleep(RETRY_MS);
    }
  };
  let lost: Promise<WalletAnswer | null>[] = [];
  const hand = openDatabase({ url: system.databaseUrl, connectionsMax: 2, patienceMs: HAND_PATIENCE_MS });
  try {
    await hand.transaction(async (held) => {
      await held.query({ text: 'SELECT ledger_lock($1)', values: [locked] });
      await held.query({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK_ID] });
      lost = calls.map(({ send }) => sendUntilHeld(send));
      await untilHeld(hand, calls);
      isKilled = true;
      await system.inflict('killServer');
    });
  } finally {
    isKilled = true;
    await hand.close();
  }
  for (const [index, { point }] of calls.entries()) expect(await lost[index], point).toBeNull();
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

/** A player who takes the steps. */
interface Taker {
  readonly uid: number;
  /** Null for one whose calls are never disturbed. */
  readonly point: Point | null;
  /** Begins the names of their transactions. */
  readonly name: string;
  readonly seat: Awaited<ReturnType<typeof openSession>>;
}

async function newTaker(point: Point | null): Promise<Taker> {
  const player = await newGambler(
    { db: system.db, clock: systemClock },
    { cashCentavos: START_CENTAVOS, clientSeed: null },
  );
  return { uid: player.uid, point, name: randomBytes(6).toString('hex'), seat: await openSession(player) };
}

const bodyOf = ({ seat, name }: Taker, { call, id, about, round, pesos }: Step) => ({
  ...seat,
  transactionId: `${name}-${id}`,
  roundId: `${name}-${round}`,
  ...(about === undefined ? {} : { betTransactionId: `${name}-${about}` }),
  ...(pesos === undefined ? {} : { amount: pesos }),
  ...(call === 'win' ? { closesRound: true } : {}),
});

/** Has each player take all steps; the server is killed during each step, at the point of every player who has one. */
async function play(takers: readonly Taker[]): Promise<void> {
  for (const [index, step] of STEPS.entries()) {
    const { call, id } = step;
    const held = takers.flatMap((taker): HeldCall[] =>
      taker.point === null
        ? []
        : [{ uid: taker.uid, point: taker.point, send: () => callWallet(call, bodyOf(taker, step)) }],
    );
    if (held.length > 0) await killAt(held);
    for (const taker of takers) {
      const answer = await insist(call, bodyOf(taker, step));
      expect(answer.code, `${call} ${id}, ${taker.point}`).toBe(CODES[index]);
      expect((await insist(call, bodyOf(taker, step))).text, `${call} ${id} again`).toBe(answer.text);
    }
  }
}

it('a server killed during every bet, win and rollback leaves the same records as one that is never killed', async () => {
  const undisturbed = await newTaker(null);
  await play([undisturbed]);
  const books = await booksOf(undisturbed.uid, undisturbed.name);
  expect(books.cashCentavos).toBe(END_CENTAVOS);
  expect(books.transactions).toHaveLength(STEPS.length);
  const takers: Taker[] = [];
  for (const point of POINTS) takers.push(await newTaker(point));
  await play(takers);
  for (const { uid, name, point } of takers) expect(await booksOf(uid, name), `${point}`).toEqual(books);
  expect(await audit(system.db)).toEqual([]);
}, 300_000);
