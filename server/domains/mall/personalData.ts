import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** What points were exchanged for. It stays when an account is closed, as evidence of what was given once. */
export const mallData: PersonalData = {
  async copy(on, { uid }, limit) {
    const mallExchanges = await on.query<DataRow>({
      name: 'mall-exchanges-data',
      text: `
        SELECT exchange_id::text AS number, item, points, ${pesosSql('worth_centavos')} AS pesos,
          exchanged_at AS "exchangedAt", used_at AS "usedAt", used_order AS deposit
        FROM mall_exchanges WHERE uid = $1 ORDER BY exchange_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { mallExchanges };
  },
};
