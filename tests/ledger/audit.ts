import type { Queryable } from '../../server/db/database';

/** When the oldest week began whose answers are kept: those of a bet from before it have been dropped. */
const ANSWERS_FROM = `coalesce((
      SELECT min((regexp_match(pg_get_expr(week.relpartbound, week.oid), 'FROM \\(''([^'']+)''\\)'))[1]::timestamptz)
      FROM pg_inherits JOIN pg_class week ON week.oid = inhrelid WHERE inhparent = to_regclass('ledger_answers')
    ), '-infinity')`;

/** Each query finds rows that must not exist; its name is the broken invariant. */
const CHECKS: Readonly<Record<string, string>> = {
  'I1 postings of a currency sum to zero': `
    SELECT currency, sum(amount) FROM ledger_postings GROUP BY currency HAVING sum(amount) <> 0`,
  'I1 postings of a transfer sum to zero': `
    SELECT transfer_id, currency FROM ledger_postings GROUP BY transfer_id, currency HAVING sum(amount) <> 0`,
  'I2 no account of a player is negative': `
    SELECT uid, code, balance FROM ledger_accounts WHERE balance < 0`,
  'I3 a balance is the sum of its postings': `
    SELECT uid, code, a.balance, p.total FROM ledger_accounts a FULL JOIN (
      SELECT uid, code, sum(amount) AS total FROM ledger_postings WHERE uid <> 0 GROUP BY uid, code
    ) p USING (uid, code) WHERE a.balance IS DISTINCT FROM coalesce(p.total, 0)`,
  'I3 deposits and turnover are the sums of their entries': `
    SELECT a.uid, a.deposited, a.staked, e.* FROM ledger_accounts a LEFT JOIN (
      SELECT uid,
        sum(CASE WHEN to_code = 10 THEN amount WHEN from_code = 10 THEN -amount END)
          FILTER (WHERE kind = 'deposit') AS deposits,
        sum(CASE WHEN kind = 'stake' THEN amount WHEN kind = 'refund' AND from_code = 16 THEN -amount END) AS stakes
      FROM ledger_entries GROUP BY uid
    ) e USING (uid)
    WHERE a.code = 10 AND (a.deposited, a.staked) <> (coalesce(deposits, 0), coalesce(stakes, 0))`,
  'I3 each line of a statement continues the one before': `
    SELECT * FROM (
      SELECT uid, transfer_id, min(cash_after) AS lowest, max(cash_after) AS highest, sum(
        sum(CASE 10 WHEN to_code THEN amount WHEN from_code THEN -amount ELSE 0 END)
      ) OVER (PARTITION BY uid ORDER BY transfer_id) AS running
      FROM ledger_entries GROUP BY uid, transfer_id
    ) lines WHERE lowest <> running OR highest <> running`,
  'I4 every bet has one first answer, which names its round': `
    SELECT coalesce(r.uid, a.uid) AS uid, r.id, a.round FROM play_rounds r FULL JOIN (
      SELECT uid, (answer::json #>> '{data,round,roundId}')::bigint AS round
      FROM ledger_answers WHERE call = '/x2/og/{game}/bet'
    ) a ON a.uid = r.uid AND a.round = r.id
    WHERE r.id IS NULL OR a.round IS NULL AND r.game <> 'wheel' AND r.created_at >= ${ANSWERS_FROM}`,
  'I4 a reference moves money once': `
    SELECT uid, kind, reference FROM ledger_entries WHERE kind NOT IN ('stake', 'payout')
    GROUP BY uid, kind, reference HAVING count(DISTINCT transfer_id) <> 1`,
  'I6 a credited order has its deposit, and a deposit its order': `
    SELECT o.order_id, o.status, e.reference FROM deposit_orders o FULL JOIN (
      SELECT uid, reference, sum(amount) AS amount FROM ledger_entries
      WHERE kind = 'deposit' AND to_code = 10 AND reference ~ '^CI[0-9A-Z]{10,24}$' GROUP BY uid, reference
    ) e ON e.reference = o.order_id AND e.uid = o.uid
    WHERE (o.status = 'success') IS DISTINCT FROM (e.reference IS NOT NULL)
      OR o.status = 'success' AND o.amount_centavos <> e.amount`,
  'I6 a withdrawal holds its amount, and pays it out or gives it back once, as its state says': `
    SELECT w.number, w.state, e.* FROM withdrawals w FULL JOIN (
      SELECT uid, split_part(reference, ':', 1) AS id,
        coalesce(sum(amount) FILTER (WHERE to_code = 12), 0) AS held,
        coalesce(sum(amount) FILTER (WHERE from_code = 12 AND kind = 'withdrawal'), 0) AS paid,
        coalesce(sum(amount) FILTER (WHERE from_code = 12 AND to_code = 18), 0) AS fee,
        coalesce(sum(amount) FILTER (WHERE from_code = 12 AND kind = 'refund'), 0) AS returned
      FROM ledger_entries WHERE reference ~ '^CO[0-9]+(:|$)' GROUP BY 1, 2
    ) e ON e.uid = w.uid AND e.id = 'CO' || w.number
    WHERE e.held IS DISTINCT FROM w.amount_centavos
      OR e.paid <> CASE w.state WHEN 'confirmed' THEN w.amount_centavos ELSE 0 END
      OR e.fee <> CASE w.state WHEN 'confirmed' THEN w.fee_centavos ELSE 0 END
      OR e.returned <> CASE WHEN w.state IN ('rejected', 'failed', 'canceled') THEN w.amount_centavos ELSE 0 END`,
  'I8 what a bonus moved at its end is in the ledger, once it has ended, and its money was credited once': `
    SELECT g.id, g.uid, g.state, g.moved, e.* FROM bonus_grants g FULL JOIN (
      SELECT uid, split_part(reference, ':', 2)::bigint AS id,
        coalesce(sum(amount) FILTER (WHERE to_code = 10), 0) AS won,
        coalesce(sum(amount) FILTER (WHERE to_code <> 10), 0) AS back,
        bool_or(reference LIKE 'bonus-excluded:%') AS "isExcluded"
      FROM ledger_entries WHERE kind = 'bonus' AND reference ~ '^bonus-(done|expired|late|excluded):' GROUP BY 1, 2
    ) e ON e.uid = g.uid AND e.id = g.id
    WHERE g.id IS NULL OR coalesce(g.moved, 0) <> coalesce(CASE g.state WHEN 'completed' THEN won ELSE back END, 0)
      OR CASE g.state WHEN 'completed' THEN back > 0 AND NOT "isExcluded" ELSE won > 0 END
      OR g.state = 'completed' AND g.moved > 0 AND g.counted < g.turnover AND NOT "isExcluded"`,
  'I8 a bonus is credited when it begins, and only one is processing': `
    SELECT g.id, g.uid, g.state, e.amount FROM bonus_grants g LEFT JOIN (
      SELECT uid, reference, sum(amount) AS amount FROM ledger_entries
      WHERE kind = 'bonus' AND from_code = 17 AND to_code = 11 GROUP BY 1, 2
    ) e USING (uid, reference)
    WHERE g.source <> 'EARLIER' AND coalesce(e.amount, 0)
      <> CASE WHEN g.state = 'waiting' OR g.expires_at = g.started_at THEN 0
          ELSE g.amount END
    UNION ALL
    SELECT max(id), uid, state, count(*) FROM bonus_grants WHERE state = 'processing' GROUP BY uid, state
    HAVING count(*) > 1`,
  'I8 bonus money belongs to a bonus that is processing': `
    SELECT a.uid, a.balance FROM ledger_accounts a
    WHERE a.code = 11 AND a.balance > 0 AND EXISTS (SELECT FROM bonus_grants g WHERE g.uid = a.uid)
      AND NOT EXISTS (SELECT FROM bonus_grants g WHERE g.uid = a.uid AND g.state = 'processing')`,
  'I8 a coupon is credited once and debited once, when it is used or has ended': `
    SELECT m.exchange_id, m.uid, m.used_at, m.ended_at, e.* FROM (
      SELECT * FROM mall_exchanges WHERE asset_type IN ('TOPUP', 'RELIEF')
    ) m FULL JOIN (
      SELECT uid, split_part(reference, ':', 2)::bigint AS id, coalesce(sum(amount) FILTER (WHERE to_code = 30), 0) AS given,
        coalesce(sum(amount) FILTER (WHERE from_code = 30), 0) AS taken
      FROM ledger_entries WHERE kind = 'coupon' GROUP BY 1, 2
    ) e ON e.uid = m.uid AND e.id = m.exchange_id
    WHERE (e.given, e.taken) IS DISTINCT FROM
      (1, CASE WHEN coalesce(m.used_at, m.ended_at) IS NULL THEN 0 ELSE 1 END)`,
  'I8 the stakes of a bonus are open exactly while their tickets are': `
    SELECT s.uid, s.reference, t.state FROM bonus_stakes s LEFT JOIN live_tickets t ON t.ticket_id::text = s.reference
    WHERE t.state IS NOT NULL AND (s.settled_at IS NULL) <> (t.state = 'open')`,
  'I8 a bet with bonus money is at most 20.00': `
    SELECT e.uid, e.reference, sum(e.amount) FROM ledger_entries e
    WHERE e.kind = 'stake' AND EXISTS (SELECT FROM bonus_grants g WHERE g.uid = e.uid AND g.source <> 'EARLIER')
    GROUP BY e.uid, e.transfer_id, e.reference
    HAVING bool_or(e.from_code = 11) AND sum(e.amount) > 2000`,
  'I7 a round moves its stake and its payout': `
    SELECT r.id, r.uid, r.stake, r.payout, e.* FROM (
      SELECT id, uid, stake, payout, false AS "isShared" FROM play_rounds WHERE game <> 'wheel'
      UNION ALL SELECT ticket_id, uid, stake, payout, true FROM live_tickets
    ) r FULL JOIN (
      SELECT uid, reference, sum(amount) FILTER (WHERE kind = 'stake') AS staked,
        coalesce(sum(amount) FILTER (WHERE kind = 'payout'), 0) AS paid,
        count(DISTINCT transfer_id) FILTER (WHERE kind = 'stake') AS stakes,
        count(DISTINCT transfer_id) FILTER (WHERE kind = 'payout') AS payouts
      FROM ledger_entries WHERE kind IN ('stake', 'payout') AND reference NOT LIKE '%:%' GROUP BY uid, reference
    ) e ON e.uid = r.uid AND e.reference = r.id::text
    WHERE e.staked IS DISTINCT FROM r.stake OR e.paid IS DISTINCT FROM r.payout
      OR e.stakes <> 1 OR NOT "isShared" AND e.payouts <> CASE WHEN r.payout > 0 THEN 1 ELSE 0 END`,
  'I7 the stake of a bet that was taken back is refunded once, and no other': `
    SELECT t.ticket_id, t.state, t.stake, t.payout, e.* FROM live_tickets t FULL JOIN (
      SELECT uid, reference, sum(amount) AS returned, count(DISTINCT transfer_id) AS times
      FROM ledger_entries WHERE kind = 'refund' AND from_code = 16 AND reference NOT LIKE '%:%'
      GROUP BY uid, reference
    ) e ON e.uid = t.uid AND e.reference = t.ticket_id::text
    WHERE (t.state = 'takenBack') IS DISTINCT FROM (e.reference IS NOT NULL)
      OR t.state = 'takenBack' AND (e.returned <> t.stake OR e.times <> 1 OR t.payout <> 0)`,
  "I7 a provider's bet moves its stake, its wins and its rollback, each once": `
    SELECT b.*, e.* FROM (
      SELECT uid, provider || ':' || coalesce(bet_id, transaction_id) AS reference,
        sum(amount) FILTER (WHERE kind = 'bet') AS stake, sum(cash) FILTER (WHERE kind = 'bet') AS stake_cash,
        coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS won,
        coalesce(sum(cash) FILTER (WHERE kind = 'win'), 0) AS won_cash,
        coalesce(sum(amount) FILTER (WHERE kind = 'rollback'), 0) AS returned,
        coalesce(sum(cash) FILTER (WHERE kind = 'rollback'), 0) AS returned_cash
      FROM provider_transactions GROUP BY 1, 2 HAVING sum(amount) > 0
    ) b FULL JOIN (
      SELECT uid, reference, sum(amount) FILTER (WHERE kind = 'stake') AS taken,
        coalesce(sum(amount) FILTER (WHERE kind = 'stake' AND from_code = 10), 0) AS taken_cash,
        coalesce(sum(amount) FILTER (WHERE kind = 'payout'), 0) AS paid,
        coalesce(sum(amount) FILTER (WHERE kind = 'payout' AND to_code = 10), 0) AS paid_cash,
        coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS back,
        coalesce(sum(amount) FILTER (WHERE kind = 'refund' AND to_code = 10), 0) AS back_cash,
        count(DISTINCT transfer_id) FILTER (WHERE kind = 'stake') AS stakes
      FROM ledger_entries WHERE kind IN ('stake', 'payout', 'refund') AND reference LIKE '%:%'
        AND reference !~ '^(trade|lotto):' GROUP BY 1, 2
    ) e USING (uid, reference)
    WHERE (b.stake, b.stake_cash, b.won, b.won_cash, b.returned, b.returned_cash, 1)
      IS DISTINCT FROM (e.taken, e.taken_cash, e.paid, e.paid_cash, e.back, e.back_cash, e.stakes)
      OR returned > 0 AND (returned <> stake OR won > 0)`,
  'I7 an order on a market and a ticket of lotto move their stake, and its payout or return, each once': `
    SELECT b.*, e.* FROM (
      SELECT uid, 'trade:' || order_id AS reference, stake, cash_stake, state, payout FROM trade_orders
      UNION ALL SELECT uid, 'lotto:' || ticket_id, stake, cash_stake, state, payout FROM lotto_tickets
    ) b FULL JOIN (
      SELECT uid, reference, sum(amount) FILTER (WHERE kind = 'stake') AS taken,
        coalesce(sum(amount) FILTER (WHERE kind = 'stake' AND from_code = 10), 0) AS taken_cash,
        coalesce(sum(amount) FILTER (WHERE kind = 'payout'), 0) AS paid,
        coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS back,
        coalesce(sum(amount) FILTER (WHERE kind = 'refund' AND to_code = 10), 0) AS back_cash,
        count(DISTINCT transfer_id) AS transfers
      FROM ledger_entries WHERE kind IN ('stake', 'payout', 'refund') AND reference ~ '^(trade|lotto):' GROUP BY 1, 2
    ) e USING (uid, reference)
    WHERE (b.stake, b.cash_stake) IS DISTINCT FROM (e.taken, e.taken_cash)
      OR e.paid <> CASE WHEN b.state = 'success' THEN b.payout ELSE 0 END
      OR e.back <> CASE WHEN b.state = 'canceled' THEN b.stake ELSE 0 END
      OR e.back_cash <> CASE WHEN b.state = 'canceled' THEN b.cash_stake ELSE 0 END
      OR e.transfers <> CASE WHEN b.state IN ('success', 'canceled') THEN 2 ELSE 1 END`,
  "a provider's round is what its bets came to": `
    SELECT r.*, t.* FROM provider_rounds r FULL JOIN (
      SELECT provider, uid, round_id,
        coalesce(sum(amount) FILTER (WHERE kind = 'bet'), 0)
          - coalesce(sum(amount) FILTER (WHERE kind = 'rollback'), 0) AS stood,
        coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS won
      FROM provider_transactions GROUP BY 1, 2, 3 HAVING sum(amount) > 0
    ) t USING (provider, uid, round_id)
    WHERE (r.stake, r.payout) IS DISTINCT FROM (t.stood, t.won)
      OR (r.state = 'rolledBack') <> (r.stake = 0)`,
  'a run at a table equals the results of its settled bets, and has no more bets than rounds': `
    SELECT r.id, r.played, r.lost, t.* FROM play_runs r LEFT JOIN (
      SELECT run_id, count(*) FILTER (WHERE state = 'settled') AS settled, count(*) AS bets,
        coalesce(sum(stake - payout) FILTER (WHERE state = 'settled'), 0) AS lost
      FROM live_tickets WHERE state <> 'takenBack' GROUP BY run_id
    ) t ON t.run_id = r.id
    WHERE r.panel IS NOT NULL
      AND ((r.played, r.lost) <> (coalesce(t.settled, 0), coalesce(t.lost, 0)) OR t.bets > r.rounds)`,
  'I7 a spin moves its price and its prize, each once': `
    SELECT r.id, r.uid, e.* FROM (SELECT * FROM play_rounds WHERE game = 'wheel') r FULL JOIN (
      SELECT uid, split_part(reference, ':', 2) AS round, sum(amount) FILTER (WHERE from_code = 20) AS price,
        sum(amount) FILTER (WHERE from_code = 50) AS tickets,
        coalesce(sum(amount) FILTER (WHERE kind = 'prize' AND to_code = 10), 0) AS prize,
        coalesce(sum(amount) FILTER (WHERE to_code = 20), 0) AS points, count(*) AS entries
      FROM ledger_entries WHERE reference LIKE 'spin:%' OR reference LIKE 'spin-prize:%' GROUP BY 1, 2
    ) e ON e.uid = r.uid AND e.round = r.id::text
    WHERE (e.price IS NULL OR e.tickets IS NOT NULL OR e.price <> (r.bet ->> 'points')::bigint)
      AND (e.tickets IS DISTINCT FROM 1 OR e.price IS NOT NULL) OR e.prize IS DISTINCT FROM r.payout
      OR e.points IS DISTINCT FROM (r.events -> -1 ->> 'payoutPoints')::bigint OR e.entries <> 2`,
  'nonces of a pair are used in order, each once': `
    SELECT p.id, p.nonce, r.* FROM fairness_pairs p LEFT JOIN (
      SELECT pair_id, count(*) AS bets, min(nonce) AS first, max(nonce) AS last FROM play_rounds GROUP BY pair_id
    ) r ON r.pair_id = p.id
    WHERE p.nonce <> coalesce(r.bets, 0) OR r.bets > 0 AND (r.first <> 0 OR r.last <> p.nonce - 1)`,
};

/**
 * Checks the whole ledger. Returns every invariant that does not hold, with some of the rows that break it.
 */
export async function audit(on: Queryable): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, text] of Object.entries(CHECKS)) {
    // A schema of an earlier version has neither withdrawals nor bonuses.
    if (text.includes('FROM withdrawals') && !(await hasTable(on, 'withdrawals'))) continue;
    if (text.includes('bonus_grants') && !(await hasTable(on, 'bonus_grants'))) continue;
    if (text.includes('bonus_stakes') && !(await hasTable(on, 'bonus_stakes'))) continue;
    if (text.includes('lotto_tickets') && !(await hasTable(on, 'lotto_tickets'))) continue;
    if (text.includes('mall_exchanges') && !(await hasTable(on, 'mall_exchanges'))) continue;
    const rows = await on.query<object>({ text: `${text} LIMIT 3` });
    if (rows.length > 0) findings.push(`${name}: ${rows.map(rowText).join(' ')}`);
  }
  return findings;
}

async function hasTable(on: Queryable, name: string): Promise<boolean> {
  const [row] = await on.query<{ isThere: boolean }>({
    text: 'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
    values: [name],
  });
  return row?.isThere === true;
}

const rowText = (row: object): string =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
