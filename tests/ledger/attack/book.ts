import type { Queryable } from '../../../server/db/database';
import { ACCOUNTS, type AccountName } from '../../../server/ledger/accounts';

/** What a call has moved for its player: centavos, points or coupons by account. */
export type Effect = Partial<Record<AccountName, bigint>>;

/** What acknowledged calls have moved, kept apart from the server, for comparison with its ledger. */
export interface Book {
  readonly note: (uid: number, effect: Effect) => void;
  /** Every account of these players that is not what it was plus what was noted. */
  readonly differences: () => Promise<string[]>;
}

/** Opens a book with the balances that these players have now. */
export async function openBook(db: Queryable, uids: readonly number[]): Promise<Book> {
  const expected = await read(db, uids);
  return {
    note: (uid, effect) => {
      for (const [name, moved] of Object.entries(effect)) {
        const account = `${uid} ${name}`;
        expected.set(account, (expected.get(account) ?? 0n) + moved);
      }
    },
    differences: async () => {
      const found = await read(db, uids);
      return [...new Set([...expected.keys(), ...found.keys()])].flatMap((account) => {
        const [should, is] = [expected.get(account) ?? 0n, found.get(account) ?? 0n];
        return should === is ? [] : [`${account} is ${is}, acknowledged were ${should}`];
      });
    },
  };
}

async function read(db: Queryable, uids: readonly number[]): Promise<Map<string, bigint>> {
  const names = new Map(Object.entries(ACCOUNTS).map(([name, code]) => [code as number, name]));
  const rows = await db.query<{ uid: number; code: number; balance: bigint }>({
    text: 'SELECT uid, code, balance FROM ledger_accounts WHERE uid = ANY ($1)',
    values: [uids],
  });
  return new Map(rows.map(({ uid, code, balance }) => [`${uid} ${names.get(code)}`, BigInt(balance)]));
}
