import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call, instant } from '../call';

const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const monday = z.iso.date();

/** The public number that decides a draw, as announced before its week began. */
const boundBeacon = z.object({
  /** `quicknet`, or `sandbox` for a beacon that the server signs itself. */
  network: z.string(),
  chainHash: hex32,
  round: z.int(),
  /** 48 bytes as hex; null until the draw. */
  signature: z.nullable(z.string().check(z.regex(/^[0-9a-f]{96}$/))),
});

/** A prize and who won it. */
const winner = z.object({
  amount,
  number: z.int(),
  /** First and last letter. */
  name: z.string(),
});

/** A week whose list is out: everything that proves its draw. */
export const luckyDraw = z.object({
  /** The first day of the week in which its tickets were earned. */
  monday,
  /** The nonce of the draw. */
  week: z.int(),
  drawAt: instant,
  /** Set when the draw moved a week on. */
  moved: z.nullable(z.enum(['listLate', 'beaconLate'])),
  tickets: z.int(),
  pool: amount,
  /** The prizes, the largest first. */
  prizes: z.array(amount),
  /** SHA-256 of the server seed, published before the week began. */
  commitment: hex32,
  /** Null until the draw. */
  serverSeed: z.nullable(hex32),
  /** SHA-256 of the list: the client seed of the draw. */
  listHash: hex32,
  beacon: boundBeacon,
  /** In the order of the prizes; empty until the draw. */
  winners: z.array(winner),
  /** The caller's own ticket, and what it won; null without one. */
  own: z.nullable(
    z.object({
      number: z.int(),
      prize: z.nullable(amount),
      /** With a prize: whether it is paid into main money, will be, is kept for a restricted account, or has lapsed. */
      state: z.optional(z.enum(['due', 'paid', 'kept', 'lapsed'])),
    }),
  ),
});

export type LuckyDraw = z.output<typeof luckyDraw>;

/** The week that runs now. */
const luckyWeek = z.object({
  monday,
  drawAt: instant,
  commitment: hex32,
  beacon: boundBeacon,
  /** The caller's way to a ticket; null for guests, and while rewards rest for them. */
  own: z.nullable(z.object({ stakes: amount, loginDays: z.int() })),
});

export const luckyPage = z.object({
  /** What a ticket takes. */
  stakesNeeded: amount,
  loginDaysNeeded: z.int(),
  poolPerTicket: amount,
  /** Parts of the pool, the largest first. */
  shares: z.array(z.object({ count: z.int(), percent: z.int() })),
  /** Null where the server had not committed to a seed before the week began. */
  week: z.nullable(luckyWeek),
  /** When the first week begins that has a draw, where this one has none; null if none is known. */
  nextWeek: z.nullable(monday),
  /** Newest first; the first may wait for its number. */
  draws: z.array(luckyDraw),
});

export type LuckyPage = z.output<typeof luckyPage>;

/** Lines of a published list in one reply. */
export const LUCKY_TICKETS_PAGE = 1000;

export const luckyPrizeCalls = {
  page: call({
    path: '/x2/weekly-lucky-prize/list',
    auth: 'optional',
    quiet: true,
    about: 'The weekly lucky prize: this week, the last draws with their winners, and what proves them.',
    reply: luckyPage,
  }),
  tickets: call({
    path: '/x2/weekly-lucky-prize/tickets',
    auth: 'none',
    quiet: true,
    about:
      'The published list of a week, in order of number. Its client seed is the SHA-256 of the lines `{number}:{seed}\\n`.',
    body: z.strictObject({
      monday,
      /** The number before the first one wanted. */
      after: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    }),
    reply: z.object({
      list: z.array(z.object({ number: z.int(), name: z.string(), clientSeed: z.string() })),
    }),
  }),
};
