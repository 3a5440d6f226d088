import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { eraseAnswers } from '../../ledger/personalData';
import { type DataRow, ERASED, eraseBy, type PersonalData, pesosSql } from '../../personalData';

const OF_PAYOUTS = "order_id IN (SELECT 'CO' || number FROM withdrawals WHERE uid = $1)";

/**
 * Accounts for withdrawals, the withdrawals, and what channels reported about them. Amounts and states stay; whose account it
 * was goes.
 */
export const withdrawalData: PersonalData = {
  async copy(on, { uid }, limit) {
    const payoutAccounts = await on.query<DataRow>({
      name: 'payout-accounts-data',
      text: `
        SELECT account_id::text AS number, type, number AS "accountNumber", holder, bank_code AS bank,
          agency_code AS agency, kind, created_at AS "savedAt"
        FROM payout_accounts WHERE uid = $1 ORDER BY account_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const withdrawals = await on.query<DataRow>({
      name: 'withdrawals-data',
      text: `
        SELECT 'CO' || number AS number, account_id::text AS account, ${pesosSql('amount_centavos')} AS pesos,
          ${pesosSql('fee_centavos')} AS fee, state, reason, created_at AS "createdAt"
        FROM withdrawals WHERE uid = $1 ORDER BY number DESC LIMIT $2`,
      values: [uid, limit],
    });
    const withdrawalStates = await on.query<DataRow>({
      name: 'withdrawal-states-data',
      text: `
        SELECT 'CO' || s.number AS withdrawal, s.state, s.reason, s.note, s.at
        FROM withdrawal_states s JOIN withdrawals w USING (number)
        WHERE w.uid = $1 ORDER BY s.number DESC, s.version DESC LIMIT $2`,
      values: [uid, limit],
    });
    const payoutReports = await on.query<DataRow>({
      name: 'payout-events-data',
      text: `
        SELECT e.order_id AS withdrawal, e.kind, e.body, e.received_at AS "receivedAt"
        FROM payment_events e WHERE ${OF_PAYOUTS} ORDER BY e.received_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { payoutAccounts, withdrawals, withdrawalStates, payoutReports };
  },

  async erase(transaction, { uid }) {
    // Answers name the masked holder of the account.
    await eraseAnswers(transaction, uid, [withdrawalCalls.apply.path, withdrawalCalls.cancel.path]);
    // The number differs from row to row, because equal accounts of one player are one row.
    await eraseBy(transaction, uid, [
      `UPDATE payout_accounts SET number = '${ERASED} ' || account_id, holder = '${ERASED}', agency_code = ''
       WHERE uid = $1`,
      `UPDATE withdrawal_states SET note = '${ERASED}'
       WHERE note IS NOT NULL AND number IN (SELECT number FROM withdrawals WHERE uid = $1)`,
      `UPDATE payment_events SET body = '${ERASED}' WHERE ${OF_PAYOUTS}`,
      `UPDATE payment_reviews SET told = jsonb_set(told::jsonb, '{numberEnd}', 'null') WHERE told IS NOT NULL AND ${OF_PAYOUTS}`,
    ]);
  },

  async obstacle(on, { uid }) {
    const open = await on.query({
      name: 'withdrawals-obstacle',
      text: `
        SELECT FROM withdrawals
        WHERE uid = $1 AND state IN ('requested', 'reviewing', 'approved', 'sent') LIMIT 1`,
      values: [uid],
    });
    return open.length > 0 ? 'cashOutOpen' : null;
  },
};
