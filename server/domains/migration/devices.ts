import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { Device } from '../players/sessions';
import { networkOf } from '../players/tries';

/** How long a log-in in a child app says which account a device means. */
const KEPT_DAYS = 30;

/**
 * Notes a log-in in a child app. Does nothing in the main app, for a device that names no record, and for an account that was
 * closed meanwhile.
 */
export async function noteChildLogIn(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  uid: number,
  { deviceInfoId, ip }: Device,
): Promise<void> {
  if (config.childCode === null || deviceInfoId === undefined) return;
  const now = clock.now();
  await db.query({
    name: 'child-log-ins-note',
    text: `
      INSERT INTO child_log_ins (device_info_id, uid, network, seen_at)
      SELECT $1, open.uid, $3, $4 FROM (
        SELECT uid FROM players WHERE uid = $2 AND closed_at IS NULL FOR SHARE) AS open
      ON CONFLICT (device_info_id, uid) DO UPDATE SET network = excluded.network, seen_at = excluded.seen_at`,
    values: [deviceInfoId, uid, networkOf(ip), now],
  });
  await db.query({
    name: 'child-log-ins-forget',
    text: `
      DELETE FROM child_log_ins WHERE (device_info_id, uid) IN (
        SELECT device_info_id, uid FROM child_log_ins WHERE seen_at < $1::timestamptz - $2 * interval '1 day'
        ORDER BY seen_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    values: [now, KEPT_DAYS],
  });
}

/**
 * The account of a child app that a device logged in to last; null where there is none. Only from the network of that
 * log-in: whoever has copied the id of a device elsewhere learns nothing.
 */
export async function lastChildLogIn(
  on: Queryable,
  { deviceInfoId, ip }: Pick<Device, 'deviceInfoId' | 'ip'>,
  now: Date,
): Promise<number | null> {
  if (deviceInfoId === undefined) return null;
  const [row] = await on.query<{ uid: number }>({
    name: 'child-log-ins-last',
    text: `
      SELECT l.uid FROM child_log_ins l JOIN players p USING (uid)
      WHERE l.device_info_id = $1 AND l.network = $2 AND l.seen_at >= $3::timestamptz - $4 * interval '1 day'
        AND p.home_app IS NOT NULL AND p.closed_at IS NULL
      ORDER BY l.seen_at DESC LIMIT 1`,
    values: [deviceInfoId, networkOf(ip), now, KEPT_DAYS],
  });
  return row?.uid ?? null;
}
