import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { deskCall, deskId, deskPage, instant, reason } from './call';

const player = z.object({ uid: z.int(), name: z.string() });

/** A red bag whose inviter and invited player have used one address. */
const flaggedBag = z.object({
  bagId: deskId,
  inviter: player,
  invited: player,
  stage: z.int(),
  amount,
  reachedAt: instant,
  /** From when the inviter can open it, if nobody decides before. */
  claimableFrom: instant,
  state: z.enum(['waits', 'free', 'claimed', 'refused', 'void']),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(instant),
});

export type FlaggedBag = z.output<typeof flaggedBag>;

const flaggedBagInFull = z.extend(flaggedBag, {
  /** Networks from which both have logged in, and when each did so last. */
  shared: z.array(z.object({ network: z.string(), inviterAt: instant, invitedAt: instant })),
});

/** Several players who spun from one address on one day. */
const spinReview = z.object({
  reviewId: deskId,
  day: z.iso.date(),
  network: z.string(),
  flaggedAt: instant,
  /** The first to spin first; fifty at most. */
  players: z.array(z.object({ uid: z.int(), name: z.string(), spunAt: instant })),
  seenBy: z.nullable(z.string()),
  seenAt: z.nullable(instant),
});

export type SpinReview = z.output<typeof spinReview>;

const reviewed = z.object({
  /** False where somebody was faster, or its time is over. */
  isDone: z.boolean(),
  bag: flaggedBag,
});

export const rewardReviewCalls = {
  bags: deskCall({
    path: '/x2/desk/reward-review/bags',
    needs: { action: 'rewardReview', step: 'read' },
    about: 'Red bags that wait for a review, or those that no longer do; newest first.',
    body: z.strictObject({ ...deskPage, view: z.enum(['waiting', 'over']) }),
    reply: z.object({ list: z.array(flaggedBag), cursor: z.nullable(deskId) }),
  }),
  bag: deskCall({
    path: '/x2/desk/reward-review/bag',
    needs: { action: 'rewardReview', step: 'read' },
    about: 'One red bag with the networks that both players have used.',
    body: z.strictObject({ bagId: deskId }),
    reply: flaggedBagInFull,
  }),
  release: deskCall({
    path: '/x2/desk/reward-review/release',
    needs: { action: 'rewardReview', step: 'do' },
    about: 'Lets the inviter open a red bag at once, and tells them.',
    body: z.strictObject({ bagId: deskId, reason }),
    reply: reviewed,
  }),
  refuse: deskCall({
    path: '/x2/desk/reward-review/refuse',
    needs: { action: 'rewardReview', step: 'do' },
    about: 'Makes a red bag void, and with it all that the same invited player would still bring.',
    body: z.strictObject({ bagId: deskId, reason }),
    reply: reviewed,
  }),
  addresses: deskCall({
    path: '/x2/desk/reward-review/addresses',
    needs: { action: 'rewardReview', step: 'read' },
    about: 'Addresses from which several players spun on one day; newest first.',
    body: z.strictObject({ ...deskPage, view: z.enum(['waiting', 'seen']) }),
    reply: z.object({ list: z.array(spinReview), cursor: z.nullable(deskId) }),
  }),
  see: deskCall({
    path: '/x2/desk/reward-review/see',
    needs: { action: 'rewardReview', step: 'do' },
    about: 'Notes that somebody has looked at an address. Nobody is kept from spinning by it.',
    body: z.strictObject({ reviewId: deskId, reason }),
    reply: spinReview,
  }),
};
