import * as z from 'zod/mini';
import { restReason } from '../account/rest';
import { call, instant } from '../call';

/** A step of the ladder of seven. */
const checkinStep = z.object({
  step: z.int(),
  points: z.int(),
  /** Spin tickets that come with it; the last step alone has one. */
  spinTickets: z.int(),
  /** True on the next step alone, until it is signed today. */
  isCanSign: z.boolean(),
  signState: z.enum(['UNSIGNED', 'SIGNED', 'MISSED']),
});

export type CheckinStep = z.output<typeof checkinStep>;

export const checkinCalls = {
  page: call({
    path: '/misson-checkin/main-page',
    auth: 'player',
    quiet: true,
    about: 'The daily check-in: seven steps, which are signed, and whether the next one can be signed today.',
    reply: z.object({
      list: z.array(checkinStep),
      /** The ladder that ended after seven days without a check-in, until a step of the new one is signed. */
      previous: z.nullable(z.array(checkinStep)),
      /** Why nothing can be signed for now; null where rewards are open. */
      resting: z.nullable(restReason),
      /** When the next day begins. */
      dayEnds: instant,
    }),
  }),
  signIn: call({
    path: '/misson-checkin/signin',
    auth: 'player',
    money: true,
    about: "Signs today's step of the check-in and credits its points; the seventh brings a spin ticket.",
    reply: z.object({
      step: z.int(),
      /** Points that it gave. */
      gained: z.int(),
      spinTickets: z.int(),
      /** All points of the player after it. */
      points: z.int(),
    }),
  }),
};
