import type { OperatorName } from '../../../contract/desk/call';
import type { Proposal } from '../../../contract/desk/proposals';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { record } from './audit';
import { stepUp } from './sessions';

/** A proposal that nobody decides ends after this. */
const LIFE_MS = 4 * 60 * 60_000;

export type ProposalKind =
  | 'team'
  | 'adjustment'
  | 'grant'
  | 'guaranteed'
  | 'agent'
  | 'lift'
  | 'settings'
  | 'reopen'
  | 'parked'
  | 'pair'
  | 'day'
  | 'funds';

/** A proposal as it is stored. */
export interface ProposalRow {
  readonly id: bigint;
  readonly kind: ProposalKind;
  readonly object: string;
  readonly content: unknown;
  readonly evidence: unknown;
  readonly reason: string;
  readonly key: string | null;
  readonly state: Proposal['state'];
  readonly version: number;
  readonly by: OperatorName;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly result: string | null;
  readonly decisions: Proposal['decisions'];
}

const PROPOSAL = `
  p.proposal_id AS id, p.kind, p.object, p.content, p.evidence, p.reason, p.key, p.state, p.version, p.result,
  json_build_object('id', o.operator_id, 'name', o.name) AS by, p.proposed_at AS "proposedAt",
  p.expires_at AS "expiresAt",
  coalesce((
    SELECT json_agg(json_build_object(
      'by', json_build_object('id', w.operator_id, 'name', w.name), 'decision', d.decision, 'reason', d.reason,
      'at', to_char(d.decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY d.decided_at)
    FROM desk_decisions d JOIN desk_operators w USING (operator_id) WHERE d.proposal_id = p.proposal_id
  ), '[]') AS decisions`;
const FROM = 'desk_proposals p JOIN desk_operators o ON o.operator_id = p.proposed_by';

/** The part of a reply that is the same for every kind. One that has run out is shown as expired before it is closed. */
export const proposalOf = (row: ProposalRow, now: Date): Proposal => ({
  proposalId: row.id.toString(),
  state: row.state === 'open' && row.expiresAt <= now ? 'expired' : row.state,
  version: row.version,
  reason: row.reason,
  by: row.by,
  proposedAt: row.proposedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  decisions: row.decisions,
});

/** One page of the proposals of a kind, newest first. */
export async function listProposals(
  on: Queryable,
  {
    kind,
    isOpen,
    now,
    pageSize,
    cursor,
  }: {
    kind: ProposalKind;
    isOpen: boolean;
    now: Date;
    pageSize: number;
    cursor?: string | undefined;
  },
): Promise<{ list: readonly ProposalRow[]; cursor: string | null }> {
  const rows = await on.query<ProposalRow>({
    name: `desk-proposals-${isOpen ? 'open' : 'all'}`,
    text: `
      SELECT ${PROPOSAL} FROM ${FROM}
      WHERE p.kind = $1 AND p.proposal_id < $2 ${isOpen ? "AND p.state = 'open' AND p.expires_at > $4" : 'AND $4::timestamptz IS NOT NULL'}
      ORDER BY p.proposal_id DESC LIMIT $3`,
    values: [kind, keyOf(cursor), pageSize + 1, now],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ id }) => id);
  return { list: page, cursor: next };
}

/** The open proposal of a kind about an object; null without one. */
export async function openProposal(
  on: Queryable,
  kind: ProposalKind,
  object: string,
  now: Date,
): Promise<ProposalRow | null> {
  const [row] = await on.query<ProposalRow>({
    name: 'desk-proposals-of',
    text: `
      SELECT ${PROPOSAL} FROM ${FROM}
      WHERE p.kind = $1 AND p.object = $2 AND p.state = 'open' AND p.expires_at > $3
      ORDER BY p.proposal_id DESC LIMIT 1`,
    values: [kind, object, now],
  });
  return row ?? null;
}

/** The open proposals of a kind about any of these objects. */
export const openProposals = (
  on: Queryable,
  kind: ProposalKind,
  objects: readonly string[],
  now: Date,
): Promise<ProposalRow[]> =>
  on.query<ProposalRow>({
    name: 'desk-proposals-of-many',
    text: `
      SELECT ${PROPOSAL} FROM ${FROM}
      WHERE p.kind = $1 AND p.object = ANY ($2) AND p.state = 'open' AND p.expires_at > $3 ORDER BY p.proposal_id`,
    values: [kind, objects, now],
  });

/** How many proposals of each kind wait for a second person. */
export async function openByKind(on: Queryable, now: Date): Promise<ReadonlyMap<ProposalKind, number>> {
  const rows = await on.query<{ kind: ProposalKind; count: bigint }>({
    name: 'desk-proposals-waiting',
    text: `
      SELECT kind, count(*) AS count FROM desk_proposals WHERE state = 'open' AND expires_at > $1 GROUP BY kind`,
    values: [now],
  });
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** All proposals of a kind about an object, oldest first. */
export const proposalsOf = (on: Queryable, kind: ProposalKind, object: string): Promise<ProposalRow[]> =>
  on.query<ProposalRow>({
    name: 'desk-proposals-history',
    text: `SELECT ${PROPOSAL} FROM ${FROM} WHERE p.kind = $1 AND p.object = $2 ORDER BY p.proposal_id LIMIT 100`,
    values: [kind, object],
  });

export async function findProposal(on: Queryable, id: bigint): Promise<ProposalRow> {
  const [row] = await on.query<ProposalRow>({
    name: 'desk-proposals-find',
    text: `SELECT ${PROPOSAL} FROM ${FROM} WHERE p.proposal_id = $1`,
    values: [id],
  });
  if (row === undefined) throw refuse('notFound');
  return row;
}

interface NewProposal {
  readonly kind: ProposalKind;
  readonly object: string;
  readonly content: unknown;
  readonly evidence: unknown;
  readonly reason: string;
  readonly key?: string;
  /** What the audit trail says beside the reason. */
  readonly told?: Pick<Parameters<typeof record>[1], 'amountCentavos' | 'detail'>;
  /** What changes with the proposal, in its transaction. */
  readonly also?: (transaction: Queryable, expiresAt: Date) => Promise<void>;
}

/** Stores a proposal. A repeat under the same key finds the first; "keyReused" for another content under it. */
export async function propose(
  { db, clock }: Context,
  operator: Operator,
  { kind, object, content, evidence, reason, key, told, also }: NewProposal,
): Promise<ProposalRow> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const contentText = JSON.stringify(content);
  return db.transaction(async (transaction) => {
    const [added] = await transaction.query<{ id: bigint }>({
      name: 'desk-proposals-insert',
      text: `
        INSERT INTO desk_proposals
          (kind, object, content, evidence, reason, key, state, proposed_by, proposed_at, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9)
        ON CONFLICT (key) DO NOTHING RETURNING proposal_id AS id`,
      values: [
        kind,
        object,
        contentText,
        JSON.stringify(evidence),
        reason,
        key ?? null,
        operator.id,
        now,
        expiresAt,
      ],
    });
    if (added === undefined) {
      const [first] = await transaction.query<{ id: bigint; isSame: boolean }>({
        name: 'desk-proposals-by-key',
        text: `
          SELECT proposal_id AS id, content::text = $2 AND kind = $3 AND proposed_by = $4 AS "isSame"
          FROM desk_proposals WHERE key = $1`,
        values: [key, contentText, kind, operator.id],
      });
      if (first === undefined || !first.isSame) throw refuse('keyReused');
      return findProposal(transaction, first.id);
    }
    await also?.(transaction, expiresAt);
    const deed = { operator, action: `${kind}.propose`, object, reason, ...told };
    await record(transaction, { ...deed, detail: { proposal: added.id.toString(), ...told?.detail } }, now);
    return findProposal(transaction, added.id);
  });
}

/** Ends the open proposals about an object, where what they would do is called off. */
export async function endProposals(
  transaction: Queryable,
  kind: ProposalKind,
  object: string,
  now: Date,
): Promise<void> {
  await transaction.query({
    name: 'desk-proposals-end',
    text: `
      UPDATE desk_proposals SET state = 'expired', closed_at = $3, version = version + 1
      WHERE kind = $1 AND object = $2 AND state = 'open'`,
    values: [kind, object, now],
  });
}

interface Decision {
  readonly proposalId: string;
  readonly version: number;
  readonly decision: 'approve' | 'sendBack';
  readonly reason: string;
  readonly code: string;
}

interface Deciding {
  readonly kind: ProposalKind;
  /** Whether the call decides about this proposal; others do not exist for it. All of the kind by default. */
  readonly isMine?: (row: ProposalRow) => boolean;
  /** Whether the approvals so far, this one included, are enough. */
  readonly isEnough?: (row: ProposalRow, transaction: Queryable) => Promise<boolean>;
  /** Does what was proposed, in the transaction of the last approval; returns what is kept as the result. */
  readonly carryOut: (row: ProposalRow, transaction: Queryable, now: Date) => Promise<string | null>;
  /** What changes when it is sent back. */
  readonly sendBack?: (row: ProposalRow, transaction: Queryable, now: Date) => Promise<void>;
}

/**
 * Decides on a proposal of another operator, with a fresh code. `isDone` is false when it has changed since the version
 * or has run out; the reply then shows how it stands. Refuses "forbidden" for one's own proposal, "codeWrong", "tooMany",
 * "notFound", and what `carryOut` refuses.
 */
export async function decide(
  context: Context,
  operator: Operator,
  { proposalId, version, decision, reason, code }: Decision,
  { kind, isMine = () => true, isEnough = async () => true, carryOut, sendBack }: Deciding,
): Promise<{ isDone: boolean; row: ProposalRow }> {
  const { db, clock } = context;
  const id = BigInt(proposalId);
  const before = await findProposal(db, id);
  if (before.kind !== kind || !isMine(before)) throw refuse('notFound');
  if (before.by.id === operator.id)
    throw refuse('forbidden', 'Another person has to decide on your proposal.');
  await stepUp(context, operator, code);
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await transaction.query({
      name: 'desk-proposals-lock',
      text: 'SELECT FROM desk_proposals WHERE proposal_id = $1 FOR UPDATE',
      values: [id],
    });
    const row = await findProposal(transaction, id);
    const hasDecided = row.decisions.some(({ by }) => by.id === operator.id);
    if (row.state !== 'open' || row.version !== version || row.expiresAt <= now || hasDecided) {
      return { isDone: false, row };
    }
    await transaction.query({
      name: 'desk-decisions-insert',
      text: `
        INSERT INTO desk_decisions (proposal_id, operator_id, decision, reason, decided_at)
        VALUES ($1, $2, $3, $4, $5)`,
      values: [id, operator.id, decision, reason, now],
    });
    const decided = await findProposal(transaction, id);
    const isLast = decision === 'sendBack' || (await isEnough(decided, transaction));
    const result = isLast && decision === 'approve' ? await carryOut(decided, transaction, now) : null;
    if (decision === 'sendBack') await sendBack?.(decided, transaction, now);
    await transaction.query({
      name: 'desk-proposals-decided',
      text: `
        UPDATE desk_proposals SET version = version + 1, result = $2, state = $3,
          closed_at = CASE WHEN $3 = 'open' THEN NULL ELSE $4::timestamptz END
        WHERE proposal_id = $1`,
      values: [id, result, isLast ? (decision === 'approve' ? 'approved' : 'sentBack') : 'open', now],
    });
    const detail = { proposal: proposalId, proposedBy: row.by.name };
    const action = `${kind}.${decision}`;
    await record(transaction, { operator, action, object: row.object, reason, detail }, now);
    return { isDone: true, row: await findProposal(transaction, id) };
  });
}
