import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { deskCall, instant, reason } from './call';

const money = z.object({ cashIn: amount, cashOut: amount, ggr: signedAmount, bonusCost: amount });

/** How many wait, and since when the oldest does. */
const queue = z.object({ count: z.int(), oldest: z.nullable(instant) });

/** What a new installation needs before players come. */
export const checklistItems = [
  'owners',
  'crew',
  'hours',
  'limits',
  'threshold',
  'alarms',
  'allowList',
  'cashIn',
  'cashOut',
  'reconciliation',
  'chain',
  'restoreDrill',
] as const;

/** What the server cannot find out by itself: an owner confirms it. */
export const confirmedItems = ['hours', 'limits', 'threshold', 'alarms', 'restoreDrill'] as const;
const confirmedItem = z.enum(confirmedItems);

/** What is waiting, by list. Null where the operator's roles do not allow the list. */
const counts = z.object({
  withdrawals: z.nullable(z.object({ review: z.int(), second: z.int(), sending: z.int() })),
  parked: z.nullable(z.int()),
  identity: z.nullable(z.int()),
  messages: z.nullable(z.int()),
  rewardReviews: z.nullable(z.object({ bags: z.int(), addresses: z.int() })),
  /** Proposals that wait for a second person. */
  adjustments: z.nullable(z.int()),
  guaranteed: z.nullable(z.int()),
  agents: z.nullable(z.int()),
  settings: z.nullable(z.int()),
  team: z.nullable(z.int()),
});

export type DeskCounts = z.output<typeof counts>;

export const overviewCalls = {
  read: deskCall({
    path: '/x2/desk/overview/read',
    needs: { action: 'overview', step: 'read' },
    about: "The day so far. What the operator's roles do not allow is null.",
    reply: z.object({
      at: instant,
      /** Since midnight in Manila, and until the same time yesterday. */
      money: z.nullable(z.object({ today: money, yesterday: money, liability: amount, holds: amount })),
      withdrawals: z.nullable(
        z.object({
          /** Younger than an hour, four hours and a day, and older. */
          byAge: z.tuple([z.int(), z.int(), z.int(), z.int()]),
          amount,
          oldest: z.nullable(instant),
        }),
      ),
      parked: z.nullable(queue),
      identity: z.nullable(queue),
      messages: z.nullable(queue),
      /** The earliest day that has to be closed; null where none has. */
      toClose: z.nullable(z.object({ day: z.nullable(z.iso.date()) })),
      /** Names of jobs that failed, stopped, or did not run at their time. */
      lateJobs: z.nullable(z.array(z.string())),
      /** Games whose return of the last day is further from the declared one than is ordinary. */
      oddGames: z.nullable(z.array(z.object({ game: z.string(), z: z.number() }))),
      /** Own games that take no new rounds and bets. */
      pausedGames: z.nullable(z.array(z.object({ game: z.string(), at: instant, isByRule: z.boolean() }))),
      /** Null once all of it is done. */
      checklist: z.nullable(
        z.array(
          z.object({
            item: z.enum(checklistItems),
            isDone: z.boolean(),
            /** What is set now, as in `07:00 to 19:00`. */
            now: z.nullable(z.string()),
          }),
        ),
      ),
    }),
  }),
  counts: deskCall({
    path: '/x2/desk/overview/counts',
    needs: { action: 'overview', step: 'read' },
    about: 'How many wait in each list that the operator may see.',
    reply: counts,
  }),
  confirm: deskCall({
    path: '/x2/desk/overview/confirm',
    needs: { action: 'checklist', step: 'do' },
    about: 'Confirms a point of the first checklist that the server cannot find out by itself.',
    body: z.strictObject({ item: confirmedItem, reason }),
  }),
  checklist: deskCall({
    path: '/x2/desk/overview/checklist',
    needs: { action: 'checklist', step: 'read' },
    about: 'The whole first checklist, also when it is done.',
    reply: z.object({
      list: z.array(
        z.object({ item: z.enum(checklistItems), isDone: z.boolean(), now: z.nullable(z.string()) }),
      ),
    }),
  }),
};
