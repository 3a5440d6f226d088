import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Tickets and prizes of the weekly lucky prize. They stay when an account is closed: the lists are published. */
export const luckyPrizeData: PersonalData = {
  async copy(on, { uid }, limit) {
    const luckyTickets = await on.query<DataRow>({
      name: 'lucky-tickets-data',
      text: `
        SELECT monday AS week, number, name, client_seed AS "clientSeed" FROM lucky_tickets
        WHERE uid = $1 ORDER BY monday DESC LIMIT $2`,
      values: [uid, limit],
    });
    const luckyPrizes = await on.query<DataRow>({
      name: 'lucky-prizes-data',
      text: `
        SELECT monday AS week, place, ${pesosSql('amount')} AS pesos, state, kept_until AS "keptUntil" FROM lucky_prizes
        WHERE uid = $1 ORDER BY monday DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { luckyTickets, luckyPrizes };
  },

  // What is drawn belongs to the player, also while it is kept; a ticket alone is given up.
  async obstacle(on, { uid }) {
    const unpaid = await on.query({
      name: 'lucky-prizes-unpaid',
      text: "SELECT FROM lucky_prizes WHERE uid = $1 AND state IN ('due', 'kept')",
      values: [uid],
    });
    return unpaid.length > 0 ? 'moneyLeft' : null;
  },
};
