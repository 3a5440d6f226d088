import * as z from 'zod/mini';
import { deskCall, instant, operatorName, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';

const game = z.string().check(z.regex(/^[a-z]{3,16}$/));

/** A game that takes no new rounds and bets. */
export const gamePause = z.object({
  game: z.string(),
  pausedAt: instant,
  /** Null for a pause by rule. */
  by: z.nullable(operatorName),
  reason: z.string(),
  /** The distance from the declared return that the rule saw; null for a pause by a person. */
  z: z.nullable(z.number()),
  /** The proposal to reopen it; null without one. */
  reopen: z.nullable(z.extend(proposal, { game: z.string() })),
});

export type GamePause = z.output<typeof gamePause>;

export const pauseCalls = {
  list: deskCall({
    path: '/x2/desk/pause/list',
    needs: { action: 'gamePause', step: 'read' },
    about: 'Games that are paused, with the proposals to reopen them.',
    reply: z.object({ list: z.array(gamePause) }),
  }),
  pause: deskCall({
    path: '/x2/desk/pause/begin',
    needs: { action: 'gamePause', step: 'do' },
    about: 'Pauses an own game at once: running rounds settle, new rounds and bets are refused.',
    body: z.strictObject({ game, reason }),
  }),
  propose: deskCall({
    path: '/x2/desk/pause/reopen',
    needs: { action: 'gamePause', step: 'propose' },
    about: 'Proposes to reopen a game, which an owner must approve.',
    body: z.strictObject({ game, reason }),
    reply: proposal,
  }),
  decide: deskCall({
    path: '/x2/desk/pause/decide',
    needs: { action: 'gamePause', step: 'approve' },
    about: 'Approves or sends back the reopening of a game.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), proposal }),
  }),
};
