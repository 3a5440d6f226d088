import * as z from 'zod/mini';
import { call, instant } from '../call';

/** Where a change is told: at the mall and its limited offers, the missions and the check-in, or the deposits. */
const changeSubjects = ['mall', 'offers', 'mission', 'checkin', 'deposit'] as const;

const change = z.object({
  /** Always 0:00 of a day. */
  startsAt: instant,
  subject: z.enum(changeSubjects),
  /** The item, mission or bonus; null where the subject is one thing. */
  id: z.nullable(z.string()),
  kind: z.enum(['ends', 'begins', 'changes']),
  /** What it gives or costs, as in "200"; null where it begins or ends. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export type RewardChange = z.output<typeof change>;

export const changeCalls = {
  list: call({
    path: '/x2/marketing/changes',
    auth: 'optional',
    quiet: true,
    about:
      'What operators have announced to change or end of rewards and promotions, soonest first. Empty for a player while rewards rest.',
    reply: z.object({ list: z.array(change) }),
  }),
};
