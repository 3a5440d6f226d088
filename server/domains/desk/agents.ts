import type { BodyOf, ReplyOf } from '../../../contract/call';
import type {
  AgentChange,
  AgentProposal,
  AgentRow,
  agentCalls as calls,
} from '../../../contract/desk/agents';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { monthOf } from '../invite/agents';
import {
  type AgentContract,
  agentContracts,
  beginContract,
  contractsOf,
  endContract,
  monthsToBegin,
  requireBeginning,
  requireEnding,
} from '../invite/agentsDesk';
import { readPlayer } from '../players/desk';
import {
  decide,
  listProposals,
  openProposal,
  openProposals,
  type ProposalRow,
  proposalOf,
  propose,
} from './proposals';

const KIND = 'agent';
const objectOf = (uid: number): string => `player ${uid}`;

const changeOf = (row: ProposalRow, now: Date): AgentProposal => ({
  ...proposalOf(row, now),
  change: row.content as AgentChange,
});

const agentOf = ({ approvedAt, months, ...contract }: AgentContract): NonNullable<AgentRow['agent']> => ({
  ...contract,
  approvedAt: approvedAt.toISOString(),
  months: months.map(({ month, edgeCentavos, rewardsCentavos, shareCentavos }) => ({
    month,
    edge: edgeCentavos,
    rewards: rewardsCentavos,
    share: shareCentavos,
  })),
});

/** One page of a view: proposals with the contract that they are about, or contracts with what is proposed about them. */
export async function listAgents(
  { db, clock }: Context,
  { view, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const now = clock.now();
  const months = monthsToBegin(now);
  const { list, cursor } =
    view === 'proposed' ? await proposed(db, request, now) : await contracts(db, view, request, now);
  return { list, cursor, beginMonths: [...months], endMonths: [monthOf(now), ...months] };
}

type PageBody = Omit<BodyOf<typeof calls.list>, 'view'>;
type Page = Pick<ReplyOf<typeof calls.list>, 'list' | 'cursor'>;

async function proposed(on: Queryable, request: PageBody, now: Date): Promise<Page> {
  const { list, cursor } = await listProposals(on, { kind: KIND, isOpen: true, now, ...request });
  const proposals = list.map((row) => changeOf(row, now));
  const known = await contractsOf(
    on,
    proposals.map(({ change }) => change.uid),
  );
  return {
    list: proposals.map((proposal) => {
      const contract = known.find(({ uid }) => uid === proposal.change.uid);
      return { uid: proposal.change.uid, agent: contract === undefined ? null : agentOf(contract), proposal };
    }),
    cursor,
  };
}

async function contracts(
  on: Queryable,
  view: 'running' | 'over',
  request: PageBody,
  now: Date,
): Promise<Page> {
  const { list, cursor } = await agentContracts(on, { isOver: view === 'over', now }, request);
  const proposals = await openProposals(
    on,
    KIND,
    list.map(({ uid }) => objectOf(uid)),
    now,
  );
  return {
    list: list.map((contract) => {
      const proposal = proposals.find(({ object }) => object === objectOf(contract.uid));
      return {
        uid: contract.uid,
        agent: agentOf(contract),
        proposal: proposal === undefined ? null : changeOf(proposal, now),
      };
    }),
    cursor,
  };
}

const requirePossible = (on: Queryable, change: AgentChange, now: Date): Promise<unknown> =>
  change.kind === 'begin' ? requireBeginning(on, { ...change, now }) : requireEnding(on, { ...change, now });

/**
 * Proposes a change of a contract. Refuses "notFound" for a player who does not exist, has no such contract or whose
 * account is restricted, "alreadySet" for a second proposal or contract, and "badRequest" for months that do not fit.
 */
export async function proposeAgent(
  context: Context,
  operator: Operator,
  { change, reason, key }: BodyOf<typeof calls.propose>,
): Promise<AgentProposal> {
  const { db, clock } = context;
  const now = clock.now();
  const { uid } = change;
  const player = await readPlayer(db, uid, now);
  if (change.kind === 'begin' && player.isRestricted) throw refuse('notFound', 'The player is restricted.');
  const open = await openProposal(db, KIND, objectOf(uid), now);
  if (open !== null && open.key !== key) throw refuse('alreadySet');
  await requirePossible(db, change, now);
  const row = await propose(context, operator, {
    kind: KIND,
    object: objectOf(uid),
    content: change,
    evidence: {},
    reason,
    key,
    told: { detail: { ...change } },
  });
  return changeOf(row, now);
}

/** Decides on a change of a contract. Refuses what its proposal would be refused for now. */
export async function decideAgent(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof calls.decide>,
): Promise<ReplyOf<typeof calls.decide>> {
  const { isDone, row } = await decide(context, operator, body, {
    kind: KIND,
    carryOut: async ({ content }, transaction, now) => {
      const change = content as AgentChange;
      if (change.kind === 'begin') await beginContract(transaction, { ...change, by: operator.name, now });
      else await endContract(transaction, { ...change, now });
      return change.kind === 'begin' ? change.fromMonth : change.untilMonth;
    },
  });
  return { isDone, proposal: changeOf(row, context.clock.now()) };
}
