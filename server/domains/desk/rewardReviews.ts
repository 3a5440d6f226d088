import type { BodyOf, ReplyOf } from '../../../contract/call';
import type {
  rewardReviewCalls as calls,
  FlaggedBag,
  SpinReview,
} from '../../../contract/desk/rewardReviews';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import { flaggedBags, readFlagged, reviewBag, type FlaggedBag as StoredBag } from '../invite/desk';
import { type SpinReview as StoredReview, seeReview, spinReviews } from '../spin/desk';
import { record } from './audit';

function stateOf({ state, reason, claimableFrom, reviewedAt }: StoredBag, now: Date): FlaggedBag['state'] {
  if (state === 'claimed') return 'claimed';
  if (state === 'void') return reason === 'review' ? 'refused' : 'void';
  return reviewedAt === null && claimableFrom > now ? 'waits' : 'free';
}

const bagOf = (bag: StoredBag, now: Date): FlaggedBag => ({
  bagId: bag.bagId.toString(),
  inviter: bag.inviter,
  invited: bag.invited,
  stage: bag.stage,
  amount: bag.amountCentavos,
  reachedAt: bag.reachedAt.toISOString(),
  claimableFrom: bag.claimableFrom.toISOString(),
  state: stateOf(bag, now),
  reviewedBy: bag.reviewedBy,
  reviewedAt: bag.reviewedAt?.toISOString() ?? null,
});

/** One page of the red bags that wait for a review, or that no longer do. */
export async function listBags(
  { db, clock }: Context,
  { view, ...request }: BodyOf<typeof calls.bags>,
): Promise<ReplyOf<typeof calls.bags>> {
  const now = clock.now();
  const { list, cursor } = await flaggedBags(db, { isWaiting: view === 'waiting', now }, request);
  return { list: list.map((bag) => bagOf(bag, now)), cursor };
}

/** One red bag with what both players share. Refuses "notFound". */
export async function readBag(
  { db, clock }: Context,
  { bagId }: BodyOf<typeof calls.bag>,
): Promise<ReplyOf<typeof calls.bag>> {
  const { shared, ...bag } = await readFlagged(db, BigInt(bagId));
  return {
    ...bagOf(bag, clock.now()),
    shared: shared.map(({ network, inviterAt, invitedAt }) => ({
      network,
      inviterAt: inviterAt.toISOString(),
      invitedAt: invitedAt.toISOString(),
    })),
  };
}

/** Releases or refuses a red bag; the audit trail tells of it. Refuses "notFound". */
export async function decideBag(
  context: Context,
  operator: Operator,
  { bagId, reason, isReleased }: BodyOf<typeof calls.release> & { readonly isReleased: boolean },
): Promise<ReplyOf<typeof calls.release>> {
  const now = context.clock.now();
  const { isDone, bag } = await reviewBag(context, {
    bagId: BigInt(bagId),
    isReleased,
    by: operator.name,
    now,
    onReviewed: (transaction, { inviter, invited, stage, amountCentavos }) => {
      const action = isReleased ? 'redBag.release' : 'redBag.refuse';
      const detail = { bag: bagId, invited: invited.uid, stage };
      const deed = { operator, action, object: `player ${inviter.uid}`, reason, amountCentavos, detail };
      return record(transaction, deed, now);
    },
  });
  return { isDone, bag: bagOf(bag, now) };
}

const reviewOf = ({ reviewId, address, flaggedAt, seenAt, players, ...row }: StoredReview): SpinReview => ({
  ...row,
  reviewId: reviewId.toString(),
  network: address,
  flaggedAt: flaggedAt.toISOString(),
  players: [...players],
  seenAt: seenAt?.toISOString() ?? null,
});

/** One page of the addresses from which several players spun. */
export async function listAddresses(
  { db }: Context,
  { view, ...request }: BodyOf<typeof calls.addresses>,
): Promise<ReplyOf<typeof calls.addresses>> {
  const { list, cursor } = await spinReviews(db, { isSeen: view === 'seen' }, request);
  return { list: list.map(reviewOf), cursor };
}

/** Notes an address as seen; the audit trail tells of it. Refuses "notFound" and "alreadySet". */
export async function seeAddress(
  context: Context,
  operator: Operator,
  { reviewId, reason }: BodyOf<typeof calls.see>,
): Promise<SpinReview> {
  const now = context.clock.now();
  const review = await seeReview(context, {
    reviewId: BigInt(reviewId),
    by: operator.name,
    now,
    onSeen: (transaction, { day, players }) => {
      // The address is personal data and stays out of the trail.
      const detail = { day, players: players.map(({ uid }) => String(uid)) };
      const deed = { operator, action: 'spinAddress.see', object: `spin review ${reviewId}`, reason, detail };
      return record(transaction, deed, now);
    },
  });
  return reviewOf(review);
}
