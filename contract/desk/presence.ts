import * as z from 'zod/mini';
import { deskCall, instant, operatorName, reason } from './call';

/** Lists whose items show who else looks at them, and can be handed to somebody. */
export const presenceKinds = [
  'withdrawal',
  'parked',
  'check',
  'conversation',
  'adjustment',
  'grant',
  'guaranteed',
  'agent',
  'redBag',
  'spinReview',
] as const;
const kind = z.enum(presenceKinds);

export type PresenceKind = (typeof presenceKinds)[number];

const item = z.string().check(z.regex(/^[\w-]{1,40}$/));

const handover = z.object({ item, to: operatorName, by: operatorName, reason: z.string(), at: instant });

export type Handover = z.output<typeof handover>;

const presence = z.object({
  /** Other operators who have an item of the list open. */
  looking: z.array(z.object({ item, operator: operatorName, since: instant })),
  /** Items of the list that somebody was handed. */
  handed: z.array(handover),
  /** To whom an item can be handed: active operators who may hand over, without the caller. */
  people: z.array(operatorName),
});

export type Presence = z.output<typeof presence>;

export const presenceCalls = {
  look: deskCall({
    path: '/x2/desk/presence/look',
    needs: { action: 'overview', step: 'read' },
    about: 'Says which item of a list the caller has open, if any, and who else looks at which.',
    body: z.strictObject({ kind, item: z.nullable(item) }),
    reply: presence,
  }),
  handOver: deskCall({
    path: '/x2/desk/presence/hand-over',
    needs: { action: 'handOver', step: 'do' },
    about:
      'Hands an item to another operator, with a reason. It locks nothing: whoever may decide still can.',
    body: z.strictObject({ kind, item, to: z.int().check(z.minimum(1)), reason }),
  }),
};
