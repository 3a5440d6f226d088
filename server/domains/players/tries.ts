import { isIPv6 } from 'node:net';
import type { Queryable } from '../../db/database';

/** How often something may be done in a window of time, which starts with the first try. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/**
 * A window is over at its end, and as well where it ends later than one that started now: a clock was ahead. The clocks of
 * processes, and calls that wait, may differ by a minute without anybody getting more tries.
 */
const IS_OVER = `(t.window_ends <= $4 OR t.window_ends > excluded.window_ends + interval '1 minute')`;

/**
 * Counts one try, or several at once; returns false, without counting, when the limit would be passed. A single statement,
 * so that parallel tries are each counted.
 */
export async function take(on: Queryable, limit: Limit, now: Date, tries = 1): Promise<boolean> {
  const rows = await on.query({
    name: 'tries-take',
    text: `
      INSERT INTO tries AS t (key, count, window_ends) VALUES ($1, $5::int, $4::timestamptz + $3 * interval '1 ms')
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ${IS_OVER} THEN excluded.count ELSE t.count + excluded.count END,
        window_ends = CASE WHEN ${IS_OVER} THEN excluded.window_ends ELSE t.window_ends END
      WHERE ${IS_OVER} OR t.count + excluded.count <= $2
      RETURNING count`,
    values: [limit.key, limit.most, limit.windowMs, now, tries],
  });
  return rows.length === 1;
}

/**
 * Takes back one try of each limit, where the limited action did not happen. Rows are locked in the given
 * order, the same as for taking, so that no two calls deadlock.
 */
export async function giveBack(on: Queryable, limits: readonly Limit[]): Promise<void> {
  await on.query({
    name: 'tries-give-back',
    text: `
      WITH given AS (
        SELECT key FROM tries WHERE key = ANY ($1::text[]) AND count > 0
        ORDER BY array_position($1::text[], key) FOR UPDATE)
      UPDATE tries t SET count = t.count - 1 FROM given WHERE t.key = given.key`,
    values: [limits.map(({ key }) => key)],
  });
}

/** Deletes windows that ended long ago. One that begins anew at this moment stays: its call may be waiting for the caller. */
export async function forgetTries(on: Queryable, now: Date): Promise<void> {
  await on.query({
    name: 'tries-forget',
    text: `
      DELETE FROM tries WHERE key IN (
        SELECT key FROM tries WHERE window_ends < $1::timestamptz - interval '1 day'
        ORDER BY window_ends LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
    values: [now],
  });
}

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 household, because changing addresses
 * inside it costs nothing.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
