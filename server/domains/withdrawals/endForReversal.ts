import type { Queryable } from '../../db/database';
import { returnHeld } from '../../ledger/withdrawal';
import { sendMessage } from '../messages/send';
import type { FreeHeld } from '../payments/settle';
import { changeState, idOf, lockWithdrawal } from './withdrawals';

/**
 * Rejects a player's withdrawals that nobody has approved, newest first, until what they held covers what a reversal lacks:
 * money that the bank has taken back must not be paid out as well. The caller has locked the player.
 */
export const endForReversal: FreeHeld = async (tx, { uid, missingCentavos, now }) => {
  let freed = 0n;
  for (const number of await undecidedOf(tx, uid)) {
    if (freed >= missingCentavos) return;
    const row = await lockWithdrawal(tx, number);
    if (row === null) throw new Error(`withdrawal ${number} is gone`);
    const { amountCentavos } = row;
    const withdrawalId = idOf(number);
    const under = row.state === 'requested' ? await changeState(tx, row, { state: 'reviewing', now }) : row;
    await changeState(tx, under, { state: 'rejected', reason: 'askService', note: NOTE, now });
    await returnHeld(tx, { uid, reference: withdrawalId, amountCentavos, now });
    const content = { kind: 'withdrawal', withdrawalId, amount: amountCentavos, state: 'rejected' } as const;
    await sendMessage(tx, { uid, content, now });
    freed += amountCentavos;
  }
};

/** For operators; no operator stands beside it in the history. */
const NOTE = 'The bank took a deposit back.';

/** The player's lock keeps others from being asked for or decided meanwhile. */
async function undecidedOf(tx: Queryable, uid: number): Promise<bigint[]> {
  const rows = await tx.query<{ number: bigint }>({
    name: 'withdrawals-undecided',
    text: `
      SELECT number FROM withdrawals WHERE uid = $1 AND state IN ('requested', 'reviewing') ORDER BY number DESC`,
    values: [uid],
  });
  return rows.map(({ number }) => number);
}
