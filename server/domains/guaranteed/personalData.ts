import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Guaranteed payouts that a player joined. They stay when an account is closed, as evidence of what was promised. */
export const guaranteedData: PersonalData = {
  async copy(on, { uid }, limit) {
    const guaranteedPayouts = await on.query<DataRow>({
      name: 'guaranteed-data',
      text: `
        SELECT a.title, ${pesosSql('a.act_centavos')} AS pesos, p.joined_at AS "joinedAt",
          ${pesosSql('p.filled_centavos')} AS play, p.state, p.ended_at AS "endedAt"
        FROM guaranteed_players p JOIN guaranteed_activities a USING (activity_id)
        WHERE p.uid = $1 ORDER BY p.activity_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { guaranteedPayouts };
  },
};
