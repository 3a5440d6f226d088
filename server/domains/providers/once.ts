import { createHash } from 'node:crypto';
import type { Context } from '../../context';
import { type Queryable, sqlState } from '../../db/database';
import { canonicalJson } from '../../http/json';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { findSession, type ProviderSession } from './sessions';
import { firstAnswer, keep, type Result, type Transaction, type WalletAnswer } from './transactions';

/** The fields that bets, wins and rollbacks share. */
export interface Acting {
  readonly session: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly betTransactionId?: string;
}

/** A transaction in progress: the player is locked, and the session belongs to this provider and game. */
export interface Work {
  readonly transaction: Queryable;
  readonly done: Transaction;
  readonly session: ProviderSession;
  readonly now: Date;
}

/**
 * Runs `work` once per transaction id of a provider; a repeat gets the first answer, byte for byte. The player
 * is locked, so that of equal calls in parallel one works and the others wait for its answer. When `work`
 * throws, everything is rolled back and the id stays unused. Refuses "sessionOver" for a session of another
 * provider, "forbidden" for a player or game other than the session's, and "keyReused" for another body under
 * the id.
 */
export async function once(
  { db, clock }: Context,
  provider: string,
  kind: Transaction['kind'],
  body: Acting,
  work: (work: Work) => Promise<Result>,
): Promise<WalletAnswer> {
  const session = await findSession(db, provider, body.session);
  const { uid, gameId } = session;
  if (body.playerId !== String(uid) || body.gameId !== gameId) throw refuse('forbidden');
  const done: Transaction = {
    provider,
    transactionId: body.transactionId,
    kind,
    uid,
    gameId,
    roundId: body.roundId,
    betId: body.betTransactionId ?? null,
    bodyHash: hashOf(body),
  };
  const run = () =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      const known = await firstAnswer(transaction, done);
      if (known !== null) return known;
      const now = clock.now();
      const result = await work({ transaction, done, session, now });
      await keep(transaction, done, result, now);
      return { status: result.status, text: result.text };
    });
  try {
    return await run();
  } catch (error) {
    // Another player's transaction has used the id meanwhile: the second lookup finds it.
    if (sqlState(error) === UNIQUE_VIOLATION) return run();
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

function hashOf({ session: _, ...body }: Acting): Buffer {
  const wire = JSON.parse(
    JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  );
  return createHash('sha256').update(canonicalJson(wire)).digest();
}
