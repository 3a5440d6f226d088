import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { ACCOUNTS } from './accounts';

/** A player's balances. Money is centavos; points, coupons and tickets are counts. */
export interface Balances {
  readonly cashCentavos: Centavos;
  readonly bonusCentavos: Centavos;
  /** Reserved for a pending withdrawal. */
  readonly holdCentavos: Centavos;
  readonly points: number;
  readonly coupons: number;
  /** Raffle tickets. */
  readonly tickets: number;
  readonly spinTickets: number;
  /** Total of all deposits. */
  readonly depositedCentavos: Centavos;
  /** Total of all stakes, main and bonus money. */
  readonly turnoverCentavos: Centavos;
}

interface AccountRow {
  readonly code: number;
  readonly balance: bigint;
  readonly deposited: bigint;
  readonly staked: bigint;
}

const NONE: Omit<AccountRow, 'code'> = { balance: 0n, deposited: 0n, staked: 0n };

/** A player's balances; all zero without accounts. */
export async function balances(on: Queryable, uid: number): Promise<Balances> {
  const rows = await on.query<AccountRow>({
    name: 'ledger-balances',
    text: 'SELECT code, balance, deposited, staked FROM ledger_accounts WHERE uid = $1',
    values: [uid],
  });
  const account = (code: number) => rows.find((row) => row.code === code) ?? NONE;
  const cash = account(ACCOUNTS.cash);
  return {
    cashCentavos: centavos(cash.balance),
    bonusCentavos: centavos(account(ACCOUNTS.bonus).balance),
    holdCentavos: centavos(account(ACCOUNTS.hold).balance),
    points: Number(account(ACCOUNTS.points).balance),
    coupons: Number(account(ACCOUNTS.coupons).balance),
    tickets: Number(account(ACCOUNTS.tickets).balance),
    spinTickets: Number(account(ACCOUNTS.spinTickets).balance),
    depositedCentavos: centavos(cash.deposited),
    turnoverCentavos: centavos(cash.staked),
  };
}

/** What a player has in money. */
export type Money = Pick<Balances, 'cashCentavos' | 'bonusCentavos' | 'holdCentavos'>;

/** Main, bonus and held money of several players, by uid. */
export async function balancesOf(
  on: Queryable,
  uids: readonly number[],
): Promise<ReadonlyMap<number, Money>> {
  const rows = await on.query<{ uid: number; cash: bigint; bonus: bigint; hold: bigint }>({
    name: 'ledger-balances-of',
    text: `
      SELECT uid, coalesce(sum(balance) FILTER (WHERE code = $2), 0)::bigint AS cash,
        coalesce(sum(balance) FILTER (WHERE code = $3), 0)::bigint AS bonus,
        coalesce(sum(balance) FILTER (WHERE code = $4), 0)::bigint AS hold
      FROM ledger_accounts WHERE uid = ANY ($1) GROUP BY uid`,
    values: [uids, ACCOUNTS.cash, ACCOUNTS.bonus, ACCOUNTS.hold],
  });
  return new Map(
    rows.map(({ uid, cash, bonus, hold }) => [
      uid,
      { cashCentavos: centavos(cash), bonusCentavos: centavos(bonus), holdCentavos: centavos(hold) },
    ]),
  );
}

/** Main money and bonus of several players, by uid. */
export async function moneyOf(
  on: Queryable,
  uids: readonly number[],
): Promise<ReadonlyMap<number, Pick<Balances, 'cashCentavos' | 'bonusCentavos'>>> {
  const rows = await on.query<{ uid: number; cash: bigint; bonus: bigint }>({
    name: 'ledger-money',
    text: `
      SELECT c.uid, c.balance AS cash, b.balance AS bonus
      FROM ledger_accounts c JOIN ledger_accounts b ON b.uid = c.uid AND b.code = $3
      WHERE c.uid = ANY ($1) AND c.code = $2`,
    values: [uids, ACCOUNTS.cash, ACCOUNTS.bonus],
  });
  return new Map(
    rows.map(({ uid, cash, bonus }) => [
      uid,
      { cashCentavos: centavos(cash), bonusCentavos: centavos(bonus) },
    ]),
  );
}
