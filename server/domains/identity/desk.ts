import type { IdentityRejection } from '../../../contract/account/identity';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { cutPage, keyOf, type PageRequest, skipOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { manilaDate } from '../../manilaDay';
import { ERASED } from '../../personalData';
import { sendMessage } from '../messages/send';
import { isOfAge, latestAdultBirthday } from '../players/age';
import { keepIdentityCheck } from '../players/players';
import { CHECK, type CheckRow, lockCheck } from './checks';

/** What the operator's console does with identity checks. Whoever calls has checked who the operator is. */

/** Who of the operator's people acts. */
export interface Reviewer {
  readonly id: string;
  readonly name: string;
}

/** A check with what a reviewer compares. Pictures come one by one, see {@link identityPicture}. */
export interface DeskIdentity extends CheckRow {
  /** The birthday that the player stated in the app; null if they have not. */
  readonly statedBirthday: string | null;
  /** Whether the document's birthday makes them 21 or older today. */
  readonly isOfAge: boolean;
  /** Players with the same document, or with the same name and birthday. */
  readonly sameDocument: readonly number[];
  readonly samePerson: readonly number[];
}

/** Why a decision was not carried out. */
export type IdentityUndecided =
  /** It has changed since the version. */
  | 'conflict'
  /** It was decided before. */
  | 'decided'
  /** Nobody has proposed this decision. */
  | 'secondNeeded'
  /** Who proposed cannot decide. */
  | 'ownProposal';

/** What came of a decision, and the check as it stands now. */
export type IdentityDecision =
  | { readonly isDone: true; readonly check: DeskIdentity }
  | { readonly isDone: false; readonly why: IdentityUndecided; readonly check: DeskIdentity };

/** One reviewer's decision about one version of a check. */
export interface IdentityRequest {
  readonly checkId: bigint;
  readonly version: number;
  readonly operator: Reviewer;
  /** In the reviewer's words, never shown to the player. */
  readonly note: string;
  /** Runs in the transaction of a decision that is carried out: what it writes and the decision stand or fall together. */
  readonly onDecided?: ((tx: Queryable, check: CheckRow, now: Date) => Promise<unknown>) | undefined;
}

/** One page of the checks in a state, the one that waits longest first. Refuses "badRequest" for an invalid cursor. */
export async function listIdentities(
  { db }: Pick<Context, 'db'>,
  { state, uid }: { readonly state: CheckRow['state']; readonly uid?: number | undefined },
  request: PageRequest,
): Promise<{ list: readonly CheckRow[]; cursor: string | null }> {
  const rows = await db.query<CheckRow>({
    name: 'identity-checks-list',
    text: `
      SELECT ${CHECK} FROM identity_checks
      WHERE state = $1 AND ($2::integer IS NULL OR uid = $2) AND check_id > $3 ORDER BY check_id LIMIT $4 OFFSET $5`,
    values: [
      state,
      uid ?? null,
      request.cursor === undefined ? 0n : keyOf(request.cursor),
      request.pageSize + 1,
      skipOf(request),
    ],
  });
  const { page, cursor } = cutPage(rows, request.pageSize, ({ id }) => id);
  return { list: page, cursor };
}

/** How many checks wait for a decision, and since when the oldest does. */
export async function waitingIdentities(on: Queryable): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await on.query<{ waiting: bigint; oldest: Date | null }>({
    name: 'identity-checks-waiting',
    text: "SELECT count(*) AS waiting, min(sent_at) AS oldest FROM identity_checks WHERE state = 'PENDING'",
  });
  return { waiting: Number(row?.waiting ?? 0), oldest: row?.oldest ?? null };
}

/** One check with what it is compared with; one that has been erased is like no other. Refuses "notFound". */
export async function findIdentity(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  checkId: bigint,
): Promise<DeskIdentity> {
  const [row] = await db.query<Omit<DeskIdentity, 'isOfAge'>>({
    name: 'identity-checks-compare',
    text: `
      SELECT c.*, p.birthday AS "statedBirthday",
        ARRAY(SELECT DISTINCT o.uid FROM identity_checks o WHERE o.uid <> c.uid AND o.document = c.document
          AND o.document_number = c."documentNumber" AND c."documentNumber" <> $2 ORDER BY 1) AS "sameDocument",
        ARRAY(SELECT DISTINCT o.uid FROM identity_checks o WHERE o.uid <> c.uid AND o.birthday = c.birthday
          AND lower(o.full_name) = lower(c."fullName") AND c."fullName" <> $2 ORDER BY 1) AS "samePerson"
      FROM (SELECT ${CHECK} FROM identity_checks WHERE check_id = $1) AS c JOIN players p USING (uid)`,
    values: [checkId, ERASED],
  });
  if (row === undefined) throw refuse('notFound');
  return { ...row, isOfAge: isOfAge(row.birthday, manilaDate(clock.now())) };
}

/**
 * Other players who have sent a document of this one, or were verified by its name and birthday; at most `most`, and none
 * where the documents have been erased.
 */
export async function playersOfDocuments(on: Queryable, uid: number, most: number): Promise<number[]> {
  const rows = await on.query<{ uid: number }>({
    name: 'identity-checks-desk-shared',
    text: `
      SELECT o.uid FROM identity_checks c
        JOIN identity_checks o ON o.document = c.document AND o.document_number = c.document_number
        WHERE c.uid = $1 AND o.uid <> $1 AND c.document_number <> $3
      UNION
      SELECT o.uid FROM identity_checks c
        JOIN identity_checks o ON o.birthday = c.birthday AND lower(o.full_name) = lower(c.full_name)
        WHERE c.uid = $1 AND o.uid <> $1 AND o.state = 'VERIFIED' AND c.full_name <> $3
      ORDER BY 1 LIMIT $2`,
    values: [uid, most, ERASED],
  });
  return rows.map((row) => row.uid);
}

/** A picture of a check, a JPEG. Refuses "notFound" where the check has none of that kind. */
export async function identityPicture(
  { db }: Pick<Context, 'db'>,
  checkId: bigint,
  which: 'document' | 'face',
): Promise<Buffer> {
  const [row] = await db.query<{ bytes: Buffer }>({
    name: `identity-pictures-${which}`,
    text: `
      SELECT bytes FROM identity_checks JOIN identity_pictures ON picture_id = ${which}_picture WHERE check_id = $1`,
    values: [checkId],
  });
  if (row === undefined) throw refuse('notFound');
  return row.bytes;
}

/** Proposes a decision to a second reviewer; a later proposal replaces it. Refuses "notFound". */
export const proposeIdentity = (
  context: Context,
  request: IdentityRequest &
    (
      | { readonly decision: 'approve' }
      | { readonly decision: 'reject'; readonly rejection: IdentityRejection }
    ),
): Promise<IdentityDecision> =>
  decide(context, request, async (tx, row, now) => {
    const proposal = {
      decision: request.decision,
      rejection: request.decision === 'reject' ? request.rejection : null,
      note: request.note,
      operator: request.operator,
      at: now.toISOString(),
    };
    const rows = await tx.query({
      name: 'identity-checks-propose',
      text: `
        UPDATE identity_checks SET proposal = $3, version = version + 1
        WHERE check_id = $1 AND version = $2 RETURNING check_id`,
      values: [row.id, row.version, JSON.stringify(proposal)],
    });
    requireUpdated(rows, 1, 'an identity check with a proposal');
    return null;
  });

/**
 * Carries out what another reviewer has proposed. An approval takes over the document's birthday, and opens an account
 * that was closed for its age if the player is 21 or older. Refuses "notFound".
 */
export const decideIdentity = (context: Context, request: IdentityRequest): Promise<IdentityDecision> =>
  decide(context, request, async (tx, row, now) => {
    const { proposal } = row;
    if (proposal === null) return 'secondNeeded';
    if (proposal.operator.id === request.operator.id) return 'ownProposal';
    await closeCheck(tx, row, { rejection: proposal.rejection, decidedBy: request.operator.name, now });
    return null;
  });

async function decide(
  context: Context,
  { checkId, version, operator, onDecided }: IdentityRequest,
  work: (tx: Queryable, row: CheckRow, now: Date) => Promise<IdentityUndecided | null>,
): Promise<IdentityDecision> {
  const now = context.clock.now();
  const why = await context.db.transaction(async (tx): Promise<IdentityUndecided | null> => {
    const row = await lockCheck(tx, checkId);
    if (row === null) throw refuse('notFound');
    if (row.version !== version) return 'conflict';
    if (row.state !== 'PENDING') return 'decided';
    const undecided = await work(tx, row, now);
    if (undecided !== null || onDecided === undefined) return undecided;
    const decided = await lockCheck(tx, checkId);
    if (decided === null) throw new Error(`identity check ${checkId} is gone`);
    await onDecided(tx, decided, now);
    return null;
  });
  const check = await findIdentity(context, checkId);
  context.log.info(
    {
      event: 'identity_decided',
      operator: operator.id,
      checkId: checkId.toString(),
      state: check.state,
      why,
    },
    'an operator decided about an identity check',
  );
  return why === null ? { isDone: true, check } : { isDone: false, why, check };
}

/** Stores the end of a locked check, in the player's row as well, and tells the player. */
async function closeCheck(
  tx: Queryable,
  row: CheckRow,
  end: { readonly rejection: IdentityRejection | null; readonly decidedBy: string; readonly now: Date },
): Promise<void> {
  const { rejection, decidedBy, now } = end;
  const verified = rejection === null ? ('VERIFIED' as const) : ('REJECTED' as const);
  const rows = await tx.query({
    name: 'identity-checks-close',
    text: `
      UPDATE identity_checks
      SET state = $3, rejection = $4, decided_by = $5, decided_at = $6, version = version + 1
      WHERE check_id = $1 AND version = $2 RETURNING check_id`,
    values: [row.id, row.version, verified, rejection, decidedBy, now],
  });
  requireUpdated(rows, 1, 'an identity check that was decided');
  const bornBy = latestAdultBirthday(manilaDate(now));
  const isKept = await keepIdentityCheck(tx, row.uid, { verified, birthday: row.birthday, bornBy });
  if (!isKept) throw new Error(`player ${row.uid} of an identity check does not exist`);
  const content = { kind: 'identity', isVerified: rejection === null } as const;
  await sendMessage(tx, { uid: row.uid, content, now });
}
