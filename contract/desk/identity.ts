import * as z from 'zod/mini';
import { identityDocument, identityRejection } from '../account/identity';
import { deskCall, deskId, deskPage, instant, reason, totpCode } from './call';

const who = z.object({ id: z.string(), name: z.string() });

/** An identity check in a list. The name is masked. */
export const deskIdentity = z.object({
  checkId: deskId,
  uid: z.int(),
  state: z.enum(['PENDING', 'VERIFIED', 'REJECTED']),
  /** Sent with a decision, which is not taken when the check has changed since. */
  version: z.int(),
  document: identityDocument,
  name: z.string(),
  sentAt: instant,
  proposal: z.nullable(
    z.object({
      decision: z.enum(['approve', 'reject']),
      rejection: z.nullable(identityRejection),
      note: z.string(),
      operator: who,
      at: instant,
    }),
  ),
});

export type DeskIdentity = z.output<typeof deskIdentity>;

/** A check with all that a reviewer compares; reading one is an entry of the audit trail. */
export const deskIdentityInFull = z.extend(deskIdentity, {
  documentNumber: z.string(),
  birthday: z.iso.date(),
  /** The birthday that the player stated in the app. */
  statedBirthday: z.nullable(z.iso.date()),
  isOfAge: z.boolean(),
  /** Other players with the same document, or with the same name and birthday. */
  sameDocument: z.array(z.int()),
  samePerson: z.array(z.int()),
});

export type DeskIdentityInFull = z.output<typeof deskIdentityInFull>;

const decided = z.object({
  isDone: z.boolean(),
  why: z.nullable(z.enum(['conflict', 'decided', 'secondNeeded', 'ownProposal'])),
  check: deskIdentity,
});
const request = { checkId: deskId, version: z.int().check(z.minimum(1)), reason };

export const deskIdentityCalls = {
  list: deskCall({
    path: '/x2/desk/identity/list',
    needs: { action: 'identity', step: 'read' },
    about: 'Identity checks in one state, the one that waits longest first.',
    body: z.strictObject({ ...deskPage, state: z.enum(['PENDING', 'VERIFIED', 'REJECTED']) }),
    reply: z.object({ list: z.array(deskIdentity), cursor: z.nullable(z.string()) }),
  }),
  read: deskCall({
    path: '/x2/desk/identity/read',
    needs: { action: 'identity', step: 'read' },
    about: 'One identity check in full, which the audit trail tells of.',
    body: z.strictObject({ checkId: deskId }),
    reply: deskIdentityInFull,
  }),
  picture: deskCall({
    path: '/x2/desk/identity/picture',
    needs: { action: 'identity', step: 'read' },
    about: 'A picture of a check: the document, or the face beside it.',
    body: z.strictObject({ checkId: deskId, which: z.enum(['document', 'face']) }),
    reply: z.object({ image: z.string() }),
  }),
  propose: deskCall({
    path: '/x2/desk/identity/propose',
    needs: { action: 'identity', step: 'propose' },
    about: 'Proposes to verify a player, or to refuse the check for a reason that the player is told.',
    body: z.strictObject({ ...request, rejection: z.nullable(identityRejection) }),
    reply: decided,
  }),
  decide: deskCall({
    path: '/x2/desk/identity/decide',
    needs: { action: 'identity', step: 'approve' },
    about: 'Carries out what another operator has proposed, with a fresh code.',
    body: z.strictObject({ ...request, code: totpCode }),
    reply: decided,
  }),
};
