import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { round, roundId } from '../play';
import { deskCall, deskPage, instant, uid } from './call';

const game = z.string().check(z.regex(/^[a-z-]{3,16}$/));

export const roundLine = z.object({
  roundId,
  at: instant,
  stake: amount,
  payout: amount,
  /** Whether the server seed is public, so that the round can be played again. */
  isRevealed: z.boolean(),
});

export type RoundLine = z.output<typeof roundLine>;

/** One comparison: what is stored, and what the seeds give. */
export const replayCheck = z.object({
  name: z.enum([
    'commitment',
    'chain',
    'card',
    'leaf',
    'ticks',
    'price',
    'outcome',
    'events',
    'payout',
    'ledger',
  ]),
  isOk: z.boolean(),
  stored: z.string(),
  found: z.string(),
});

export type ReplayCheck = z.output<typeof replayCheck>;

export const roundCalls = {
  list: deskCall({
    path: '/x2/desk/round/list',
    needs: { action: 'ledger', step: 'read' },
    about: "A player's settled rounds of one game, newest first.",
    body: z.strictObject({ ...deskPage, uid, game }),
    reply: z.object({ list: z.array(roundLine), cursor: z.nullable(z.string()) }),
  }),
  read: deskCall({
    path: '/x2/desk/round/read',
    needs: { action: 'ledger', step: 'read' },
    about:
      'A settled round, played again from its seeds and held against what is stored and posted. A server seed in use is not shown.',
    body: z.strictObject({ uid, game, roundId }),
    reply: z.object({
      round,
      /** Every comparison; null while the server seed is secret. */
      checks: z.nullable(z.array(replayCheck)),
    }),
  }),
};
