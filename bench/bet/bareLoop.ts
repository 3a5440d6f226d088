import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { rulebook } from '../../games/allGames';
import { playRound } from '../../games/kit/rules/round';
import { systemClock } from '../../server/context';
import type { Database, Statement } from '../../server/db/database';
import { settleStatement } from '../../server/domains/play/settleStatement';
import { type ActivePair, activePair } from '../../server/fairness/pairs';
import { colorBet, GAME, type Gambler, parsed } from '../../tests/ledger/gamblers';
import { testSeals } from '../../tests/support/seedKey';

/** Bets as SQL statements only: the cost of the database and the driver without the server. */
export interface BareLoop {
  readonly applicationName: string;
  /** Prepares the next bets, so that only sending them is measured. */
  readonly prepare: (count: number) => void;
  /** Sends the prepared bets. Throws when one is not settled. */
  readonly send: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const bet = parsed(colorBet(100n));

export async function createBareLoop(
  url: string,
  db: Database,
  players: readonly Gambler[],
  atOnce: number,
): Promise<BareLoop> {
  const applicationName = 'bare loop';
  const pool = new pg.Pool({
    connectionString: url,
    max: atOnce,
    application_name: applicationName,
    idleTimeoutMillis: 0,
  });
  const tables = await Promise.all(players.map((player) => tableOf(db, player)));
  let next = 0;
  let prepared: Statement[] = [];

  const draw = (): Statement => {
    const table = tables[next % tables.length];
    next += 1;
    if (table === undefined) throw new Error('there are no players');
    const { uid, sessionId, pair } = table;
    const round = playRound(rulebook[GAME], bet, pair);
    table.pair = { ...pair, nonce: pair.nonce + 1 };
    const key = randomBytes(16).toString('base64url');
    const bodyHash = randomBytes(32).toString('hex');
    return settleStatement({
      player: { uid, sessionId },
      key,
      bodyHash,
      pair,
      round,
      now: systemClock.now(),
      cycleMs: 0,
    });
  };
  const lane = async () => {
    for (let statement = prepared.pop(); statement !== undefined; statement = prepared.pop()) {
      const { rows } = await pool.query(statement as pg.QueryConfig);
      if (rows[0]?.outcome !== 'settled') throw new Error(`a bare bet ended as ${rows[0]?.outcome}`);
    }
  };
  return {
    applicationName,
    prepare: (count) => {
      prepared = Array.from({ length: count }, draw).reverse();
    },
    send: async () => {
      await Promise.all(Array.from({ length: atOnce }, lane));
    },
    close: () => pool.end(),
  };
}

interface Table {
  readonly uid: number;
  readonly sessionId: string;
  pair: ActivePair;
}

async function tableOf(db: Database, { uid }: Gambler): Promise<Table> {
  const pair = await activePair(db, testSeals.pairSeals, { uid, game: GAME });
  const [session] = await db.query<{ sessionId: string }>({
    text: 'SELECT session_id AS "sessionId" FROM sessions WHERE uid = $1',
    values: [uid],
  });
  if (pair === null || session === undefined) throw new Error(`player ${uid} has no seeds or no session`);
  return { uid, sessionId: session.sessionId, pair };
}
