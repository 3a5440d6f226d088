import { FUNNEL_STEPS, REPORTED_MAX, type Reported } from '../../../contract/desk/usage';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { whoPaidAndPlayed } from '../../ledger/desk/players';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';

interface Row {
  readonly kind: Reported['kind'];
  readonly name: string;
  readonly day: string | null;
  readonly count: bigint;
  readonly devices: bigint;
}

/** What devices reported in the last days in Manila, today included, and how far those that opened the app came. */
export async function readUsage({ db, clock }: Pick<Context, 'db' | 'clock'>, count: number) {
  const now = clock.now();
  const today = manilaDate(now);
  const days = Array.from({ length: count }, (_, ago) => dayAfter(today, -ago));
  const since = startOf(days.at(-1) ?? today);
  const [list, funnel] = await Promise.all([reportedSince(db, since, days), funnelSince(db, since)]);
  return { list, cursor: null, funnel, at: now.toISOString() };
}

async function reportedSince(on: Queryable, since: Date, days: readonly string[]): Promise<Reported[]> {
  const rows = await on.query<Row>({
    name: 'device-reports-desk',
    text: `
      WITH told AS (
        SELECT kind, name, device_info_id, (created_at AT TIME ZONE 'Asia/Manila')::date AS day
        FROM device_reports WHERE created_at >= $1),
      most AS (
        SELECT kind, name, count(*) AS total FROM told GROUP BY kind, name ORDER BY total DESC, name LIMIT $2)
      SELECT kind, name, day, count(*) AS count, count(DISTINCT device_info_id) AS devices
      FROM told JOIN most USING (kind, name)
      GROUP BY GROUPING SETS ((kind, name, total), (kind, name, total, day))
      ORDER BY total DESC, name, kind, day DESC NULLS FIRST`,
    values: [since, REPORTED_MAX],
  });
  return rows
    .filter(({ day }) => day === null)
    .map(({ kind, name, count, devices }) => {
      const own = rows.filter((row) => row.kind === kind && row.name === name);
      return {
        id: `${kind} ${name}`,
        kind,
        name,
        count: Number(count),
        devices: Number(devices),
        days: days.map((day) => {
          const found = own.find((row) => row.day === day);
          return { day, count: Number(found?.count ?? 0n), devices: Number(found?.devices ?? 0n) };
        }),
      };
    });
}

/**
 * Devices that opened the app, on which somebody was logged in, who paid in and who bet, all since the same time. Who paid
 * and who bet is what the ledger says; who was logged in is what the token of a line said.
 */
async function funnelSince(on: Queryable, since: Date) {
  const opened = await on.query<{ uids: number[] }>({
    name: 'device-reports-funnel',
    text: `
      SELECT coalesce(array_agg(DISTINCT (content ->> 'userId')::int)
        FILTER (WHERE content ->> 'userId' IS NOT NULL), '{}') AS uids
      FROM device_reports WHERE kind = 'log' AND created_at >= $1
      GROUP BY device_info_id HAVING bool_or(name = 'open')`,
    values: [since],
  });
  const players = await whoPaidAndPlayed(on, since, [...new Set(opened.flatMap(({ uids }) => uids))]);
  const reached = opened.map(({ uids }) => {
    if (uids.length === 0) return 1;
    const paid = uids.filter((uid) => players.get(uid)?.hasPaid);
    if (paid.length === 0) return 2;
    return paid.some((uid) => players.get(uid)?.hasPlayed) ? 4 : 3;
  });
  return FUNNEL_STEPS.map((step, at) => ({ step, devices: reached.filter((steps) => steps > at).length }));
}
