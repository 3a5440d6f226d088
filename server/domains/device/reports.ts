import { randomUUID } from 'node:crypto';
import type { Consent } from '../../../contract/deviceRecord';
import type { Queryable } from '../../db/database';

/** Reports of one kind from one device. */
export interface Reports {
  readonly deviceInfoId: string;
  /** Every consent that their device must have given. */
  readonly consents: readonly Consent[];
  readonly kind: 'event' | 'log' | 'visit' | 'branch';
  readonly list: readonly Report[];
}

/** One report, as stored. */
export interface Report {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** How long before now it happened, in ms. */
  readonly agoMs?: number;
}

/** A report is kept as long as its device's record, and no longer. */
const KEPT_DAYS = 400;

/**
 * Stores reports if their device's record holds every consent they need, and drops them otherwise. A concurrent
 * withdrawal waits for the row lock and then deletes them.
 */
export async function keepReports(on: Queryable, reports: Reports, now: Date): Promise<void> {
  const { deviceInfoId, consents, kind, list } = reports;
  const kept = await on.query({
    name: 'device-reports-insert',
    text: `
      WITH device AS (
        SELECT device_info_id FROM device_records WHERE device_info_id = $1 AND $2::text[] <@ consent FOR SHARE)
      INSERT INTO device_reports (device_info_id, consents, kind, name, content, created_at)
      SELECT device_info_id, $2::text[], $3::text, told.name, told.content::jsonb, told.at
      FROM device CROSS JOIN unnest($4::text[], $5::text[], $6::timestamptz[])
        WITH ORDINALITY AS told (name, content, at, place)
      ORDER BY place
      RETURNING 1`,
    values: [
      deviceInfoId,
      consents,
      kind,
      list.map(({ name }) => name),
      list.map(({ content }) => JSON.stringify(content)),
      list.map(({ agoMs = 0 }) => new Date(now.getTime() - agoMs)),
    ],
  });
  if (kept.length > 0) await forgetReports(on, now);
}

const forgetReports = (on: Queryable, now: Date): Promise<unknown> =>
  on.query({
    name: 'device-reports-forget',
    text: `
      DELETE FROM device_reports WHERE report_id IN (
        SELECT report_id FROM device_reports WHERE created_at < $1::timestamptz - $2 * interval '1 day'
        ORDER BY created_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    values: [now, KEPT_DAYS],
  });

/** A stable id for counting a device's visits; null without consent to advertising ids. */
export async function collectIdOf(on: Queryable, deviceInfoId: string): Promise<string | null> {
  const [row] = await on.query<{ id: string }>({
    name: 'device-records-collect',
    text: `
      UPDATE device_records SET collect_id = coalesce(collect_id, $2::uuid)
      WHERE device_info_id = $1 AND 'advertising' = ANY (consent) RETURNING collect_id AS id`,
    values: [deviceInfoId, randomUUID()],
  });
  return row?.id ?? null;
}
