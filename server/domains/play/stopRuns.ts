import type { Queryable } from '../../db/database';

/** Ends all active runs of everybody. No server runs. */
export async function stopEveryRun(transaction: Queryable, now: Date): Promise<void> {
  await transaction.query({
    name: 'play-runs-stop-all',
    text: "UPDATE play_runs SET ended = 'stopped', ended_at = $1 WHERE ended IS NULL",
    values: [now],
  });
}

/** Ends all active runs of a player. The caller has locked the player. */
export async function stopRuns(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await transaction.query({
    name: 'play-runs-stop',
    text: `UPDATE play_runs SET ended = 'stopped', ended_at = $2 WHERE uid = $1 AND ended IS NULL`,
    values: [uid, now],
  });
}
