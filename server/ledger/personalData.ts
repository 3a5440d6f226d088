import type { Queryable } from '../db/database';
import { type DataRow, ERASED, type PersonalData, pesosSql } from '../personalData';
import { ACCOUNTS } from './accounts';

/** Postings and balances. They stay, under the number of the account alone. */
export const ledgerData: PersonalData = {
  async copy(on, { uid }, limit) {
    const balances = await on.query<DataRow>({
      name: 'ledger-accounts-data',
      text: `
        SELECT code AS account, CASE code / 10 WHEN 1 THEN ${pesosSql('balance')} ELSE balance::text END AS balance
        FROM ledger_accounts WHERE uid = $1 ORDER BY code LIMIT $2`,
      values: [uid, limit],
    });
    // The reference of a red bag names the invited player, whose number is theirs alone.
    const postings = await on.query<DataRow>({
      name: 'ledger-entries-data',
      text: `
        SELECT transfer_id::text AS transfer, kind, regexp_replace(reference, '^invite:[0-9]+:', 'invite:') AS reference,
          from_code AS "fromAccount", to_code AS "toAccount",
          CASE from_code / 10 WHEN 1 THEN ${pesosSql('amount')} ELSE amount::text END AS amount,
          created_at AS "postedAt"
        FROM ledger_entries WHERE uid = $1 ORDER BY transfer_id DESC, leg LIMIT $2`,
      values: [uid, limit],
    });
    return { balances, postings };
  },

  async obstacle(on, { uid, withdrawMinCentavos }) {
    const left = await on.query({
      name: 'ledger-accounts-left',
      text: `
        SELECT FROM ledger_accounts
        WHERE uid = $1 AND (code = $2 AND balance >= $3 OR code = $4 AND balance > 0)`,
      values: [uid, ACCOUNTS.cash, withdrawMinCentavos, ACCOUNTS.hold],
    });
    return left.length > 0 ? 'moneyLeft' : null;
  },
};

/** Blanks the first answers of these calls, which repeat what the calls were about. `calls` are paths of the contract. */
export async function eraseAnswers(
  transaction: Queryable,
  uid: number,
  calls: readonly string[],
): Promise<void> {
  await transaction.query({
    name: 'ledger-erase-answers',
    text: 'SELECT ledger_erase_answers($1, $2, $3)',
    values: [uid, calls, ERASED],
  });
}
