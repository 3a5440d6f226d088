import type { Queryable } from '../db/database';

/**
 * The chart of accounts: code by name. The tens digit of a code is its currency (1 pesos in centavos, 2 points,
 * 3 coupons, 4 raffle tickets, 5 spin tickets); the last digit is 0 to 4 for players' accounts and 5 to 9 for the operator's.
 */
export const ACCOUNTS = {
  cash: 10,
  bonus: 11,
  hold: 12,
  /** Money in transit through a payment gateway. */
  gateway: 15,
  /** Stakes taken and payouts made. */
  play: 16,
  /** What bonuses and prizes cost the operator. */
  promotions: 17,
  /** Fees of withdrawals. */
  fees: 18,
  /** Money that operators put right. */
  corrections: 19,
  points: 20,
  pointsIssued: 25,
  coupons: 30,
  couponsIssued: 35,
  /** Raffle tickets. */
  tickets: 40,
  ticketsIssued: 45,
  spinTickets: 50,
  spinTicketsIssued: 55,
} as const;

export type AccountName = keyof typeof ACCOUNTS;

const PLAYER_CODES = Object.values(ACCOUNTS).filter((code) => code % 10 < 5);

/** Opens all accounts of a new player with zero balances. Idempotent. */
export async function openAccounts(on: Queryable, uid: number): Promise<void> {
  await on.query({
    name: 'ledger-open',
    text: 'SELECT ledger_open($1, $2)',
    values: [uid, PLAYER_CODES],
  });
}

/**
 * Makes the player's next stake check their limits again, whatever an earlier check has found. The player is
 * locked. Throws an Error for a player without a cash account.
 */
export async function lookAtNextStake(transaction: Queryable, uid: number): Promise<void> {
  await transaction.query({
    name: 'ledger-look-at-next-stake',
    text: "SELECT ledger_set_unchecked_until($1, '-infinity')",
    values: [uid],
  });
}

/**
 * Locks players' money until the transaction ends. A transaction that moves money of several players locks them
 * all first, so that no two transactions deadlock.
 */
export async function lockPlayers(transaction: Queryable, uids: readonly number[]): Promise<void> {
  await transaction.query({ name: 'ledger-lock', text: 'SELECT ledger_lock($1)', values: [uids] });
}
