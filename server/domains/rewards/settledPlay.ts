import { playNames, turnoverWeightOf } from '../../../games/allGames';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';

/** A span of time: `from` is inclusive, `until` exclusive. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

const NAMES = playNames;
const WEIGHTS = playNames.map(turnoverWeightOf);

/*
 * Counted play by the moment of settlement, which play_days does not know. It reads single bets: ask for a day at most.
 */
const COUNTED = `
  WITH mains AS MATERIALIZED (
    SELECT reference::bigint AS bet, sum(amount) FILTER (WHERE from_code = 10) AS main FROM ledger_entries
    WHERE uid = $1 AND kind = 'stake' AND created_at >= $2::timestamptz - interval '1 minute'
      AND created_at < $3::timestamptz + interval '1 minute' AND reference ~ '^[0-9]{1,18}$'
    GROUP BY reference
  ), bets AS (
    SELECT r.created_at AS at, r.id, r.game, coalesce(m.main, 0) AS main
      FROM play_rounds r JOIN mains m ON m.bet = r.id
      WHERE r.uid = $1 AND r.game = ANY ($4::text[]) AND r.created_at >= $2 AND r.created_at < $3
    UNION ALL
    SELECT coalesce(t.settled_at, t.created_at), t.ticket_id, t.game, t.cash_stake
      FROM live_tickets t
      WHERE t.uid = $1 AND t.state = 'settled' AND coalesce(t.settled_at, t.created_at) >= $2
        AND coalesce(t.settled_at, t.created_at) < $3
    UNION ALL
    SELECT o.settled_at, o.order_id, 'trade', o.cash_stake
      FROM trade_orders o
      WHERE o.uid = $1 AND o.state IN ('success', 'failed') AND o.settled_at >= $2 AND o.settled_at < $3
    UNION ALL
    SELECT l.settled_at, l.ticket_id, 'lotto', l.cash_stake
      FROM lotto_tickets l
      WHERE l.uid = $1 AND l.state IN ('success', 'failed') AND l.settled_at >= $2 AND l.settled_at < $3
  ), counted AS (
    SELECT b.at, b.id, floor(b.main * w.weight / 100)::bigint AS counted
    FROM bets b JOIN unnest($4::text[], $5::int[]) AS w (game, weight) USING (game)
  )`;

/** The counted play of bets that a player settled in a span of a day at most. */
export async function countedIn(on: Queryable, uid: number, { from, until }: Span): Promise<Centavos> {
  const [row] = await on.query<{ counted: bigint }>({
    name: 'settled-play-sum',
    text: `${COUNTED} SELECT coalesce(sum(counted), 0)::bigint AS counted FROM counted`,
    values: [uid, from, until, NAMES, WEIGHTS],
  });
  return centavos(row?.counted ?? 0n);
}

/**
 * When the counted play of a span of a day at most first came to an amount; null where it did not. Bets count in the order
 * in which they were settled.
 */
export async function countedAt(
  on: Queryable,
  uid: number,
  { from, until, amountCentavos }: Span & { readonly amountCentavos: bigint },
): Promise<Date | null> {
  const [row] = await on.query<{ at: Date }>({
    name: 'settled-play-at',
    text: `${COUNTED}
      SELECT at FROM (SELECT at, id, sum(counted) OVER (ORDER BY at, id) AS total FROM counted) AS added
      WHERE total >= $6 ORDER BY at, id LIMIT 1`,
    values: [uid, from, until, NAMES, WEIGHTS, amountCentavos],
  });
  return row?.at ?? null;
}
