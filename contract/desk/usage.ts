import * as z from 'zod/mini';
import { deskCall, instant } from './call';

/** Steps from the first page to a bet, each reached by some of those who reached the one before it. */
export const FUNNEL_STEPS = ['open', 'logIn', 'deposit', 'bet'] as const;

const reported = z.object({
  /** Kind and name. */
  id: z.string(),
  kind: z.enum(['event', 'log', 'visit', 'branch']),
  name: z.string(),
  count: z.int(),
  devices: z.int(),
  /** Every day in Manila, the newest first. */
  days: z.array(z.object({ day: z.iso.date(), count: z.int(), devices: z.int() })),
});

export type Reported = z.output<typeof reported>;

/** Names that are shown, those reported most often; anybody may report a log line of any name. */
export const REPORTED_MAX = 100;

export const usageCalls = {
  read: deskCall({
    path: '/x2/desk/usage/read',
    needs: { action: 'report', step: 'read' },
    about:
      'What devices reported that share their usage data: counts by name and day, and how far they came.',
    body: z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(31)) }),
    reply: z.object({
      list: z.array(reported).check(z.maxLength(REPORTED_MAX)),
      cursor: z.null(),
      /** Devices that opened the app, and how many of them came to each next step. */
      funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), devices: z.int() })),
      at: instant,
    }),
  }),
};
