import type { DataRow, PersonalData } from '../../personalData';

/** Reports that name the player, from whatever device; along an index. */
const NAMES_PLAYER = "content ->> 'userId' = $1::integer::text";
/** Reports of the device that asks, but of nobody else who has used it. */
const NAMES_NOBODY = "device_info_id = $2::uuid AND content ->> 'userId' IS NULL";

/**
 * The record of the device that asks, and reports of how the app was used. Records belong to no account, so that those
 * of other devices cannot be found; they end 400 days after their last use.
 */
export const deviceData: PersonalData = {
  async copy(on, { uid, deviceInfoId }, limit) {
    const deviceRecord = await on.query<DataRow>({
      name: 'device-records-data',
      text: `
        SELECT record, consent, created_at AS "createdAt", collect_id::text AS "collectId" FROM device_records
        WHERE device_info_id = $1::uuid`,
      values: [deviceInfoId],
    });
    const usageReports = await on.query<DataRow>({
      name: 'device-reports-data',
      text: `
        SELECT kind, name, content, created_at AS "createdAt" FROM device_reports
        WHERE ${NAMES_PLAYER} OR ${NAMES_NOBODY} ORDER BY report_id DESC LIMIT $3`,
      values: [uid, deviceInfoId, limit],
    });
    return { deviceRecord, usageReports };
  },

  async erase(transaction, { uid, deviceInfoId }) {
    await transaction.query({ text: `DELETE FROM device_reports WHERE ${NAMES_PLAYER}`, values: [uid] });
    await transaction.query({
      text: 'DELETE FROM device_records WHERE device_info_id = $1::uuid',
      values: [deviceInfoId],
    });
  },
};
