import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Orders on synthetic markets. They stay when an account is closed: they are part of what was published. */
export const tradeData: PersonalData = {
  async copy(on, { uid }, limit) {
    const tradeOrders = await on.query<DataRow>({
      name: 'trade-orders-data',
      text: `
        SELECT order_id::text AS number, market, direction, seconds, ${pesosSql('stake')} AS stake,
          ${pesosSql('payout')} AS payout, state, accepted_ms::float8 AS "acceptedAtMs", entry_tick::float8 AS "entryTick",
          exit_tick::float8 AS "exitTick", seen_tick::float8 AS "seenTick", entry_level AS "entryLevel",
          exit_level AS "exitLevel", created_at AS "placedAt", settled_at AS "settledAt"
        FROM trade_orders WHERE uid = $1 ORDER BY order_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { tradeOrders };
  },

  async obstacle(on, { uid }) {
    const open = await on.query({
      name: 'trade-orders-obstacle',
      text: "SELECT FROM trade_orders WHERE uid = $1 AND state = 'pending' LIMIT 1",
      values: [uid],
    });
    return open.length > 0 ? 'betOpen' : null;
  },
};
