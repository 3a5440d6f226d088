import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/**
 * Bonuses that paid orders brought. They stay when an account is closed, as evidence of what was granted once; beside them
 * the keyed digests of closedPersons.ts, which exist of closed accounts alone.
 */
export const activityData: PersonalData = {
  async copy(on, { uid }, limit) {
    const depositBonuses = await on.query<DataRow>({
      name: 'activity-grants-data',
      text: `
        SELECT activity_id AS activity, order_id AS deposit, ${pesosSql('amount_centavos')} AS pesos, state, reason,
          settled_at AS "settledAt", decided_at AS "decidedAt"
        FROM activity_grants WHERE uid = $1 ORDER BY grant_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const countedPlay = await on.query<DataRow>({
      name: 'counted-play-data',
      text: `
        SELECT ${pesosSql('counted_centavos')} AS counted, ${pesosSql('used_centavos')} AS used
        FROM counted_play WHERE uid = $1 LIMIT $2`,
      values: [uid, limit],
    });
    const settledPlay = await on.query<DataRow>({
      name: 'play-days-data',
      text: `
        SELECT day, game, bets, ${pesosSql('main_centavos')} AS pesos, ${pesosSql('counted_centavos')} AS counted
        FROM play_days WHERE uid = $1 ORDER BY day DESC, game LIMIT $2`,
      values: [uid, limit],
    });
    return { depositBonuses, countedPlay, settledPlay };
  },
};
