import * as z from 'zod/mini';
import { restReason } from '../account/rest';
import { call, instant, page, pageEnd } from '../call';

/** What points are given or taken for. */
export const pointKinds = [
  'REGISTER',
  'LOGIN',
  'CHECKIN',
  'MISSION',
  'TURNOVER',
  'SPIN',
  'SPIN_PRIZE',
  'SPIN_REBATE',
  'MALL',
  'INVITE_RANK',
  'EXPIRED',
  'CANCELLED',
  'CORRECTION',
] as const;
const pointKind = z.enum(pointKinds);

export type PointKind = z.output<typeof pointKind>;

const pointItem = z.object({
  id: z.string(),
  kind: pointKind,
  /** Negative for points that were taken. */
  amount: z.int(),
  /** All points of the player after it. */
  balance: z.int(),
  createdAt: instant,
  /** When what is left of them expires; null for points that were taken. */
  expiresAt: z.nullable(instant),
});

export type PointItem = z.output<typeof pointItem>;

export const pointCalls = {
  list: call({
    path: '/user-point/list',
    auth: 'player',
    quiet: true,
    about: "The caller's points, newest first, with the balance and what expires next.",
    body: z.strictObject({ ...page, kind: z.optional(pointKind) }),
    reply: z.object({
      points: z.int(),
      /** What expires next, if it is not spent before; null without points. */
      next: z.nullable(z.object({ points: z.int(), at: instant })),
      list: z.array(pointItem),
      /** Why they can be spent on nothing for now; null where rewards are open. */
      resting: z.nullable(restReason),
      ...pageEnd,
    }),
  }),
};
