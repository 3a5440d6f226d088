import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { maskAddress, maskName } from '../players/desk';
import { tellOfBag } from './bagMessage';
import type { VoidReason } from './void';

/** What the console does with red bags that wait for a review. Whoever calls has checked who the operator is. */

interface Party {
  readonly uid: number;
  /** Masked. */
  readonly name: string;
}

/** A red bag whose inviter and invited player have used one address. */
export interface FlaggedBag {
  readonly bagId: bigint;
  readonly inviter: Party;
  readonly invited: Party;
  readonly stage: number;
  readonly amountCentavos: Centavos;
  readonly reachedAt: Date;
  readonly claimableFrom: Date;
  readonly state: 'open' | 'claimed' | 'void';
  readonly reason: VoidReason | null;
  /** Who released or refused it; null for one that nobody has looked at. */
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
}

interface BagRow extends Omit<FlaggedBag, 'inviter' | 'invited' | 'amountCentavos'> {
  readonly inviterUid: number;
  readonly inviterName: string;
  readonly invitedUid: number;
  readonly invitedName: string;
  readonly amountCentavos: bigint;
}

const BAG = `
  s.stage_id AS "bagId", s.inviter AS "inviterUid", i.name AS "inviterName", s.uid AS "invitedUid",
  p.name AS "invitedName", s.stage, s.amount_centavos AS "amountCentavos", s.reached_at AS "reachedAt",
  s.claimable_from AS "claimableFrom", s.state, s.reason, s.reviewed_by AS "reviewedBy", s.reviewed_at AS "reviewedAt"`;
const FROM = 'invite_stages s JOIN players p ON p.uid = s.uid JOIN players i ON i.uid = s.inviter';
const WAITS = "s.is_flagged AND s.state = 'open' AND s.reviewed_at IS NULL AND s.claimable_from > $1";

const bagOf = ({ inviterUid, inviterName, invitedUid, invitedName, ...row }: BagRow): FlaggedBag => ({
  ...row,
  amountCentavos: centavos(row.amountCentavos),
  inviter: { uid: inviterUid, name: maskName(inviterName) },
  invited: { uid: invitedUid, name: maskName(invitedName) },
});

/** One page of the bags that wait for a review, or of all others that were flagged; newest first. */
export async function flaggedBags(
  on: Queryable,
  { isWaiting, now }: { readonly isWaiting: boolean; readonly now: Date },
  { pageSize, cursor }: PageRequest,
): Promise<{ list: FlaggedBag[]; cursor: string | null }> {
  const rows = await on.query<BagRow>({
    name: `invite-flagged-${isWaiting ? 'waiting' : 'over'}`,
    text: `
      SELECT ${BAG} FROM ${FROM}
      WHERE ${isWaiting ? WAITS : `s.is_flagged AND NOT (${WAITS})`} AND s.stage_id < $2
      ORDER BY s.stage_id DESC LIMIT $3`,
    values: [now, keyOf(cursor), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ bagId }) => bagId);
  return { list: page.map(bagOf), cursor: next };
}

/** How many bags wait for a review. */
export async function waitingBags(on: Queryable, now: Date): Promise<number> {
  const [row] = await on.query<{ waiting: bigint }>({
    name: 'invite-flagged-count',
    text: `SELECT count(*) AS waiting FROM invite_stages s WHERE ${WAITS}`,
    values: [now],
  });
  return Number(row?.waiting ?? 0);
}

/** An address that both have logged in from, masked, and when each did so last. */
export interface SharedAddress {
  readonly network: string;
  readonly inviterAt: Date;
  readonly invitedAt: Date;
}

const SHARED_MAX = 10;

/** One flagged bag with the addresses that both have used, the latest first. Refuses "notFound". */
export async function readFlagged(
  on: Queryable,
  bagId: bigint,
): Promise<FlaggedBag & { readonly shared: readonly SharedAddress[] }> {
  const bag = await findFlagged(on, bagId);
  const rows = await on.query<Omit<SharedAddress, 'network'> & { address: string }>({
    name: 'invite-flagged-shared',
    text: `
      SELECT a.ip AS address, max(a.created_at) AS "inviterAt", max(b.created_at) AS "invitedAt"
      FROM sessions a JOIN sessions b ON b.ip = a.ip
      WHERE a.uid = $1 AND b.uid = $2 GROUP BY a.ip ORDER BY max(b.created_at) DESC LIMIT $3`,
    values: [bag.inviter.uid, bag.invited.uid, SHARED_MAX],
  });
  return { ...bag, shared: rows.map(({ address, ...at }) => ({ network: maskAddress(address), ...at })) };
}

async function findFlagged(on: Queryable, bagId: bigint): Promise<FlaggedBag> {
  const [row] = await on.query<BagRow>({
    name: 'invite-flagged-find',
    text: `SELECT ${BAG} FROM ${FROM} WHERE s.stage_id = $1 AND s.is_flagged`,
    values: [bagId],
  });
  if (row === undefined) throw refuse('notFound');
  return bagOf(row);
}

interface Review {
  readonly bagId: bigint;
  /** Whether the inviter may open it at once; otherwise it is void, with all other bags for the same invited player. */
  readonly isReleased: boolean;
  /** The operator's name. */
  readonly by: string;
  readonly now: Date;
  /** Runs in the transaction of the review. */
  readonly onReviewed: (transaction: Queryable, bag: FlaggedBag) => Promise<unknown>;
}

/**
 * Ends the review of a bag. False where it is over already: somebody else has decided, the bag was found void or became
 * free by its time. Refuses "notFound".
 */
export async function reviewBag(
  { db }: Pick<Context, 'db'>,
  { bagId, isReleased, by, now, onReviewed }: Review,
): Promise<{ readonly isDone: boolean; readonly bag: FlaggedBag }> {
  const { inviter, invited } = await findFlagged(db, bagId);
  const isDone = await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [inviter.uid]);
    const rows = await transaction.query({
      name: `invite-review-${isReleased ? 'release' : 'refuse'}`,
      text: `
        UPDATE invite_stages s SET reviewed_by = $3, reviewed_at = $1,
          ${isReleased ? 'claimable_from = $1' : "state = 'void', reason = 'review', decided_at = $1"}
        WHERE s.stage_id = $2 AND ${WAITS} RETURNING s.stage_id`,
      values: [now, bagId, by],
    });
    if (rows.length === 0) return false;
    const bag = await findFlagged(transaction, bagId);
    if (isReleased) await tellOfBag(transaction, { uid: inviter.uid, bag, now });
    else await refuseOthers(transaction, { bagId, invited: invited.uid, by, now });
    await onReviewed(transaction, bag);
    return true;
  });
  return { isDone, bag: await findFlagged(db, bagId) };
}

/** What is void for one stage is void for all that was not opened. */
const refuseOthers = (
  transaction: Queryable,
  request: { readonly bagId: bigint; readonly invited: number; readonly by: string; readonly now: Date },
) =>
  transaction.query({
    name: 'invite-review-refuse-others',
    text: `
      UPDATE invite_stages SET state = 'void', reason = 'review', decided_at = $4, reviewed_by = $3, reviewed_at = $4
      WHERE uid = $1 AND stage_id <> $2 AND state = 'open'`,
    values: [request.invited, request.bagId, request.by, request.now],
  });
