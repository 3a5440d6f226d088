import { randomUUID } from 'node:crypto';
import type { DeviceRecord } from '../../../contract/deviceRecord';
import type { Queryable } from '../../db/database';

/** A device record that has not been updated for this long is deleted, with all its reports. */
const KEPT_DAYS = 400;

/**
 * Stores what a device reports and returns the id of its record. An existing record is replaced as a whole: a
 * field that is missing now has been withdrawn, and so are the reports that needed it. An unknown id gets a new
 * record with a new id.
 */
export async function keepRecord(
  on: Queryable,
  { deviceInfoId, consent = [], ...record }: DeviceRecord,
  now: Date,
): Promise<string> {
  const text = JSON.stringify(record);
  if (deviceInfoId !== undefined) {
    const known = await on.query({
      name: 'device-records-rewrite',
      text: `
        UPDATE device_records SET record = $2, consent = $3, updated_at = $4,
          collect_id = CASE WHEN 'advertising' = ANY ($3::text[]) THEN collect_id END
        WHERE device_info_id = $1 RETURNING 1`,
      values: [deviceInfoId, text, consent, now],
    });
    if (known.length > 0) {
      await on.query({
        name: 'device-reports-take-back',
        text: 'DELETE FROM device_reports WHERE device_info_id = $1 AND NOT consents <@ $2::text[]',
        values: [deviceInfoId, consent],
      });
      return deviceInfoId;
    }
  }
  const opened = randomUUID();
  await on.query({
    name: 'device-records-insert',
    text: `
      INSERT INTO device_records (device_info_id, record, consent, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $4)`,
    values: [opened, text, consent, now],
  });
  await forgetRecords(on, now);
  return opened;
}

/** Each new record deletes a few expired ones, so that no separate job is needed. */
const forgetRecords = (on: Queryable, now: Date): Promise<unknown> =>
  on.query({
    name: 'device-records-forget',
    text: `
      DELETE FROM device_records WHERE device_info_id IN (
        SELECT device_info_id FROM device_records
        WHERE updated_at < $1::timestamptz - $2 * interval '1 day'
        ORDER BY updated_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    values: [now, KEPT_DAYS],
  });
