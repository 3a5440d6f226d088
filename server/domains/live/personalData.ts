import { type DataRow, eraseBy, type PersonalData, pesosSql } from '../../personalData';
import { shortName } from './shortName';

/** Bets in shared rounds. They stay, because they are part of what was drawn; the shown name goes. */
export const ticketData: PersonalData = {
  async copy(on, { uid }, limit) {
    const sharedBets = await on.query<DataRow>({
      name: 'live-tickets-data',
      text: `
        SELECT ticket_id::text AS number, game, round_number AS round, name AS "shownName",
          client_seed AS "clientSeed", bet, ${pesosSql('stake')} AS stake, ${pesosSql('payout')} AS payout, state,
          out_multiplier AS "cashOut", created_at AS "placedAt"
        FROM live_tickets WHERE uid = $1 ORDER BY ticket_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { sharedBets };
  },

  erase: (transaction, { uid }) =>
    eraseBy(transaction, uid, [`UPDATE live_tickets SET name = '${shortName('')}' WHERE uid = $1`]),

  async obstacle(on, { uid }) {
    const open = await on.query({
      name: 'live-tickets-obstacle',
      text: "SELECT FROM live_tickets WHERE uid = $1 AND state = 'open' LIMIT 1",
      values: [uid],
    });
    return open.length > 0 ? 'betOpen' : null;
  },
};
