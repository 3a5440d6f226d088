import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';

/** A reply as sent: HTTP status and envelope. */
export interface WalletAnswer {
  readonly status: number;
  readonly text: string;
}

/** A provider's call that takes effect once. */
export interface Transaction {
  readonly provider: string;
  readonly transactionId: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly uid: number;
  readonly gameId: string;
  readonly roundId: string;
  /** For a win or a rollback: the bet it refers to. */
  readonly betId: string | null;
  /** SHA-256 of kind and body without the session, which may differ when a call is repeated. */
  readonly bodyHash: Buffer;
}

/** The result of a transaction. */
export interface Result extends WalletAnswer {
  readonly amount: bigint;
  /** The part in main money. */
  readonly cash: bigint;
  readonly isRefused: boolean;
}

/** The first answer to a transaction; null for a new one. Refuses "keyReused" for another body. */
export async function firstAnswer(
  on: Queryable,
  { provider, transactionId, kind, uid, bodyHash }: Transaction,
): Promise<WalletAnswer | null> {
  const [row] = await on.query<WalletAnswer & { isSame: boolean }>({
    name: 'provider-transaction-find',
    text: `
      SELECT status, answer AS text, kind = $3 AND uid = $4 AND body_hash = $5 AS "isSame"
      FROM provider_transactions WHERE provider = $1 AND transaction_id = $2`,
    values: [provider, transactionId, kind, uid, bodyHash],
  });
  if (row === undefined) return null;
  if (!row.isSame) throw refuse('keyReused');
  return { status: row.status, text: row.text };
}

export async function keep(
  transaction: Queryable,
  done: Transaction,
  { amount, cash, isRefused, status, text }: Result,
  now: Date,
): Promise<void> {
  const { provider, transactionId, kind, uid, gameId, roundId, betId, bodyHash } = done;
  await transaction.query({
    name: 'provider-transaction-keep',
    text: `
      INSERT INTO provider_transactions
        (provider, transaction_id, kind, uid, game_id, round_id, bet_id, amount, cash, is_refused, body_hash,
          status, answer, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      ...[provider, transactionId, kind, uid, gameId, roundId, betId],
      ...[amount, cash, isRefused, bodyHash, status, text, now],
    ],
  });
}

/** A bet as it was accepted. */
interface TakenBet {
  readonly stake: bigint;
  /** The part of it in main money. */
  readonly cashStake: bigint;
}

/**
 * The bet that a win or a rollback refers to; null when none has arrived or it was refused. Refuses
 * "betUnknown" for a bet of another player, game or round.
 */
export async function findBet(
  on: Queryable,
  { provider, uid, gameId, roundId, betId }: Transaction,
): Promise<TakenBet | null> {
  const [row] = await on.query<TakenBet & { isRefused: boolean; isIts: boolean }>({
    name: 'provider-bet',
    text: `
      SELECT amount AS stake, cash AS "cashStake", is_refused AS "isRefused",
        kind = 'bet' AND uid = $3 AND game_id = $4 AND round_id = $5 AS "isIts"
      FROM provider_transactions WHERE provider = $1 AND transaction_id = $2`,
    values: [provider, betId, uid, gameId, roundId],
  });
  if (row === undefined) return null;
  if (!row.isIts) throw refuse('betUnknown');
  return row.isRefused ? null : { stake: row.stake, cashStake: row.cashStake };
}

/** Whether that bet has been rolled back, before or after it arrived. */
export async function isRolledBack(on: Queryable, provider: string, betId: string): Promise<boolean> {
  const rows = await on.query({
    name: 'provider-bet-rolled-back',
    text: `
      SELECT FROM provider_transactions WHERE provider = $1 AND bet_id = $2 AND kind = 'rollback' LIMIT 1`,
    values: [provider, betId],
  });
  return rows.length > 0;
}
