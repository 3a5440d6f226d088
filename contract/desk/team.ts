import * as z from 'zod/mini';
import { deskCall, instant, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';
import { deskRole } from './roles';
import { deskEmail, deskPersonName } from './session';

const roles = z.array(deskRole).check(z.minLength(1), z.maxLength(7));
const operatorId = z.int().check(z.minimum(1));

export const teamMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(deskRole),
  state: z.enum(['invited', 'active', 'suspended']),
  lastSeenAt: z.nullable(instant),
});

/** A change of the team; every one needs two owners. */
export const teamChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('invite'), email: deskEmail, name: deskPersonName, roles }),
  z.strictObject({ kind: z.literal('roles'), operatorId, roles }),
  z.strictObject({ kind: z.literal('suspend'), operatorId }),
  /** A new one-time link, for a lost password or phone. The old ones end at once. */
  z.strictObject({ kind: z.literal('renew'), operatorId }),
]);

export type TeamChange = z.output<typeof teamChange>;

const proposed = z.extend(proposal, { change: teamChange });

export const teamCalls = {
  list: deskCall({
    path: '/x2/desk/team/list',
    needs: { action: 'team', step: 'read' },
    about: 'All operators, and the changes that wait for a second owner.',
    reply: z.object({ list: z.array(teamMember), waiting: z.array(proposed) }),
  }),
  propose: deskCall({
    path: '/x2/desk/team/propose',
    needs: { action: 'team', step: 'propose' },
    about: 'Proposes a change of the team, which another owner must approve.',
    body: z.strictObject({ change: teamChange, reason }),
    reply: proposed,
  }),
  decide: deskCall({
    path: '/x2/desk/team/decide',
    needs: { action: 'team', step: 'approve' },
    about: 'Approves or sends back a change of the team that another owner has proposed.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({
      isDone: z.boolean(),
      proposal: proposed,
      /** The path of the one-time link that the approved change made; shown once. */
      link: z.nullable(z.string()),
    }),
  }),
};
