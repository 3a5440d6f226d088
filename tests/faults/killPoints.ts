import { expect } from 'vitest';
import type { Queryable } from '../../server/db/database';
import { openDatabase } from '../../server/db/database';

/** First key of the advisory locks at which calls are held; the second one is the player. */
const LOCK_CLASS = 77;

/** What the steps of a withdrawal write: every row is a point to stop at. */
const TABLES = [
  'tries',
  'ledger_accounts',
  'ledger_entries',
  'ledger_references',
  'ledger_answers',
  'payout_accounts',
  'withdrawals',
  'withdrawal_states',
  'payouts',
  'sandbox_payouts',
  'payment_events',
  'messages',
];
/** At least one of them is written in each transaction of a step: a point to stop at while it commits. */
const AT_COMMIT = ['withdrawals', 'payouts', 'sandbox_payouts', 'payment_events'];

/** Holding takes less than this: a statement that waits for 4 seconds is given up by the server. */
const HOLD_MAX_MS = 3_000;
/** Longer than any wave takes. */
const HAND_PATIENCE_MS = 60_000;

/** Lets a call be held at any row that it writes for a player, and at any of its commits, counted from 1. */
export async function installKillPoints(db: Queryable): Promise<void> {
  const statements = [
    'CREATE TABLE kill_points (uid integer PRIMARY KEY, point integer NOT NULL)',
    `CREATE FUNCTION kill_point() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       line jsonb := to_jsonb(NEW);
       player integer;
       planned integer;
     BEGIN
       player := coalesce((line ->> 'uid')::integer, substring(line ->> 'key' FROM '^withdraw:(\\d+)$')::integer, (
         SELECT uid FROM withdrawals
         WHERE 'CO' || number IN ('CO' || (line ->> 'number'), line ->> 'reference', line ->> 'order_id')));
       SELECT point INTO planned FROM kill_points WHERE uid = player;
       -- A sequence counts on when its transaction is rolled back.
       IF FOUND AND nextval('kill_point_' || player) = planned THEN
         PERFORM pg_advisory_xact_lock_shared(${LOCK_CLASS}, player);
       END IF;
       RETURN NULL;
     END $$`,
    ...TABLES.map(
      (table) =>
        `CREATE TRIGGER kill_point AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION kill_point()`,
    ),
    ...AT_COMMIT.map(
      (table) =>
        `CREATE CONSTRAINT TRIGGER kill_point_at_commit AFTER INSERT OR UPDATE ON ${table}
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION kill_point()`,
    ),
  ];
  for (const text of statements) await db.query({ text });
}

/** Plans to hold the player's next call at a point; at 0 the points are only counted. */
export async function planPoint(on: Queryable, uid: number, point: number): Promise<void> {
  await on.query({ text: `CREATE SEQUENCE kill_point_${uid}` });
  await on.query({ text: 'INSERT INTO kill_points VALUES ($1, $2)', values: [uid, point] });
}

/** How many points the player's calls have passed since they were planned. */
export async function pointsPassed(on: Queryable, uid: number): Promise<number> {
  const [row] = await on.query<{ count: bigint }>({
    text: `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS count FROM kill_point_${uid}`,
  });
  return Number(row?.count ?? 0);
}

/**
 * Starts calls, kills the processes that answer them while each call is held at its point, and resolves once nothing of
 * the calls is left in the database. Returns the players whose calls were held: on a slow machine some may be late.
 */
export async function killHeld(
  databaseUrl: string,
  uids: readonly number[],
  start: () => void,
  kill: () => Promise<unknown>,
): Promise<ReadonlySet<number>> {
  const hand = openDatabase({ url: databaseUrl, connectionsMax: 2, patienceMs: HAND_PATIENCE_MS });
  try {
    const held = await hand.transaction(async (tx) => {
      for (const uid of uids) {
        await tx.query({ text: 'SELECT pg_advisory_xact_lock($1, $2)', values: [LOCK_CLASS, uid] });
      }
      start();
      const giveUpMs = Date.now() + HOLD_MAX_MS;
      let waiting = await waitingCalls(hand);
      while (waiting.length < uids.length && Date.now() < giveUpMs) waiting = await waitingCalls(hand);
      await kill();
      return waitingCalls(hand);
    });
    // A statement that was held or on its way goes on; its connection ends when it finds nobody to answer.
    await expect.poll(() => areGone(hand, held)).toBe(true);
    await hand.query({ text: 'DELETE FROM kill_points WHERE uid = ANY ($1)', values: [uids] });
    return new Set(held.map(({ uid }) => uid));
  } finally {
    await hand.close();
  }
}

interface Waiting {
  readonly uid: number;
  readonly pid: number;
}

const waitingCalls = (on: Queryable): Promise<Waiting[]> =>
  on.query<Waiting>({
    text: `
      SELECT objid::integer AS uid, pid FROM pg_locks
      WHERE locktype = 'advisory' AND classid = $1 AND NOT granted`,
    values: [LOCK_CLASS],
  });

async function areGone(on: Queryable, held: readonly Waiting[]): Promise<boolean> {
  const rows = await on.query({
    text: `
      SELECT FROM pg_stat_activity
      WHERE pid = ANY ($1)
        OR (datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND state <> 'idle')`,
    values: [held.map(({ pid }) => pid)],
  });
  return rows.length === 0;
}
