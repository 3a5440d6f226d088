import { randomUUID } from 'node:crypto';
import type { Consent } from '../../../contract/deviceRecord';
import type { Queryable } from '../../db/database';

/** One report, as it is kept. */
export interface Report {
  readonly deviceInfoId: string;
  /** All that its sender must have agreed to. */
  readonly consents: readonly Consent[];
  readonly kind: 'event' | 'log' | 'visit' | 'branch';
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** A report is read for as long as its device is remembered, and no longer. */
const KEPT_DAYS = 400;

/**
 * Keeps a report where its device's record holds every consent it needs, and drops it where not. A consent that
 * is taken back meanwhile waits for the row, and deletes what came before.
 */
export async function keepReport(on: Queryable, report: Report, now: Date): Promise<void> {
  const { deviceInfoId, consents, kind, name, content } = report;
  const kept = await on.query({
    name: 'device-reports-insert',
    text: `
      INSERT INTO device_reports (device_info_id, consents, kind, name, content, created_at)
      SELECT device_info_id, $2::text[], $3::text, $4::text, $5::jsonb, $6::timestamptz FROM device_records
      WHERE device_info_id = $1 AND $2::text[] <@ consent FOR SHARE
      RETURNING 1`,
    values: [deviceInfoId, consents, kind, name, JSON.stringify(content), now],
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

/** The id by which a device's visits are counted, the same each time; null without consent to advertising ids. */
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
