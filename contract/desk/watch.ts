import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { deskCall, instant } from './call';

export const rtpWindow = z.enum(['hour', 'day', 'week']);

export const rtpLine = z.object({
  game: z.string(),
  bets: z.int(),
  staked: amount,
  returned: amount,
  /** Mean of payout divided by stake, every bet counting once; null without bets. */
  measured: z.nullable(z.number()),
  /** The smallest and the largest return that the game's published odds name. */
  declaredMin: z.number(),
  declaredMax: z.number(),
  /** Standard deviation of the return of one bet; null without bets. */
  spread: z.nullable(z.number()),
  /** Distance from the declared return in standard errors; null for too few bets to say. */
  z: z.nullable(z.number()),
  state: z.enum(['inBand', 'watch', 'alarm', 'tooFew']),
});

export type RtpLine = z.output<typeof rtpLine>;

/** Two standard errors to both sides of the declared return; null without bets. */
const expected = z.nullable(z.object({ low: z.number(), high: z.number() }));

const rtpDay = z.extend(rtpLine, { day: z.iso.date(), expected });

export type RtpDay = z.output<typeof rtpDay>;

/** Where a band of stakes begins, in centavos; the first begins at nothing. */
export const STAKE_BANDS = [1_000, 5_000, 20_000, 100_000] as const;

const rtpStake = z.extend(rtpLine, {
  from: amount,
  /** Null for the band without an upper end. */
  below: z.nullable(amount),
  expected,
});

export type RtpStake = z.output<typeof rtpStake>;

/** Fewer bets than this say nothing. */
export const RTP_BETS_MIN = 500;
/** Above these distances a game is watched, and alarmed about. */
export const RTP_WATCH = 2;
export const RTP_ALARM = 4;

const healthLine = z.object({
  name: z.string(),
  value: z.string(),
  state: z.enum(['good', 'watch', 'bad']),
  about: z.string(),
});

const courseFilter = {
  game: z.string().check(z.regex(/^[a-z-]{3,16}$/)),
  days: z.int().check(z.minimum(1), z.maximum(31)),
};

export const watchCalls = {
  rtp: deskCall({
    path: '/x2/desk/rtp/read',
    needs: { action: 'rtp', step: 'read' },
    about: 'The measured return of every own game against its declared one.',
    body: z.strictObject({ window: rtpWindow }),
    reply: z.object({ games: z.array(rtpLine), at: instant }),
  }),
  course: deskCall({
    path: '/x2/desk/rtp/course',
    needs: { action: 'rtp', step: 'read' },
    about:
      'The return of one game on each day in Manila, the newest first, with the interval that chance allows.',
    body: z.strictObject(courseFilter),
    reply: z.object({ list: z.array(rtpDay), at: instant }),
  }),
  stakes: deskCall({
    path: '/x2/desk/rtp/stakes',
    needs: { action: 'rtp', step: 'read' },
    about: 'The return of one game over the same days by the size of the stake, the smallest first.',
    body: z.strictObject(courseFilter),
    reply: z.object({ list: z.array(rtpStake), at: instant }),
  }),
  health: deskCall({
    path: '/x2/desk/health/read',
    needs: { action: 'health', step: 'read' },
    about: 'What is late, stuck or full.',
    reply: z.object({ lines: z.array(healthLine), at: instant }),
  }),
  days: deskCall({
    path: '/x2/desk/report/days',
    needs: { action: 'report', step: 'read' },
    about: 'Figures of each day in Manila, the newest first.',
    body: z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(31)) }),
    reply: z.object({
      list: z.array(
        z.object({
          day: z.iso.date(),
          cashIn: amount,
          cashInCount: z.int(),
          cashOut: amount,
          stakes: amount,
          payouts: signedAmount,
          /** Gross gaming revenue: stakes less payouts and refunds. */
          ggr: signedAmount,
          bonusCost: amount,
          adjusted: signedAmount,
          players: z.int(),
          registered: z.int(),
        }),
      ),
      at: instant,
    }),
  }),
};
