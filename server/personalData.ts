import type { Queryable } from './db/database';

/** Columns by name; amounts are texts in pesos. */
export type DataRow = Readonly<Record<string, unknown>>;

/** Whose data, and on which device they ask: records of devices belong to no account. */
export interface DataOwner {
  readonly uid: number;
  /** A UUID; null for a device without a record. */
  readonly deviceInfoId: string | null;
}

/** What decides about closing an account. */
export interface Closing {
  readonly uid: number;
  readonly now: Date;
  /** Less than this cannot be cashed out, and is given up. */
  readonly withdrawMinCentavos: bigint;
}

/** Why an account cannot be closed yet. */
export type Obstacle = 'moneyLeft' | 'betOpen' | 'depositOpen' | 'cashOutOpen';

/** What one domain keeps about a player. */
export interface PersonalData {
  /** Its rows by kind, newest first, at most `limit` of each, as they stand `now`. */
  readonly copy: (
    on: Queryable,
    owner: DataOwner,
    limit: number,
    now: Date,
  ) => Promise<Readonly<Record<string, readonly DataRow[]>>>;
  /**
   * Deletes or blanks what identifies the person; the player's row says already that the account is closed. What proves
   * money, rounds and decisions stays under the number of the account.
   */
  readonly erase?: (transaction: Queryable, owner: DataOwner, now: Date) => Promise<void>;
  /** Why the account cannot be closed yet; null when nothing of this domain is in the way. */
  readonly obstacle?: (on: Queryable, closing: Closing) => Promise<Obstacle | null>;
}

/** What stands where a text was that identified somebody. */
export const ERASED = '(erased)';

/** An amount in centavos as a text in pesos, in SQL. */
export const pesosSql = (column: string): string => `to_char(${column} / 100.0, 'FM999999999990.00')`;

/** Runs statements that take the player's number alone. */
export async function eraseBy(transaction: Queryable, uid: number, texts: readonly string[]): Promise<void> {
  for (const text of texts) await transaction.query({ text, values: [uid] });
}
