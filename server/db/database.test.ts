import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/server';
import { refusalFor } from '../http/errors';
import { openDatabase, type Queryable, type SlowStatement, sqlState } from './database';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.query({
    text: 'CREATE TABLE counters (id int PRIMARY KEY, n int8 NOT NULL CHECK (n >= 0))',
  });
});
afterAll(() => server.close());

const counter = async (id: number): Promise<bigint | undefined> =>
  (await server.db.query<{ n: bigint }>({ text: 'SELECT n FROM counters WHERE id = $1', values: [id] }))[0]
    ?.n;

const add = (on: Queryable, id: number, n: bigint) =>
  on.query({ name: 'test-add', text: 'UPDATE counters SET n = n + $2 WHERE id = $1', values: [id, n] });

/** Resolves when a query brings a row. */
async function until(look: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await look()).length === 0);
}

describe('values', () => {
  it('of int8 are exact, also in lists, and dates stay as they are written', async () => {
    const [row] = await server.db.query<Record<string, unknown>>({
      text: `SELECT 9007199254740993::int8 AS big, '{1,NULL,9007199254740993}'::int8[] AS list,
                    '2024-02-29'::date AS day, $1::int8 AS given`,
      values: [9_007_199_254_740_993n],
    });
    const exact = 9_007_199_254_740_993n;
    expect(row).toEqual({ big: exact, list: [1n, null, exact], day: '2024-02-29', given: exact });
  });
});

describe('a transaction', () => {
  it('that throws leaves nothing behind', async () => {
    const fault = new Error('halfway');
    const work = server.db.transaction(async (tx) => {
      await tx.query({ text: 'INSERT INTO counters VALUES (1, 1)' });
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect(await counter(1)).toBeUndefined();
  });

  it('that breaks a rule of the database leaves nothing behind and keeps the reason', async () => {
    await server.db.query({ text: 'INSERT INTO counters VALUES (2, 5)' });
    const work = server.db.transaction(async (tx) => {
      await add(tx, 2, 1n);
      await add(tx, 2, -7n);
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('23514');
    expect(await counter(2)).toBe(5n);
  });

  it('that has caught the failure of a statement has not been committed, and says so', async () => {
    await server.db.query({ text: 'INSERT INTO counters VALUES (3, 5)' });
    const work = server.db.transaction(async (tx) => {
      await add(tx, 3, 1n);
      await add(tx, 3, -7n).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await counter(3)).toBe(5n);
  });

  it('starts again after a deadlock, and both sides get through', async () => {
    await server.db.query({ text: 'INSERT INTO counters VALUES (10, 0), (11, 0)' });
    let starts = 0;
    let waiting: (() => void)[] = [];
    // Each holds one row before it requests the other's: a certain deadlock, the first time.
    const bothHoldOne = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < 2 && starts <= 2) return;
        for (const wake of waiting) wake();
        waiting = [];
      });
    const crossing = (first: number, second: number) =>
      server.db.transaction(async (tx) => {
        starts += 1;
        await add(tx, first, 1n);
        await bothHoldOne();
        await add(tx, second, 1n);
      });
    await Promise.all([crossing(10, 11), crossing(11, 10)]);
    expect(starts).toBe(3);
    expect([await counter(10), await counter(11)]).toEqual([2n, 2n]);
  });

  it('starts again when the partition of its row is attached while it waits', async () => {
    await server.db.query({
      text: `CREATE TABLE parts (n int NOT NULL) PARTITION BY RANGE (n);
             CREATE TABLE parts_default PARTITION OF parts DEFAULT;
             CREATE TABLE parts_1 (LIKE parts)`,
    });
    let inserted: Promise<unknown> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.query({ text: 'ALTER TABLE parts ATTACH PARTITION parts_1 FOR VALUES FROM (0) TO (10)' });
      inserted = server.db.query({ text: 'INSERT INTO parts VALUES (1)' });
      await until(() =>
        server.db.query({
          text: "SELECT FROM pg_locks WHERE NOT granted AND relation = 'parts_default'::regclass",
        }),
      );
    });
    await inserted;
    expect(await server.db.query({ text: 'SELECT n FROM parts_1' })).toEqual([{ n: 1 }]);
  });

  it('gives up after five more tries', async () => {
    let starts = 0;
    const work = server.db.transaction(async (tx) => {
      starts += 1;
      await tx.query({ text: "DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$" });
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('40001');
    expect(starts).toBe(6);
  });
});

describe('a lost connection', () => {
  it('fails its caller and no later one', async () => {
    const db = openDatabase({ url: server.databaseUrl, connectionsMax: 1 });
    const work = db.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid' });
      await server.db.query({ text: 'SELECT pg_terminate_backend($1)', values: [row?.pid] });
      await tx.query({ text: 'SELECT 1' });
    });
    const error = await work.catch((reason: unknown) => reason);
    expect(refusalFor(error).reason).toBe('busy');
    expect(await db.query({ text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
    await db.close();
  });
});

describe('a server that has become a standby', () => {
  it('is busy for its caller, and the next call has a new connection', async () => {
    const db = openDatabase({ url: server.databaseUrl, connectionsMax: 1 });
    const write = () => db.transaction((tx) => tx.query({ text: 'CREATE TEMPORARY TABLE written ()' }));
    await db.transaction((tx) => tx.query({ text: 'SET SESSION default_transaction_read_only = on' }));
    const error = await write().catch((reason: unknown) => reason);
    expect(sqlState(error)).toBe('25006');
    expect(refusalFor(error).reason).toBe('busy');
    await write();
    await db.close();
  });
});

describe('the timeouts of a connection', () => {
  it('are set by a statement, which a pooler passes on', async () => {
    const db = openDatabase({ url: server.databaseUrl, connectionsMax: 1, patienceMs: 1_000 });
    const rows = await db.query({
      text: `
        SELECT name, setting, source FROM pg_settings
        WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
    });
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '2000', source: 'session' },
      { name: 'lock_timeout', setting: '1000', source: 'session' },
      { name: 'statement_timeout', setting: '1000', source: 'session' },
    ]);
    await db.close();
  });
});

describe('a patient connection', () => {
  it('waits for a lock no longer than it says, whatever a statement may take', async () => {
    const options = { url: server.databaseUrl, connectionsMax: 1, patienceMs: 43_200_000, waitMaxMs: 2_000 };
    const db = openDatabase(options);
    const rows = await db.query({
      text: `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
    });
    expect(rows).toEqual([{ statement: '12h', lock: '2s' }]);
    await db.close();
  });
});

describe('a slow statement', () => {
  const slow: SlowStatement[] = [];
  let db: ReturnType<typeof openDatabase>;
  beforeAll(() => {
    db = openDatabase({
      url: server.databaseUrl,
      connectionsMax: 1,
      slowMs: 200,
      onSlow: (statement) => slow.push(statement),
    });
  });
  afterAll(() => db.close());

  it('is reported with name, time and rows, without values; a quick one is not', async () => {
    await db.query({ name: 'test-quick', text: 'SELECT 1' });
    slow.length = 0;
    const text = 'SELECT n, pg_sleep($1) FROM generate_series(1, 2) AS n WHERE $2::text IS NOT NULL';
    await db.query({ name: 'test-slow', text, values: [0.15, 'secret'] });
    expect(slow).toEqual([{ name: 'test-slow', ms: expect.any(Number), rows: 2 }]);
    expect(slow[0]?.ms).toBeGreaterThanOrEqual(300);
    expect(JSON.stringify(slow)).not.toContain('secret');
  });

  it('is reported inside a transaction, without a name, and when it fails', async () => {
    slow.length = 0;
    await db.transaction((tx) => tx.query({ text: 'SELECT pg_sleep(0.25)' }));
    const fails = db.query({
      name: 'test-fails',
      text: "DO $$ BEGIN PERFORM pg_sleep(0.25); RAISE EXCEPTION 'no'; END $$",
    });
    await expect(fails).rejects.toThrow('no');
    expect(slow.map(({ name, rows }) => [name, rows])).toEqual([
      [null, 1],
      ['test-fails', null],
    ]);
  });
});
