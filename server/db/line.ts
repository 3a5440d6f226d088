import pg from 'pg';

/**
 * A connection of its own, for what lives and dies with one: notifications and advisory locks. It never
 * connects again; whoever needs it longer opens another.
 */
export interface Line {
  query<Row>(statement: { readonly text: string; readonly values?: readonly unknown[] }): Promise<Row[]>;
  close(): Promise<void>;
}

export interface LineHandlers {
  /** Told of each notification, with the text that came with it. */
  readonly onNotice: (text: string) => void;
  /** The connection has ended, whoever ended it. Called once, and not after `close`. */
  readonly onEnd: () => void;
}

const CONNECT_MAX_MS = 2_000;
/** Less than a lease lasts: a database that does not answer is as good as gone. */
const QUERY_MAX_MS = 1_500;

/** Opens a line that listens on a channel. Throws when the database cannot be reached. */
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
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    query: async <Row>(statement: object) => (await client.query(statement as pg.QueryConfig)).rows as Row[],
    close,
  };
}
