import type { DataRow, PersonalData } from '../../personalData';

/** Which expiries of points a player was told of; the points themselves are in the ledger. */
export const pointData: PersonalData = {
  async copy(on, { uid }, limit) {
    const pointsWarnings = await on.query<DataRow>({
      name: 'points-warnings-data',
      text: `
        SELECT month, told_at AS "toldAt" FROM points_warnings WHERE uid = $1 ORDER BY month DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { pointsWarnings };
  },
};
