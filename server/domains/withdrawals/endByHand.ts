import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { findPayout, holdBack, lockPayout, makeDue, type PayoutRow, SENDING_MS } from './outbox';
import { confirmPayout, type EndedBy, failPayout } from './payoutEnds';
import { findWithdrawal, lockWithdrawal, numberOf, type WithdrawalRow } from './withdrawals';

/* How two people end a payout of which its channel does not say how it ended. */

/** A payout without an end, as a person saw it who proposes one. */
export type UnendedPayout = Pick<PayoutRow, 'number' | 'state' | 'tries'> & {
  /** What is on hold: the fee included. */
  readonly heldCentavos: WithdrawalRow['amountCentavos'];
};

/** The payout of a withdrawal, where its channel has been asked to send it and its end is not known; null otherwise. */
export async function findUnended(on: Queryable, withdrawalId: string): Promise<UnendedPayout | null> {
  const number = numberOf(withdrawalId);
  const row = await findWithdrawal(on, number);
  const payout = await findPayout(on, number);
  if (row === null || payout === null || !isUnended(payout)) return null;
  return { number, state: payout.state, tries: payout.tries, heldCentavos: row.amountCentavos };
}

const isUnended = ({ state }: PayoutRow): boolean => state === 'sending' || state === 'sent';

/**
 * Keeps a payout from its channel for as long as a proposal to end it by hand may be approved: nothing is sent meanwhile.
 * Refuses "alreadySet" where it has been asked about since it was seen.
 */
export async function holdForDecision(tx: Queryable, payout: UnendedPayout, until: Date): Promise<void> {
  if (!(await holdBack(tx, payout, until)))
    throw refuse('alreadySet', 'Its channel is being asked right now. Look again.');
}

/** Has the channel asked again at once, because nobody decides any more. */
export const askAgain = (tx: Queryable, withdrawalId: string, now: Date): Promise<void> =>
  makeDue(tx, numberOf(withdrawalId), now);

/**
 * Ends a payout as two people have decided, once: as paid, or as failed with its money back in the main wallet. Refuses
 * "alreadySet" where its channel has been asked since the proposal or may still be, and where the end is known. What the
 * channel says later is held against this end, and parked where it differs.
 */
export async function endByHand(
  tx: Queryable,
  {
    seen,
    isPaid,
    proposedAt,
    by,
    now,
  }: {
    readonly seen: Pick<UnendedPayout, 'number' | 'state' | 'tries'>;
    readonly isPaid: boolean;
    readonly proposedAt: Date;
    readonly by: EndedBy;
    readonly now: Date;
  },
): Promise<void> {
  const { number } = seen;
  const found = await findWithdrawal(tx, number);
  if (found === null) throw refuse('notFound');
  await lockPlayers(tx, [found.uid]);
  const row = await lockWithdrawal(tx, number);
  const payout = await lockPayout(tx, number);
  if (row === null || payout === null || !isUnended(payout))
    throw refuse('alreadySet', 'The payout has ended meanwhile. Send it back.');
  if (payout.state !== seen.state || payout.tries !== seen.tries)
    throw refuse('alreadySet', 'The channel has been asked since the proposal. Send it back.');
  if (now.getTime() - proposedAt.getTime() < SENDING_MS)
    throw refuse('alreadySet', 'The channel may still be answering. Approve in a minute.');
  const end = { channelReference: payout.channelReference, by, now };
  await (isPaid ? confirmPayout(tx, row, end) : failPayout(tx, row, { fault: 'channel', ...end }));
}
