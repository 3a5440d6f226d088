import { inviteCalls } from '../../../contract/rewards/invite';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { claim, payOnce } from '../rewards/claim';
import { countsFrom } from './recount';
import { type VoidReason, voidInvitees } from './void';

/** A stage that an invited player has reached. */
interface Bag {
  readonly id: bigint;
  readonly uid: number;
  readonly stage: number;
  readonly amountCentavos: Centavos;
  readonly state: 'open' | 'claimed' | 'void';
  readonly claimableFrom: Date;
}

const BAG = `
  stage_id AS id, uid, stage, amount_centavos AS "amountCentavos", state, claimable_from AS "claimableFrom"`;

interface ClaimRequest {
  readonly uid: number;
  readonly id: bigint;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Opens a red bag and returns the envelope as text; a repeat under the same key gets the first text. What void bags have
 * paid is set off first, so that less or nothing may go to main money. Refuses what a claim of money refuses, "notFound"
 * for a bag of somebody else, "alreadyClaimed", and "notClaimable" for a void one and one that waits for a review.
 */
export async function openBag(context: Context, { uid, id, key, bodyHash }: ClaimRequest): Promise<string> {
  await checkBags(context, uid);
  const intent = { uid, key, call: inviteCalls.claim.path, bodyHash };
  return claim(context, intent, 'money', async (transaction, now) => {
    const bag = await findBag(transaction, uid, id);
    if (bag === null) throw refuse('notFound');
    if (bag.state === 'claimed') throw refuse('alreadyClaimed');
    if (bag.state === 'void' || now < bag.claimableFrom) throw refuse('notClaimable');
    // A deposit that was taken back since.
    if ((await countsFrom(transaction, bag.uid)) === null) throw refuse('notClaimable');
    const paid = await payBag(transaction, uid, bag, now);
    const { cashCentavos } = await balances(transaction, uid);
    return successText(inviteCalls.claim, {
      amount: bag.amountCentavos,
      paid,
      setOff: centavos(bag.amountCentavos - paid),
      finance: cashCentavos,
    });
  });
}

async function findBag(on: Queryable, inviter: number, id: bigint): Promise<Bag | null> {
  const [row] = await on.query<Bag>({
    name: 'invite-stages-find',
    text: `SELECT ${BAG} FROM invite_stages WHERE stage_id = $2 AND inviter = $1`,
    values: [inviter, id],
  });
  return row ?? null;
}

/** Marks a bag as claimed, and pays what is left of it after what is set off. The caller has locked the inviter. */
async function payBag(transaction: Queryable, inviter: number, bag: Bag, now: Date): Promise<Centavos> {
  const owed = await owedBy(transaction, inviter);
  const paid = owed < bag.amountCentavos ? centavos(bag.amountCentavos - owed) : ZERO;
  const rows = await transaction.query({
    name: 'invite-stages-claim',
    text: `
      UPDATE invite_stages SET state = 'claimed', paid_centavos = $2, set_off_centavos = $3, decided_at = $4
      WHERE stage_id = $1 AND state = 'open' RETURNING stage_id`,
    values: [bag.id, paid, bag.amountCentavos - paid, now],
  });
  requireUpdated(rows, 1, 'a red bag that is opened');
  if (paid > 0n) {
    await payOnce(transaction, {
      uid: inviter,
      kind: 'prize',
      reference: `invite:${bag.uid}:${bag.stage}`,
      legs: [{ from: 'promotions', to: 'cash', amount: paid }],
      now,
    });
  }
  return paid;
}

/** What void bags have paid to an inviter and has not been set off yet, in centavos. */
async function owedBy(on: Queryable, inviter: number): Promise<bigint> {
  const [row] = await on.query<{ owed: bigint }>({
    name: 'invite-stages-owed',
    text: `
      SELECT (coalesce(sum(paid_centavos) FILTER (WHERE state = 'void'), 0)
        - coalesce(sum(set_off_centavos) FILTER (WHERE state = 'claimed'), 0))::bigint AS owed
      FROM invite_stages WHERE inviter = $1`,
    values: [inviter],
  });
  return row !== undefined && row.owed > 0n ? row.owed : 0n;
}

/** Looks at all bags of an inviter again, and makes void what should never have been one. */
export async function checkBags(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  inviter: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [inviter]);
    const found = await voidInvitees(transaction, inviter);
    const now = clock.now();
    for (const [uid, reason] of found) await voidBags(transaction, { inviter, uid, reason, now });
  });
}

/** Looks at the bags of every inviter who has any. Returns how many inviters there are. */
export async function checkAllBags(
  context: Pick<Context, 'db' | 'clock'>,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const inviters = await context.db.query<{ uid: number }>({
    name: 'invite-stages-inviters',
    text: "SELECT DISTINCT inviter AS uid FROM invite_stages WHERE state <> 'void' ORDER BY uid",
  });
  await each(inviters, ({ uid }) => checkBags(context, uid));
  return inviters.length;
}

async function voidBags(
  transaction: Queryable,
  {
    inviter,
    uid,
    reason,
    now,
  }: { readonly inviter: number; readonly uid: number; readonly reason: VoidReason; readonly now: Date },
): Promise<void> {
  await transaction.query({
    name: 'invite-stages-void',
    text: `
      UPDATE invite_stages SET state = 'void', reason = $3, decided_at = $4
      WHERE inviter = $1 AND uid = $2 AND state <> 'void'`,
    values: [inviter, uid, reason, now],
  });
}

/**
 * Pays the bags that an inviter has not opened when they exclude themselves, also those that wait for a review. The caller
 * has locked the player.
 */
export async function payAllBags(transaction: Queryable, inviter: number, now: Date): Promise<void> {
  const found = await voidInvitees(transaction, inviter);
  const bags = await transaction.query<Bag>({
    name: 'invite-stages-unopened',
    text: `SELECT ${BAG} FROM invite_stages WHERE inviter = $1 AND state = 'open' ORDER BY stage_id`,
    values: [inviter],
  });
  for (const bag of bags) {
    if (!found.has(bag.uid) && (await countsFrom(transaction, bag.uid)) !== null)
      await payBag(transaction, inviter, bag, now);
  }
}
