import { type DataRow, eraseBy, type PersonalData, pesosSql } from '../../personalData';

/** The move of an account between apps, and by which devices it was used in a child app. */
export const migrationData: PersonalData = {
  async copy(on, { uid }, limit) {
    const moveToMainApp = await on.query<DataRow>({
      name: 'app-moves-data',
      text: `
        SELECT user_code AS code, from_app AS "from", ${pesosSql('amount_centavos')} AS "mainMoney",
          ${pesosSql('award_centavos')} AS bonus, moved_at AS "movedAt", visited_at AS "seenAt"
        FROM app_moves WHERE uid = $1 LIMIT $2`,
      values: [uid, limit],
    });
    const childAppLogIns = await on.query<DataRow>({
      name: 'child-log-ins-data',
      text: `
        SELECT device_info_id::text AS device, network, seen_at AS "seenAt" FROM child_log_ins
        WHERE uid = $1 ORDER BY seen_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { moveToMainApp, childAppLogIns };
  },

  // The move itself stays, as evidence of the bonus.
  erase: (transaction, { uid }) => eraseBy(transaction, uid, ['DELETE FROM child_log_ins WHERE uid = $1']),
};
