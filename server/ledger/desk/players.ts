import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';

/* What the console reads of the money of players, by kind of transfer. */

/** Where a player's main and held money has come from, in centavos. */
export interface MoneySince {
  readonly cashIn: Centavos;
  readonly won: Centavos;
  readonly bonusReleased: Centavos;
  readonly prizes: Centavos;
  readonly adjusted: Centavos;
  readonly paidOut: Centavos;
  readonly mainAndHeld: Centavos;
  /** Whether the sum of all postings equals the stored balances. */
  readonly isEqual: boolean;
}

/** Sums what each kind of transfer has changed in main and held money. */
export async function moneySince(on: Queryable, uid: number): Promise<MoneySince> {
  const rows = await on.query<{ kind: string; change: bigint }>({
    name: 'ledger-desk-since',
    text: `
      SELECT kind::text AS kind,
        sum(CASE WHEN to_code IN (10, 12) THEN amount ELSE 0 END
          - CASE WHEN from_code IN (10, 12) THEN amount ELSE 0 END)::bigint AS change
      FROM ledger_entries WHERE uid = $1 AND (from_code IN (10, 12) OR to_code IN (10, 12))
      GROUP BY kind
      -- Bets that have left the database.
      UNION ALL SELECT 'stake', credited - debited FROM ledger_openings WHERE uid = $1 AND code = 10`,
    values: [uid],
  });
  const [stored] = await on.query<{ stored: bigint }>({
    name: 'ledger-desk-stored',
    text: 'SELECT coalesce(sum(balance), 0)::bigint AS stored FROM ledger_accounts WHERE uid = $1 AND code IN (10, 12)',
    values: [uid],
  });
  const of = (...kinds: string[]) =>
    centavos(rows.reduce((sum, { kind, change }) => (kinds.includes(kind) ? sum + change : sum), 0n));
  const all = rows.reduce((sum, { change }) => sum + change, 0n);
  const parts = {
    cashIn: of('deposit'),
    won: of('stake', 'payout', 'refund'),
    bonusReleased: of('bonus'),
    prizes: of('prize'),
    adjusted: of('adjustment'),
    paidOut: centavos(-of('withdrawal')),
  };
  const { cashIn, won, bonusReleased, prizes, adjusted, paidOut } = parts;
  const told = cashIn + won + bonusReleased + prizes + adjusted - paidOut;
  return { ...parts, mainAndHeld: centavos(all), isEqual: all === (stored?.stored ?? 0n) && told === all };
}

/** The newest cash-ins of a player; at most `most`. */
export const newestCashIns = (
  on: Queryable,
  uid: number,
  most: number,
): Promise<{ at: Date; amount: bigint }[]> =>
  on.query<{ at: Date; amount: bigint }>({
    name: 'ledger-desk-cash-ins',
    text: `
      SELECT created_at AS at, amount FROM ledger_entries
      WHERE uid = $1 AND kind = 'deposit' AND to_code = 10 ORDER BY transfer_id DESC LIMIT $2`,
    values: [uid, most],
  });

/** Of these players, who paid in and who bet since a time. */
export async function whoPaidAndPlayed(
  on: Queryable,
  since: Date,
  uids: readonly number[],
): Promise<ReadonlyMap<number, { readonly hasPaid: boolean; readonly hasPlayed: boolean }>> {
  const rows = await on.query<{ uid: number; hasPaid: boolean; hasPlayed: boolean }>({
    name: 'ledger-desk-paid-played',
    text: `
      SELECT uid, bool_or(kind = 'deposit' AND to_code = 10) AS "hasPaid", bool_or(kind = 'stake') AS "hasPlayed"
      FROM ledger_entries
      WHERE created_at >= $1 AND from_code / 10 = 1 AND kind IN ('deposit', 'stake') AND uid = ANY ($2::int[])
      GROUP BY uid`,
    values: [since, uids],
  });
  return new Map(rows.map(({ uid, ...done }) => [uid, done]));
}
