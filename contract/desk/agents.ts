import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { deskCall, deskPage, instant, reason, totpCode, uid } from './call';
import { proposal, proposalVersion } from './proposals';

/** The first day of a month (yyyy-mm-01). */
const month = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])-01$/));

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin'), uid, fromMonth: month }),
  z.strictObject({ kind: z.literal('end'), uid, untilMonth: month }),
]);

export type AgentChange = z.output<typeof change>;

/** A contract by which a player is paid a monthly share instead of red bags. */
const agent = z.object({
  uid: z.int(),
  name: z.string(),
  fromMonth: month,
  /** The last month that is paid; null while it has no end. */
  untilMonth: z.nullable(month),
  approvedBy: z.string(),
  approvedAt: instant,
  /** How many have registered with their code. */
  invited: z.int(),
  /** The newest twelve that were paid. */
  months: z.array(z.object({ month, edge: amount, rewards: signedAmount, share: amount })),
});

export type DeskAgent = z.output<typeof agent>;

const proposedChange = z.extend(proposal, { change });

export type AgentProposal = z.output<typeof proposedChange>;

const row = z.object({
  uid: z.int(),
  agent: z.nullable(agent),
  /** The open proposal about the player; null without one. */
  proposal: z.nullable(proposedChange),
});

export type AgentRow = z.output<typeof row>;

/** `proposed` has what waits for a second person, `running` contracts that go on or begin later. */
export const agentViews = ['proposed', 'running', 'over'] as const;

export const agentCalls = {
  list: deskCall({
    path: '/x2/desk/agent/list',
    needs: { action: 'agent', step: 'read' },
    about: 'Contracts of agents in one view.',
    body: z.strictObject({ ...deskPage, view: z.enum(agentViews) }),
    reply: z.object({
      list: z.array(row),
      cursor: z.nullable(z.string()),
      /** Months with which a contract may begin, and with which one may end. */
      beginMonths: z.array(month),
      endMonths: z.array(month),
    }),
  }),
  propose: deskCall({
    path: '/x2/desk/agent/propose',
    needs: { action: 'agent', step: 'propose' },
    about: 'Proposes to make a player an agent, or to end their contract.',
    body: z.strictObject({ change, reason, key: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
    reply: proposedChange,
  }),
  decide: deskCall({
    path: '/x2/desk/agent/decide',
    needs: { action: 'agent', step: 'approve' },
    about: 'Approves or sends back what another operator has proposed about an agent.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), proposal: proposedChange }),
  }),
};
