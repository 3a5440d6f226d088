import { type DataRow, eraseBy, type PersonalData } from '../../personalData';

/** What devices reported for missions. It goes when an account is closed; what was paid for it stays in the ledger. */
export const missionData: PersonalData = {
  async copy(on, { uid }, limit) {
    const missionReports = await on.query<DataRow>({
      name: 'mission-reports-data',
      text: `
        SELECT day, event, reported_at AS "reportedAt" FROM mission_reports
        WHERE uid = $1 ORDER BY day DESC, event LIMIT $2`,
      values: [uid, limit],
    });
    return { missionReports };
  },
  erase: (transaction, { uid }) => eraseBy(transaction, uid, ['DELETE FROM mission_reports WHERE uid = $1']),
};
