import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { orderId } from '../money';
import { deskCall, deskPage, instant, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';

/**
 * What can be done with a parked payment: credited for an order, sent back to its payer, nothing, or its payout ended by
 * hand, as paid or as not paid.
 */
export const parkedOutcomes = ['match', 'return', 'dismiss', 'paid', 'unpaid'] as const;
export const parkedOutcome = z.enum(parkedOutcomes);

export type ParkedDecision = (typeof parkedOutcomes)[number];

const parkedId = z.string().check(z.regex(/^PR[1-9][0-9]{0,17}$/));

/** An event of a channel that no order or withdrawal took. */
export const deskParked = z.object({
  parkedId,
  /** Whether it tells of money that came in or went out; null for events that were parked before it was kept. */
  direction: z.nullable(z.enum(['in', 'out'])),
  /** Why nothing was done, as in `otherAmount`. */
  reason: z.string(),
  channel: z.string(),
  /** The order or the withdrawal that it names. */
  reference: z.nullable(z.string()),
  /** Null where the event does not say, or says no amount in pesos. */
  amount: z.nullable(amount),
  parkedAt: instant,
  outcome: z.nullable(z.enum(['matched', 'returned', 'dismissed', 'paid', 'unpaid'])),
  /** What waits for a second person. */
  proposed: z.nullable(parkedOutcome),
});

export type DeskParked = z.output<typeof deskParked>;

export const deskParkedInFull = z.extend(deskParked, {
  uid: z.nullable(z.int()),
  eventId: z.string(),
  /** What we have beside what the event says; null where there is nothing to compare. */
  compared: z.array(
    z.object({
      what: z.enum([
        'channel',
        'order',
        'reference',
        'method',
        'amount',
        'currency',
        'state',
        'payment',
        'account',
      ]),
      ours: z.nullable(z.string()),
      theirs: z.nullable(z.string()),
      differs: z.boolean(),
    }),
  ),
  /** Whether it tells of money that has not been credited. */
  mayMatch: z.boolean(),
  /** What is on hold for the payout that it names, where its channel does not say how that ended; null otherwise. */
  held: z.nullable(amount),
  proposal: z.nullable(z.extend(proposal, { decision: parkedOutcome, orderId: z.nullable(z.string()) })),
  /** Earlier proposals and decisions, oldest first. */
  history: z.array(z.extend(proposal, { decision: parkedOutcome, orderId: z.nullable(z.string()) })),
});

export type DeskParkedInFull = z.output<typeof deskParkedInFull>;

/** The saved views of the list. */
export const parkedViews = ['open', 'settled'] as const;
export const parkedView = z.enum(parkedViews);

export const parkedCalls = {
  list: deskCall({
    path: '/x2/desk/parked/list',
    needs: { action: 'parked', step: 'read' },
    about:
      'Payments that no order took, the one that waits longest first; or the settled ones, newest first.',
    body: z.strictObject({ ...deskPage, view: parkedView }),
    reply: z.object({ list: z.array(deskParked), cursor: z.nullable(z.string()) }),
  }),
  read: deskCall({
    path: '/x2/desk/parked/read',
    needs: { action: 'parked', step: 'read' },
    about: 'One parked payment: our order, their event, and what differs.',
    body: z.strictObject({ parkedId }),
    reply: deskParkedInFull,
  }),
  propose: deskCall({
    path: '/x2/desk/parked/propose',
    needs: { action: 'parked', step: 'propose' },
    about:
      'Proposes to credit a parked payment for an order, to send it back, to dismiss it, or to end the payout that it names.',
    body: z.strictObject({
      parkedId,
      decision: parkedOutcome,
      /** Set for a match. */
      orderId: z.nullable(orderId),
      reason,
      /** Minted by the console: a repeat under the same key proposes nothing more. */
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    }),
    reply: deskParkedInFull,
  }),
  decide: deskCall({
    path: '/x2/desk/parked/decide',
    needs: { action: 'parked', step: 'approve' },
    about:
      'Approves or sends back what another operator has proposed; a match credits the player, and a payout ends, once.',
    body: z.strictObject({
      parkedId,
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), parked: deskParkedInFull }),
  }),
};
