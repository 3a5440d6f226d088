import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import type { Closing, DataOwner } from '../../personalData';
import { keepClosedPerson } from '../activities/closedPersons';
import { record } from '../desk/audit';
import { payBeforeClosing } from '../guaranteed/settle';
import { markClosed } from '../players/personalData';
import { type Proof, requireProof } from '../players/proof';
import { forgetSessions } from '../players/sessions';
import { ALL_DATA } from './allData';

/**
 * Closes an account for good and erases what identifies its holder, in one transaction. Refuses what `requireProof`
 * refuses, "cashOutOpen", "betOpen", "depositOpen" and "moneyLeft"; a refusal changes nothing, except that the proof
 * counts as tried, and that filled guaranteed payouts are main money.
 */
export async function closeAccount(context: Context, owner: DataOwner, proof: Proof): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  const closing = { uid: owner.uid, now, withdrawMinCentavos: config.withdrawMinCentavos };
  // Committed by itself: a refusal for the money that they make must not take them back.
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [owner.uid]);
    await payBeforeClosing(transaction, owner.uid, now);
  });
  // Before the proof, so that a code is not used up where something is open.
  await requireNothingOpen(db, closing);
  await requireProof(context, owner.uid, proof);
  await db.transaction(async (transaction) => {
    // A bet or a payment that arrives now waits, and then finds the account closed.
    await lockPlayers(transaction, [owner.uid]);
    // A bet may have been settled since.
    await payBeforeClosing(transaction, owner.uid, now);
    await requireNothingOpen(transaction, closing);
    if (!(await markClosed(transaction, owner.uid, now))) throw refuse('loginNeeded');
    await keepClosedPerson(transaction, context.personKey, owner.uid);
    for (const { erase } of ALL_DATA) await erase?.(transaction, owner, now);
    await record(transaction, { operator: null, action: 'player.close', object: `player ${owner.uid}` }, now);
  });
  forgetSessions(db);
  context.log.info({ event: 'account_closed', uid: owner.uid }, 'a player closed their account');
}

async function requireNothingOpen(on: Queryable, closing: Closing): Promise<void> {
  for (const { obstacle } of ALL_DATA) {
    const found = (await obstacle?.(on, closing)) ?? null;
    if (found !== null) throw refuse(found);
  }
}
