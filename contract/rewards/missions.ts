import * as z from 'zod/mini';
import { call, instant } from '../call';

/** Joint missions (J) and all others of a day (D) are daily; A are once for life. The names are those of the wire. */
export const missionTypes = ['dailyMisson', 'accumulativeMisson'] as const;

/** In the order of the lists. */
export const receiveStates = ['UNACCALIMED', 'UNFINISHED', 'MISSED', 'CLAIMED'] as const;
export type ReceiveState = (typeof receiveStates)[number];

/** Why no missions are shown. */
export const missionRestReasons = ['selfExcluded', 'onBreak', 'rewardsResting', 'underAge'] as const;

/** What a device reports. It may be forged, and gives points alone. */
export const missionEvents = [
  'gamePage',
  'demoRound',
  'oddsSheet',
  'messageCentre',
  'ownResults',
  'guide',
] as const;
export type MissionEvent = (typeof missionEvents)[number];

const day = z.iso.date();

export const mission = z.object({
  /** Such as D01; an app may not know those of a newer server. */
  id: z.string(),
  type: z.enum(missionTypes),
  receiveState: z.enum(receiveStates),
  /** The day in Manila of a daily mission; null for one that is once for life. */
  day: z.nullable(day),
  points: z.int(),
  /** At most `target`: a count, or centavos of counted play. */
  progress: z.int(),
  target: z.int(),
  unit: z.enum(['times', 'centavos']),
  /** The missions that a joint one consists of; empty for others. */
  parts: z.array(z.object({ id: z.string(), isComplete: z.boolean() })),
  /** When a daily mission is missed unless it is claimed; null for one that is once for life. */
  claimUntil: z.nullable(instant),
});

export type Mission = z.output<typeof mission>;

export const missionsPage = z.object({
  /** Of today; of the days before, those that can still be claimed and those that were missed. Ordered by state. */
  dailyMisson: z.array(mission),
  accumulativeMisson: z.array(mission),
  /** Whether anything can be claimed. */
  hasUnclaimed: z.boolean(),
  /** Points the player has. */
  points: z.int(),
  /** When the next day begins. */
  nextDayAt: instant,
  /** Why both lists are empty; null where they are not. */
  resting: z.nullable(z.enum(missionRestReasons)),
});

export type MissionsPage = z.output<typeof missionsPage>;

export const missionCalls = {
  page: call({
    path: '/misson/main-page',
    auth: 'player',
    quiet: true,
    about: 'Missions with their states and progress. Empty while rewards rest.',
    reply: missionsPage,
  }),
  claim: call({
    path: '/misson/receive-misson-award',
    auth: 'player',
    money: true,
    about: 'Claims the points of a complete mission. A daily one can be claimed until the day after it ends.',
    body: z.strictObject({
      id: z.string().check(z.regex(/^[A-Z][0-9]{2}$/)),
      /** The day of a daily mission; today without it. */
      day: z.optional(day),
    }),
    reply: z.object({
      id: z.string(),
      /** What the mission gave. */
      awarded: z.int(),
      /** Points the player has now. */
      points: z.int(),
    }),
  }),
  report: call({
    path: '/misson/report',
    auth: 'player',
    quiet: true,
    about: 'Reports something that a mission asks for and only the device knows. Counts once a day.',
    body: z.strictObject({ event: z.enum(missionEvents) }),
  }),
};
