import type { Queryable } from '../../../db/database';

/** A process that has not told its watchers for this long has died: they no longer count. */
const LEASE_MS = 10_000;

/** Who watches a table in one process. */
export interface Watchers {
  /** Each once, however many sockets they have. */
  readonly uids: readonly number[];
  /** Sockets without a session. */
  readonly guests: number;
}

/**
 * Stores who watches a table in this process, and returns how many watch it in all processes: players, each once, and
 * sockets without a session.
 */
export async function tellWatchers(
  on: Queryable,
  { game, process }: { readonly game: string; readonly process: string },
  { uids, guests }: Watchers,
): Promise<number> {
  const [row] = await on.query<{ watching: number }>({
    name: 'live-watchers-tell',
    text: `
      WITH own AS (
        INSERT INTO live_watchers (game, process, players, guests, until)
        VALUES ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 ms')
        ON CONFLICT (game, process)
          DO UPDATE SET players = excluded.players, guests = excluded.guests, until = excluded.until
        RETURNING players, guests
      ), gone AS (
        DELETE FROM live_watchers WHERE (game, process) IN (
          SELECT game, process FROM live_watchers WHERE game = $1 AND process <> $2 AND until < clock_timestamp()
          FOR UPDATE SKIP LOCKED)
      ), told AS (
        SELECT players, guests FROM own
        UNION ALL
        SELECT players, guests FROM live_watchers
        WHERE game = $1 AND process <> $2 AND until > clock_timestamp()
      )
      SELECT ((SELECT count(DISTINCT uid) FROM told, unnest(players) AS uid)
        + (SELECT coalesce(sum(guests), 0) FROM told))::integer AS watching`,
    values: [game, process, uids, guests, LEASE_MS],
  });
  return row?.watching ?? 0;
}

/** Takes back what a process told, when it stops. */
export async function forgetWatchers(on: Queryable, process: string): Promise<void> {
  await on.query({
    name: 'live-watchers-forget',
    text: 'DELETE FROM live_watchers WHERE process = $1',
    values: [process],
  });
}

/** Whether a player watches a table, in any process. */
export async function isWatching(on: Queryable, game: string, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'live-watchers-find',
    text: `
      SELECT FROM live_watchers WHERE game = $1 AND $2 = ANY (players) AND until > clock_timestamp() LIMIT 1`,
    values: [game, uid],
  });
  return rows.length > 0;
}
