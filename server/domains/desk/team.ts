import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { DeskRole } from '../../../contract/desk/roles';
import type { TeamChange, teamCalls } from '../../../contract/desk/team';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import type { Seals } from '../../seals';
import { findOperator, findOperatorByEmail, insertOperator, newLink, type OperatorRow } from './operators';
import { decide, listProposals, type ProposalRow, proposalOf, propose } from './proposals';
import { endSessions } from './sessions';

const WAITING_MAX = 50;

const proposed = (row: ProposalRow, now: Date) => ({
  ...proposalOf(row, now),
  change: row.content as TeamChange,
});

/** All operators, and the changes that wait for a second owner. */
export async function listTeam({ db, clock }: Context): Promise<ReplyOf<typeof teamCalls.list>> {
  const now = clock.now();
  const rows = await db.query<Omit<OperatorRow, 'passwordHash' | 'totpSealed'> & { lastSeenAt: Date | null }>(
    {
      name: 'desk-operators-list',
      text: `
      SELECT operator_id AS id, name, email, roles, state,
        (SELECT max(seen_at) FROM desk_sessions s WHERE s.operator_id = o.operator_id) AS "lastSeenAt"
      FROM desk_operators o ORDER BY state, name LIMIT 500`,
    },
  );
  const open = await listProposals(db, { kind: 'team', isOpen: true, now, pageSize: WAITING_MAX });
  return {
    list: rows.map(({ roles, lastSeenAt, ...row }) => ({
      ...row,
      roles: [...roles],
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    waiting: open.list.map((row) => proposed(row, now)),
  };
}

/** Proposes a change of the team. Refuses "notFound", and "alreadySet" for an address that has an operator. */
export async function proposeChange(
  context: Context,
  operator: Operator,
  { change, reason }: BodyOf<typeof teamCalls.propose>,
): Promise<ReplyOf<typeof teamCalls.propose>> {
  const { db, clock } = context;
  const isKnown =
    change.kind === 'invite'
      ? (await findOperatorByEmail(db, change.email)) !== null
      : (await findOperator(db, change.operatorId)) !== null;
  if (change.kind === 'invite' && isKnown) throw refuse('alreadySet');
  if (change.kind !== 'invite' && !isKnown) throw refuse('notFound');
  const row = await propose(context, operator, {
    kind: 'team',
    object: change.kind === 'invite' ? 'team' : `operator ${change.operatorId}`,
    content: change,
    evidence: {},
    reason,
    told: { detail: { change: change.kind, ...('roles' in change ? { roles: change.roles } : {}) } },
  });
  return proposed(row, clock.now());
}

/** Decides on a change of the team. Returns the path of a new one-time link where the change makes one. */
export async function decideChange(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof teamCalls.decide>,
): Promise<ReplyOf<typeof teamCalls.decide>> {
  let link: string | null = null;
  const { isDone, row } = await decide(context, operator, body, {
    kind: 'team',
    carryOut: async ({ content }, transaction, now) => {
      link = await change(transaction, context.totpSeals, content as TeamChange, now);
      return null;
    },
  });
  return { isDone, proposal: proposed(row, context.clock.now()), link: isDone ? link : null };
}

async function change(on: Queryable, seals: Seals, wanted: TeamChange, now: Date): Promise<string | null> {
  if (wanted.kind === 'invite') {
    const added = await insertOperator(on, { ...wanted, now });
    if (added === null) throw refuse('alreadySet');
    return newLink(on, seals, added.id, now);
  }
  const { operatorId } = wanted;
  await on.query({ name: 'desk-owners-lock', text: "SELECT pg_advisory_xact_lock(hashtext('desk owners'))" });
  if (wanted.kind === 'roles') await setRoles(on, operatorId, wanted.roles);
  if (wanted.kind === 'suspend') await setState(on, operatorId, 'suspended');
  await endSessions(on, operatorId, now);
  if (wanted.kind === 'renew') {
    await setState(on, operatorId, 'invited');
    return newLink(on, seals, operatorId, now);
  }
  if (!(await hasTwoOwners(on))) {
    throw refuse('forbidden', 'Two active owners have to remain.');
  }
  return null;
}

async function setRoles(on: Queryable, operatorId: number, roles: readonly DeskRole[]): Promise<void> {
  await on.query({
    name: 'desk-operators-roles',
    text: 'UPDATE desk_operators SET roles = $2 WHERE operator_id = $1',
    values: [operatorId, roles],
  });
}

async function setState(on: Queryable, operatorId: number, state: OperatorRow['state']): Promise<void> {
  await on.query({
    name: 'desk-operators-state',
    text: 'UPDATE desk_operators SET state = $2 WHERE operator_id = $1',
    values: [operatorId, state],
  });
}

/** Changes of the team need two owners, so the last two stay. */
async function hasTwoOwners(on: Queryable): Promise<boolean> {
  const [row] = await on.query<{ owners: bigint }>({
    name: 'desk-operators-owners',
    text: "SELECT count(*) AS owners FROM desk_operators WHERE state = 'active' AND 'owner' = ANY (roles)",
  });
  return (row?.owners ?? 0n) >= 2n;
}
