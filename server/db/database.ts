import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Line, type LineHandlers, openLine } from './line';

/** A statement. With a name it is prepared once per connection; one name must always mean one text. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  /** Arrays become PostgreSQL arrays: pass JSON as text made by JSON.stringify. */
  readonly values?: readonly unknown[];
}

/** Where SQL can run: the database itself, or one transaction on it. int8 columns arrive as bigint. */
export interface Queryable {
  query<Row>(statement: Statement): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one READ COMMITTED transaction: commits when it returns, rolls back when it throws. `work`
   * may run up to six times, because it is retried after a deadlock, a serialization failure or a
   * change of partitions under it; it must have no effects except SQL.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Opens a connection outside the pool that listens on a channel. */
  line(channel: string, handlers: LineHandlers): Promise<Line>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** The same database without a pooler between; by default `url`. Lines need it: a pooler lends connections out. */
  readonly directUrl?: string;
  readonly connectionsMax: number;
  /** Called when an idle connection breaks. */
  readonly onError?: (error: Error) => void;
  /** How long a call waits for the database before it is answered with "busy". */
  readonly patienceMs?: number;
  /** How long it waits for a connection and for a lock, where statements may take much longer; by default the same. */
  readonly waitMaxMs?: number;
  /** Called for each statement that took `slowMs` or longer. */
  readonly onSlow?: (slow: SlowStatement) => void;
  readonly slowMs?: number;
}

/** A slow statement, failed ones included. Without its values, which are players' data. */
export interface SlowStatement {
  /** Name of the prepared statement; null for one without a name. */
  readonly name: string | null;
  /** From the call to the answer; outside a transaction this includes the wait for a free connection. */
  readonly ms: number;
  /** Number of rows returned or changed; null if it failed. */
  readonly rows: number | null;
}

/** The default timeout: a call is answered within five seconds in total. */
const PATIENCE_MS = 4_000;
const RETRIES_MAX = 5;
/** Serialization failure and deadlock: PostgreSQL rolled the work back, and it may be retried. */
const RETRIED = new Set(['40001', '40P01']);
const CHECK_VIOLATION = '23514';

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const DATE = 1082;

const readTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY as number, 'text');

/** Reads int8 as bigint, and dates as text, because a date has no time zone. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === INT8) return BigInt;
      if (oid === INT8_ARRAY) {
        return (text: string) => readTexts(text).map((item) => (item === null ? null : BigInt(item)));
      }
      if (oid === DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** Opens a connection pool on any PostgreSQL. Connects on the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const patienceMs = options.patienceMs ?? PATIENCE_MS;
  const waitMaxMs = options.waitMaxMs ?? patienceMs;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax,
    types,
    application_name: 'peryahan',
    connectionTimeoutMillis: waitMaxMs,
    // Half-open connections never answer: time out a little after the server should have.
    query_timeout: patienceMs + 1_000,
    keepAlive: true,
    onConnect: (client) => setTimeouts(client, patienceMs, waitMaxMs),
  });
  pool.on('error', (error) => options.onError?.(error));
  const run = timed(options);
  return {
    query: (statement) => withRetry(() => run(pool, statement)),
    transaction: (work) => withRetry(() => transact(pool, run, work)),
    line: (channel, handlers) =>
      openLine(
        {
          connectionString: options.directUrl ?? options.url,
          types,
          application_name: `peryahan live ${process.pid}`,
        },
        channel,
        handlers,
      ),
    close: () => pool.end(),
  };
}

/** A pooler drops such settings from the start of a connection, so they are set as a statement. */
const setTimeouts = async (client: pg.ClientBase, patienceMs: number, waitMaxMs: number): Promise<void> => {
  await client.query(`
    SET statement_timeout = ${patienceMs};
    SET lock_timeout = ${waitMaxMs};
    SET idle_in_transaction_session_timeout = ${2 * patienceMs}`);
};

type Run = <Row>(on: pg.Pool | pg.PoolClient, statement: Statement) => Promise<Row[]>;

/** Runs statements and reports the slow ones. */
function timed({
  onSlow,
  slowMs = Number.POSITIVE_INFINITY,
}: Pick<DatabaseOptions, 'onSlow' | 'slowMs'>): Run {
  return async <Row>(on: pg.Pool | pg.PoolClient, statement: Statement) => {
    const askedMs = performance.now();
    let rows: number | null = null;
    try {
      const result = await on.query(statement as pg.QueryConfig);
      rows = result.rowCount;
      return result.rows as Row[];
    } finally {
      const ms = performance.now() - askedMs;
      if (ms >= slowMs) onSlow?.({ name: statement.name ?? null, ms: Math.round(ms), rows });
    }
  };
}

async function transact<T>(
  pool: pg.Pool,
  run: Run,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // An idle connection has no other listener, and an unhandled error event would end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work({ query: (statement) => run(client, statement) });
    // After a statement that failed and was caught, COMMIT rolls back, and says so in its tag alone.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed.');
    return result;
  } catch (error) {
    if (isReadTimeout(error) || isReadOnly(error)) broken = error;
    else await client.query('ROLLBACK').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    // A connection whose rollback failed must not be reused.
    client.release(broken);
  }
}

/** The driver has timed out; later data on this connection must be discarded. */
const isReadTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** The server behind this connection has become a standby; a new connection finds the primary. */
const isReadOnly = (error: unknown): error is Error => sqlState(error) === '25006';

/**
 * A statement chose the default partition for its row and waited while another transaction attached the partition that the
 * row belongs to. The next attempt finds it. The error names a table and no constraint.
 */
const hasMovedPartition = (error: unknown): boolean =>
  sqlState(error) === CHECK_VIOLATION && brokenConstraint(error) === null;

const isRetried = (error: unknown): boolean => RETRIED.has(sqlState(error) ?? '') || hasMovedPartition(error);

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries === RETRIES_MAX || !isRetried(error)) throw error;
      await sleep(randomInt(2, 10 * 2 ** retries));
    }
  }
}

/** The SQLSTATE of a PostgreSQL error; null for any other error. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** The constraint or unique index that a statement would have broken; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.constraint ?? null) : null;
}
