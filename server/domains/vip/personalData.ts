import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Weekly bonuses, and a passed review. */
export const vipData: PersonalData = {
  async copy(on, { uid }, limit) {
    const weeklyBonuses = await on.query<DataRow>({
      name: 'vip-weeks-data',
      text: `
        SELECT to_char(monday, 'YYYY-MM-DD') AS monday, ${pesosSql('main_centavos')} AS staked, level,
          ${pesosSql('bonus_centavos')} AS pesos
        FROM vip_weeks WHERE uid = $1 ORDER BY vip_weeks.monday DESC LIMIT $2`,
      values: [uid, limit],
    });
    const vipReview = await on.query<DataRow>({
      name: 'vip-reviews-data',
      text: 'SELECT passed_at AS "passedAt" FROM vip_reviews WHERE uid = $1 LIMIT $2',
      values: [uid, limit],
    });
    return { weeklyBonuses, vipReview };
  },
};
