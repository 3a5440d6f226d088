import * as z from 'zod/mini';
import { deskId, instant, operatorName } from './call';

/** What one operator proposes and others decide. */
export const proposal = z.object({
  proposalId: deskId,
  state: z.enum(['open', 'approved', 'sentBack', 'expired']),
  /** Sent with a decision, which is not taken when the proposal has changed since. */
  version: z.int(),
  reason: z.string(),
  by: operatorName,
  proposedAt: instant,
  expiresAt: instant,
  /** Who has approved so far, or sent it back. */
  decisions: z.array(
    z.object({
      by: operatorName,
      decision: z.enum(['approve', 'sendBack']),
      reason: z.string(),
      at: instant,
    }),
  ),
});

export type Proposal = z.output<typeof proposal>;

export const proposalVersion = { proposalId: deskId, version: z.int().check(z.minimum(1)) };
