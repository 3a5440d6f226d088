import { type DataRow, ERASED, type PersonalData } from '../../personalData';

/** The documents that a player sent, and what came of them. The decision stays; the person goes. */
export const identityData: PersonalData = {
  async copy(on, { uid }, limit) {
    const identityChecks = await on.query<DataRow>({
      name: 'identity-checks-data',
      text: `
        SELECT check_id::text AS number, state, document, document_number AS "documentNumber", full_name AS "fullName",
          birthday, document_picture AS "documentPicture", face_picture AS "facePicture", sent_at AS "sentAt",
          decided_at AS "decidedAt", rejection, proposal ->> 'note' AS "reviewersNote"
        FROM identity_checks WHERE uid = $1 ORDER BY check_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const identityPictures = await on.query<DataRow>({
      name: 'identity-pictures-data',
      text: `
        SELECT picture_id AS picture, created_at AS "sentAt", encode(bytes, 'base64') AS base64 FROM identity_pictures
        WHERE uid = $1 ORDER BY created_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { identityChecks, identityPictures };
  },

  async erase(transaction, { uid }, now) {
    // A check that still waits has nothing left to decide about.
    await transaction.query({
      text: `
        UPDATE identity_checks SET document_number = $2, full_name = $2, birthday = '1900-01-01', document_picture = $2,
          face_picture = $2, proposal = NULL, version = version + 1,
          state = CASE state WHEN 'PENDING' THEN 'REJECTED' ELSE state END,
          rejection = CASE state WHEN 'PENDING' THEN 'askService' ELSE rejection END,
          decided_at = coalesce(decided_at, $3)
        WHERE uid = $1`,
      values: [uid, ERASED, now],
    });
    await transaction.query({ text: 'DELETE FROM identity_pictures WHERE uid = $1', values: [uid] });
  },
};
