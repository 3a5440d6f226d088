import type { PayoutAccount, PayoutType, TypedAccount } from '../../../contract/wallet/withdrawals';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { parsePhone } from '../players/phone';
import { bankName } from './banks';

/** An account that money is sent to, as stored. */
export interface AccountRow {
  readonly accountId: string;
  readonly type: PayoutType;
  /** GCASH: E.164. BANK: the account's digits. */
  readonly number: string;
  readonly holder: string;
  /** Empty for GCASH, like the two below. */
  readonly bankCode: string;
  readonly agencyCode: string;
  readonly kind: '' | 'checking' | 'saving';
}

const COLUMNS = `
  account_id::text AS "accountId", type, number, holder, bank_code AS "bankCode", agency_code AS "agencyCode", kind`;

/**
 * Saves an account, or finds the same one saved before. Refuses "phoneInvalid" for a GCash number that is no mobile
 * number, and "badRequest" for an unknown bank.
 */
export async function saveAccount(
  on: Queryable,
  uid: number,
  typed: TypedAccount,
  now: Date,
): Promise<AccountRow> {
  const account = readAccount(typed);
  const [row] = await on.query<AccountRow>({
    name: 'payout-accounts-save',
    text: `
      INSERT INTO payout_accounts (uid, type, number, holder, bank_code, agency_code, kind, created_at, used_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
      ON CONFLICT ON CONSTRAINT payout_accounts_once DO UPDATE SET used_at = excluded.used_at RETURNING ${COLUMNS}`,
    values: [
      uid,
      account.type,
      account.number,
      account.holder,
      account.bankCode,
      account.agencyCode,
      account.kind,
      now,
    ],
  });
  if (row === undefined) throw new Error('an account was neither saved nor found');
  return row;
}

function readAccount(typed: TypedAccount): Omit<AccountRow, 'accountId'> {
  const { type, holder } = typed;
  if (type === 'GCASH') {
    const number = parsePhone(typed.number);
    if (number === null) throw refuse('phoneInvalid');
    return { type, number, holder, bankCode: '', agencyCode: '', kind: '' };
  }
  const { number, bankCode, agencyCode, kind } = typed;
  if (bankName(bankCode) === null) throw refuse('badRequest');
  return { type, number, holder, bankCode, agencyCode, kind };
}

/** An account of this player; null where they have none of that id. */
export async function findAccount(on: Queryable, uid: number, accountId: string): Promise<AccountRow | null> {
  const [row] = await on.query<AccountRow>({
    name: 'payout-accounts-find',
    text: `SELECT ${COLUMNS} FROM payout_accounts WHERE account_id = $1 AND uid = $2`,
    values: [accountId, uid],
  });
  return row ?? null;
}

/** The account that a player saved or used last; null before the first. */
export async function latestAccount(on: Queryable, uid: number): Promise<AccountRow | null> {
  const [row] = await on.query<AccountRow>({
    name: 'payout-accounts-latest',
    text: `SELECT ${COLUMNS} FROM payout_accounts WHERE uid = $1 ORDER BY used_at DESC, account_id DESC LIMIT 1`,
    values: [uid],
  });
  return row ?? null;
}

/** Notes that an account is used, so that it is offered first the next time. */
export async function noteUse(on: Queryable, accountId: string, now: Date): Promise<void> {
  await on.query({
    name: 'payout-accounts-use',
    text: 'UPDATE payout_accounts SET used_at = $2 WHERE account_id = $1',
    values: [accountId, now],
  });
}

/** Whether money for this account goes to somebody else's phone. */
export const isMismatch = ({ type, number }: Pick<AccountRow, 'type' | 'number'>, ownPhone: string) =>
  type === 'GCASH' && number !== ownPhone;

/** An account as it is shown, masked. `ownPhone` is the player's number in E.164. */
export const shownAccount = (account: AccountRow, ownPhone: string): PayoutAccount => ({
  accountId: account.accountId,
  type: account.type,
  name: account.type === 'GCASH' ? 'GCash' : (bankName(account.bankCode) ?? account.bankCode),
  numberEnd: account.number.slice(-4),
  holder: maskHolder(account.holder),
  kind: account.kind === '' ? null : account.kind,
  isOwnNumber: !isMismatch(account, ownPhone),
});

const DOTS = '•••••';

/** The first name and the first letter of the last one, as in "Maria S•••••". */
export function maskHolder(holder: string): string {
  const words = holder.split(' ').filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const first = words.slice(0, -1).join(' ');
  const letter = Array.from(last)[0] ?? '';
  return `${first === '' ? '' : `${first} `}${letter}${DOTS}`;
}
