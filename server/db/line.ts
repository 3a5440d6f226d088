import pg from 'pg';

/**
 * A dedicated connection, for notifications and advisory locks, which end with it. It never reconnects; open
 * another one if it ends.
 */
export interface Line {
  query<Row>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values?: readonly unknown[];
  }): Promise<Row[]>;
  close(): Promise<void>;
}

export interface LineHandlers {
  /** Called for each notification, with its payload. */
  readonly onNotice: (text: string) => void;
  /** Called once when the connection has ended, but not after `close`. */
  readonly onEnd: () => void;
}

const CONNECT_MAX_MS = 2_000;
/** Timeout, shorter than a lease: a database that does not answer counts as lost. */
const QUERY_MAX_MS = 1_500;
/** How long a statement waits for a lock. A line serves many: one row that is held must not count as a lost database. */
export const LINE_LOCK_MAX_MS = 300;

/** Opens a connection that listens on a channel. Throws when the database cannot be reached. */
export async function openLine(
  config: pg.ClientConfig,
  channel: string,
  { onNotice, onEnd }: LineHandlers,
): Promise<Line> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: CONNECT_MAX_MS,
    query_timeout: QUERY_MAX_MS,
    keepAlive: true,
  });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  client.on('error', end);
  client.on('end', end);
  client.on('notification', ({ payload }) => {
    if (!isOver) onNotice(payload ?? '');
  });
  const close = async () => {
    isOver = true;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query(`SET lock_timeout = ${LINE_LOCK_MAX_MS}; LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    query: async <Row>(statement: object) => (await client.query(statement as pg.QueryConfig)).rows as Row[],
    close,
  };
}
