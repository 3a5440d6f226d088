import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { deskCall, deskId, deskPage, reason, totpCode, uid } from './call';
import { proposal, proposalVersion } from './proposals';

/** The most that one grant by hand gives. */
export const GRANT_MAX_CENTAVOS = 10_000_00n;
export const GRANT_MAX_POINTS = 10_000;

/** Bonus money with its turnover and expiry, or points. Main money is an adjustment. */
const gift = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bonus'), amount }),
  z.strictObject({
    kind: z.literal('points'),
    points: z.int().check(z.minimum(1), z.maximum(GRANT_MAX_POINTS)),
  }),
]);

const grant = z.extend(proposal, { uid: z.int(), gift });

export type HandGrant = z.output<typeof grant>;

export const grantCalls = {
  list: deskCall({
    path: '/x2/desk/grant/list',
    needs: { action: 'adjustment', step: 'read' },
    about: 'Bonuses and points that operators give by hand, newest first.',
    body: z.strictObject({ ...deskPage, state: z.enum(['open', 'all']) }),
    reply: z.object({ list: z.array(grant), cursor: z.nullable(deskId) }),
  }),
  propose: deskCall({
    path: '/x2/desk/grant/propose',
    needs: { action: 'adjustment', step: 'propose' },
    about: 'Proposes to give a player a bonus or points, at the cost of promotions.',
    body: z.strictObject({ uid, gift, reason, key: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
    reply: grant,
  }),
  decide: deskCall({
    path: '/x2/desk/grant/decide',
    needs: { action: 'adjustment', step: 'approve' },
    about: 'Approves or sends back a grant that another operator has proposed; the approval gives it.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), proposal: grant }),
  }),
};
