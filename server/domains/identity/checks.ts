import type { IdentityDocument, IdentityRejection } from '../../../contract/account/identity';
import type { Queryable } from '../../db/database';

/** What a first reviewer proposes to a second one. */
export interface IdentityProposal {
  readonly decision: 'approve' | 'reject';
  /** Set for a rejection. */
  readonly rejection: IdentityRejection | null;
  readonly note: string;
  readonly operator: { readonly id: string; readonly name: string };
  /** ISO 8601. */
  readonly at: string;
}

/** An identity check as stored. */
export interface CheckRow {
  readonly id: bigint;
  readonly uid: number;
  readonly state: 'PENDING' | 'VERIFIED' | 'REJECTED';
  readonly version: number;
  readonly document: IdentityDocument;
  readonly documentNumber: string;
  readonly fullName: string;
  /** yyyy-mm-dd. */
  readonly birthday: string;
  readonly documentPicture: string;
  readonly facePicture: string;
  readonly sentAt: Date;
  readonly proposal: IdentityProposal | null;
  readonly decidedAt: Date | null;
  /** Who decided; null while nobody has. */
  readonly decidedBy: string | null;
  readonly rejection: IdentityRejection | null;
}

/** The columns of a CheckRow. */
export const CHECK = `
  check_id AS id, uid, state, version, document, document_number AS "documentNumber", full_name AS "fullName", birthday,
  document_picture AS "documentPicture", face_picture AS "facePicture", sent_at AS "sentAt", proposal,
  decided_at AS "decidedAt", decided_by AS "decidedBy", rejection`;

/** The last check that a player sent; null before the first. */
export async function latestCheck(on: Queryable, uid: number): Promise<CheckRow | null> {
  const [row] = await on.query<CheckRow>({
    name: 'identity-checks-latest',
    text: `SELECT ${CHECK} FROM identity_checks WHERE uid = $1 ORDER BY check_id DESC LIMIT 1`,
    values: [uid],
  });
  return row ?? null;
}

/** The name on the document of a verified player; null without one. */
export async function verifiedName(on: Queryable, uid: number): Promise<string | null> {
  const [row] = await on.query<{ fullName: string }>({
    name: 'identity-checks-name',
    text: `
      SELECT full_name AS "fullName" FROM identity_checks
      WHERE uid = $1 AND state = 'VERIFIED' ORDER BY check_id DESC LIMIT 1`,
    values: [uid],
  });
  return row?.fullName ?? null;
}

/** A check, locked until the transaction ends; null where there is none. */
export async function lockCheck(tx: Queryable, id: bigint): Promise<CheckRow | null> {
  const [row] = await tx.query<CheckRow>({
    name: 'identity-checks-lock',
    text: `SELECT ${CHECK} FROM identity_checks WHERE check_id = $1 FOR NO KEY UPDATE`,
    values: [id],
  });
  return row ?? null;
}
