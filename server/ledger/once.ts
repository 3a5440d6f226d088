import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { type Refusal, refuse } from '../http/refusal';
import { lockPlayers } from './accounts';

/** A call that moves money, identified by its Idempotency-Key. Keys are separate per player. */
export interface Intent {
  readonly uid: number;
  readonly key: string;
  /** The call's path in the contract. */
  readonly call: string;
  /** SHA-256 of path and canonical body, in hex. */
  readonly bodyHash: string;
}

/**
 * Runs `work` once per intent and returns its text; a repeat gets the first text, byte for byte. The player is
 * locked, so that of equal calls in parallel one works and the others wait for its answer. When `work` throws,
 * everything is rolled back and the key stays unused. Refuses "keyReused" for another body under the key.
 */
export function once(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  intent: Intent,
  work: (transaction: Queryable) => Promise<string>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [intent.uid]);
    const known = await firstAnswer(transaction, intent);
    if (known !== null) return known;
    const text = await work(transaction);
    await transaction.query({
      name: 'ledger-answer-insert',
      text: "SELECT ledger_keep_answer($1, $2, $3, decode($4, 'hex'), $5, $6)",
      values: [intent.uid, intent.key, intent.call, intent.bodyHash, text, clock.now()],
    });
    return text;
  });
}

/**
 * The first answer to a key; null for a new key, and for one whose answer has expired. Refuses "keyReused" for
 * another body.
 */
export async function firstAnswer(
  on: Queryable,
  { uid, key, bodyHash }: Omit<Intent, 'call'>,
): Promise<string | null> {
  const [row] = await on.query<{ isSame: boolean; answer: string }>({
    name: 'ledger-answer-find',
    text: `
      SELECT body_hash = decode($3, 'hex') AS "isSame", answer FROM ledger_answers
      WHERE uid = $1 AND key = $2`,
    values: [uid, key, bodyHash],
  });
  if (row === undefined) return null;
  if (!row.isSame) throw refuse('keyReused');
  return row.answer;
}

/** What was accepted keeps its answer, even if it would be refused now. */
export async function answerOrRefuse(
  on: Queryable,
  intent: Omit<Intent, 'call'>,
  refusal: Refusal,
): Promise<string> {
  const known = await firstAnswer(on, intent);
  if (known === null) throw refusal;
  return known;
}
