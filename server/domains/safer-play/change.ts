import type { SaferPlay } from '../../../contract/account/saferPlayState';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers, lookAtNextStake } from '../../ledger/accounts';
import { stateOf } from './state';

interface Change {
  readonly uid: number;
  readonly now: Date;
}

/**
 * Runs a change with the player's money locked: bets in progress are settled before it, later ones see it.
 * Returns the state after it.
 */
export function change(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  work: (transaction: Queryable, change: Change) => Promise<void>,
): Promise<SaferPlay> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    await transaction.query({
      name: 'safer-play-row',
      text: 'INSERT INTO safer_play (uid) VALUES ($1) ON CONFLICT DO NOTHING',
      values: [uid],
    });
    await work(transaction, { uid, now });
    await lookAtNextStake(transaction, uid);
    return stateOf(transaction, uid, now);
  });
}

/** Logs a change for the audit trail. */
export async function note(
  transaction: Queryable,
  { uid, now }: Change,
  what: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const json = JSON.stringify(detail, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  await transaction.query({
    name: 'safer-play-note',
    text: 'INSERT INTO safer_play_changes (uid, change, detail, changed_at) VALUES ($1, $2, $3, $4)',
    values: [uid, what, json, now],
  });
}
