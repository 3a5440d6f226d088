import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Lotto tickets. They stay when an account is closed: they are part of what was drawn. */
export const lottoData: PersonalData = {
  async copy(on, { uid }, limit) {
    const lottoTickets = await on.query<DataRow>({
      name: 'lotto-tickets-data',
      text: `
        SELECT ticket_id::text AS number, draw, lines, ${pesosSql('stake')} AS stake, ${pesosSql('payout')} AS payout, state,
          encode(salt, 'hex') AS salt, place, bought_at AS "boughtAt", settled_at AS "settledAt"
        FROM lotto_tickets WHERE uid = $1 ORDER BY ticket_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { lottoTickets };
  },

  async obstacle(on, { uid }) {
    const open = await on.query({
      name: 'lotto-tickets-obstacle',
      text: "SELECT FROM lotto_tickets WHERE uid = $1 AND state = 'pending' LIMIT 1",
      values: [uid],
    });
    return open.length > 0 ? 'betOpen' : null;
  },
};
