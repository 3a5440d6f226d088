import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** A round that its provider has not ended after this, in hours, is no longer waited for. */
const WAITED_FOR_H = 24;

/** Rounds of providers' games. They stay, as evidence of what a provider reported. */
export const providerRoundData: PersonalData = {
  async copy(on, { uid }, limit) {
    const providerRounds = await on.query<DataRow>({
      name: 'provider-rounds-data',
      text: `
        SELECT provider, round_id AS round, game_id AS game, ${pesosSql('stake')} AS stake,
          ${pesosSql('payout')} AS payout, state, created_at AS "playedAt"
        FROM provider_rounds WHERE uid = $1 ORDER BY created_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { providerRounds };
  },

  async obstacle(on, { uid, now }) {
    const open = await on.query({
      name: 'provider-rounds-obstacle',
      text: `
        SELECT FROM provider_rounds
        WHERE uid = $1 AND created_at > $2::timestamptz - $3 * interval '1 hour' AND state = 'open' LIMIT 1`,
      values: [uid, now, WAITED_FOR_H],
    });
    return open.length > 0 ? 'betOpen' : null;
  },
};
