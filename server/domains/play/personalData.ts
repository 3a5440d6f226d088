import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Rounds of the instant games, with the seeds that the player chose. They stay: anybody may verify them. */
export const roundData: PersonalData = {
  async copy(on, { uid }, limit) {
    const rounds = await on.query<DataRow>({
      name: 'play-rounds-data',
      text: `
        SELECT r.id::text AS number, r.game, r.bet, r.outcome, ${pesosSql('r.stake')} AS stake,
          ${pesosSql('r.payout')} AS payout, p.client_seed AS "clientSeed", r.nonce, r.created_at AS "playedAt"
        FROM play_rounds r JOIN fairness_pairs p ON p.id = r.pair_id
        WHERE r.uid = $1 ORDER BY r.id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { rounds };
  },

  async obstacle(on, { uid }) {
    const running = await on.query({
      name: 'play-runs-obstacle',
      text: 'SELECT FROM play_runs WHERE uid = $1 AND ended IS NULL LIMIT 1',
      values: [uid],
    });
    return running.length > 0 ? 'betOpen' : null;
  },
};
