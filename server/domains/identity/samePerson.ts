import type { Queryable } from '../../db/database';
import { ERASED } from '../../personalData';

/**
 * The other accounts of the same person: with the same document or the same name and birthday in a passed check, with a
 * payout account that both have ever used, or with a GCash number that is the other's phone. Accounts
 * whose documents have been erased are found by nothing.
 */
export async function samePersons(on: Queryable, uid: number): Promise<number[]> {
  const rows = await on.query<{ uid: number }>({
    name: 'identity-same-persons',
    text: `
      SELECT theirs.uid FROM identity_checks mine JOIN identity_checks theirs
          ON theirs.document = mine.document AND theirs.document_number = mine.document_number
        WHERE mine.uid = $1 AND mine.document_number <> $2 AND mine.state = 'VERIFIED' AND theirs.state = 'VERIFIED' AND theirs.uid <> $1
      UNION
      SELECT theirs.uid FROM identity_checks mine JOIN identity_checks theirs
          ON theirs.birthday = mine.birthday AND lower(theirs.full_name) = lower(mine.full_name)
        WHERE mine.uid = $1 AND mine.document_number <> $2 AND mine.state = 'VERIFIED' AND theirs.state = 'VERIFIED' AND theirs.uid <> $1
      UNION
      SELECT theirs.uid FROM payout_accounts mine JOIN payout_accounts theirs
          ON theirs.type = mine.type AND theirs.bank_code = mine.bank_code AND theirs.number = mine.number
        WHERE mine.uid = $1 AND theirs.uid <> $1
      UNION
      SELECT p.uid FROM payout_accounts mine JOIN players p ON p.phone = mine.number
        WHERE mine.uid = $1 AND mine.type = 'GCASH' AND p.uid <> $1
      UNION
      SELECT theirs.uid FROM players mine JOIN payout_accounts theirs
          ON theirs.type = 'GCASH' AND theirs.bank_code = '' AND theirs.number = mine.phone
        WHERE mine.uid = $1 AND theirs.uid <> $1`,
    values: [uid, ERASED],
  });
  return rows.map((row) => row.uid);
}
