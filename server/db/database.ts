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

/** Where SQL can be run: the database itself, or one transaction on it. int8 columns arrive as bigint. */
export interface Queryable {
  query<Row>(statement: Statement): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one READ COMMITTED transaction: commits when it returns, rolls back when it throws.
   * `work` may run up to six times, because a deadlock or serialization failure starts it again; it must
   * have no effect but SQL.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Opens a connection beside the pool that listens on a channel. */
  line(channel: string, handlers: LineHandlers): Promise<Line>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connectionsMax: number;
  /** Told of connections that broke while idle. */
  readonly onError?: (error: Error) => void;
  /** How long a call waits for the database before it is answered with "busy". */
  readonly patienceMs?: number;
  /** Told of each statement that took `slowMs` or longer. */
  readonly onSlow?: (slow: SlowStatement) => void;
  readonly slowMs?: number;
}

/** A statement that took long, failed ones too. Never its values: they belong to players. */
export interface SlowStatement {
  /** Of the prepared statement; null for one without a name. */
  readonly name: string | null;
  /** From asking for it to its answer; outside a transaction the wait for a free connection is part of it. */
  readonly ms: number;
  /** How many rows it returned or changed; null where it failed. */
  readonly rows: number | null;
}

/** The usual patience: a call is answered within five seconds in all. */
const PATIENCE_MS = 4_000;
const RETRIES_MAX = 5;
/** Serialization failure and deadlock: PostgreSQL undid the work, and trying again is the remedy. */
const RETRIED = new Set(['40001', '40P01']);

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const DATE = 1082;

const readTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY as number, 'text');

/** Reads int8 as bigint, and dates as they are written, because a date has no time zone. */
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

/** Opens a pool on any PostgreSQL. Nothing is connected until the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const patienceMs = options.patienceMs ?? PATIENCE_MS;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax,
    types,
    application_name: 'peryahan',
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    lock_timeout: patienceMs,
    idle_in_transaction_session_timeout: 2 * patienceMs,
    // Half-open connections never answer: give up a little after the server should have.
    query_timeout: patienceMs + 1_000,
    keepAlive: true,
  });
  pool.on('error', (error) => options.onError?.(error));
  const run = timed(options);
  return {
    query: (statement) => withRetry(() => run(pool, statement)),
    transaction: (work) => withRetry(() => transact(pool, run, work)),
    line: (channel, handlers) =>
      openLine(
        { connectionString: options.url, types, application_name: `peryahan live ${process.pid}` },
        channel,
        handlers,
      ),
    close: () => pool.end(),
  };
}

type Run = <Row>(on: pg.Pool | pg.PoolClient, statement: Statement) => Promise<Row[]>;

/** Runs statements and tells of the slow ones. */
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
  // Between two queries nobody waits for the connection: without a listener its end would end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work({ query: (statement) => run(client, statement) });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (isReadTimeout(error)) broken = error;
    else await client.query('ROLLBACK').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    // A connection that could not roll back is not given to the next caller.
    client.release(broken);
  }
}

/** The driver gave up waiting; whatever comes over this connection later belongs to nobody. */
const isReadTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries === RETRIES_MAX || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await sleep(randomInt(2, 10 * 2 ** retries));
    }
  }
}

/** The five characters of SQLSTATE that PostgreSQL gave an error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
