import type { Database, Statement } from '../../../server/db/database';

/** What happens to the next statement that moves money. */
export type Fault = 'none' | 'neverSent' | 'answerLost';

export class ConnectionLost extends Error {
  constructor() {
    super('Connection terminated unexpectedly');
  }
}

/** A connection that fails on demand. The database behind it is real. */
export interface FaultyDatabase extends Database {
  readonly breakNext: (fault: Fault) => void;
}

const MOVES_MONEY = new Set(['play-bet', 'ledger-post', 'bonus-grant']);

export function withFaults(db: Database): FaultyDatabase {
  let next: Fault = 'none';
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (next === 'neverSent') {
      next = 'none';
      throw new ConnectionLost();
    }
    const result = await work();
    // A bet refused for a stale pair has changed nothing; the answer to lose is the next one.
    if (next === 'none' || isStale(result)) return result;
    next = 'none';
    throw new ConnectionLost();
  };
  return {
    breakNext: (fault) => {
      next = fault;
    },
    query: <Row>(statement: Statement) =>
      MOVES_MONEY.has(statement.name ?? '')
        ? guarded(() => db.query<Row>(statement))
        : db.query<Row>(statement),
    transaction: (work) => guarded(() => db.transaction(work)),
    line: (channel, handlers) => db.line(channel, handlers),
    close: () => db.close(),
  };
}

const isStale = (result: unknown): boolean =>
  Array.isArray(result) && (result[0] as { outcome?: string } | undefined)?.outcome === 'stale';
