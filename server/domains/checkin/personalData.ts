import type { DataRow, PersonalData } from '../../personalData';

/** Signed steps of the check-in. */
export const checkinData: PersonalData = {
  async copy(on, { uid }, limit) {
    const checkins = await on.query<DataRow>({
      name: 'checkins-data',
      text: `
        SELECT to_char(day, 'YYYY-MM-DD') AS day, step, signed_at AS "signedAt" FROM checkins
        WHERE uid = $1 ORDER BY checkins.day DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { checkins };
  },
};
