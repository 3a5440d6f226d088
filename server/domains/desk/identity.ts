import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { deskIdentityCalls as calls, DeskIdentity } from '../../../contract/desk/identity';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import type { CheckRow } from '../identity/checks';
import {
  decideIdentity,
  findIdentity,
  type IdentityDecision,
  identityPicture,
  listIdentities,
  proposeIdentity,
} from '../identity/desk';
import { maskName } from '../players/desk';
import { record } from './audit';
import { stepUp } from './sessions';

const lineOf = (row: CheckRow): DeskIdentity => ({
  checkId: row.id.toString(),
  uid: row.uid,
  state: row.state,
  version: row.version,
  document: row.document,
  name: maskName(row.fullName),
  sentAt: row.sentAt.toISOString(),
  proposal: row.proposal,
});

export async function listChecks(
  context: Context,
  { state, ...wish }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const { list, cursor } = await listIdentities(context, { state }, wish);
  return { list: list.map(lineOf), cursor };
}

/** One check in full: name, number and birthday of the document. The audit trail tells who has seen it. */
export async function readCheck(
  context: Context,
  operator: Operator,
  checkId: string,
): Promise<ReplyOf<typeof calls.read>> {
  const row = await findIdentity(context, BigInt(checkId));
  const { uid } = row;
  const deed = { operator, action: 'identity.read', object: `player ${uid}`, detail: { check: checkId } };
  await context.db.transaction((transaction) => record(transaction, deed, context.clock.now()));
  return {
    ...lineOf(row),
    name: row.fullName,
    documentNumber: row.documentNumber,
    birthday: row.birthday,
    statedBirthday: row.statedBirthday,
    isOfAge: row.isOfAge,
    sameDocument: [...row.sameDocument],
    samePerson: [...row.samePerson],
  };
}

/** A picture of a check, in base64. The audit trail tells who has seen it. */
export async function readPicture(
  context: Context,
  operator: Operator,
  { checkId, which }: BodyOf<typeof calls.picture>,
): Promise<{ image: string }> {
  const picture = await identityPicture(context, BigInt(checkId), which);
  const deed = { operator, action: 'identity.picture', object: `check ${checkId}`, detail: { which } };
  await context.db.transaction((transaction) => record(transaction, deed, context.clock.now()));
  return { image: picture.toString('base64') };
}

async function decided(
  { db, clock }: Context,
  operator: Operator,
  action: string,
  { reason }: { reason: string },
  decision: IdentityDecision,
): Promise<ReplyOf<typeof calls.propose>> {
  const { check } = decision;
  if (!decision.isDone) return { isDone: false, why: decision.why, check: lineOf(check) };
  const detail = { check: check.id.toString(), state: check.state };
  const deed = { operator, action: `identity.${action}`, object: `player ${check.uid}`, reason, detail };
  await db.transaction((transaction) => record(transaction, deed, clock.now()));
  return { isDone: true, why: null, check: lineOf(check) };
}

const wishOf = (operator: Operator, { checkId, version, reason }: BodyOf<typeof calls.propose>) => ({
  checkId: BigInt(checkId),
  version,
  operator: { id: String(operator.id), name: operator.name },
  note: reason,
});

/** Proposes to verify a player, or to refuse the check. Refuses "notFound". */
export async function proposeCheck(context: Context, operator: Operator, body: BodyOf<typeof calls.propose>) {
  const wish = wishOf(operator, body);
  const { rejection } = body;
  const decision = await proposeIdentity(
    context,
    rejection === null ? { ...wish, decision: 'approve' } : { ...wish, decision: 'reject', rejection },
  );
  return decided(context, operator, 'propose', body, decision);
}

/** Carries out a proposal of another operator. Refuses "notFound", "codeWrong" and "tooMany". */
export async function decideCheck(
  context: Context,
  operator: Operator,
  { code, ...body }: BodyOf<typeof calls.decide>,
) {
  await stepUp(context, operator, code);
  const decision = await decideIdentity(context, wishOf(operator, { ...body, rejection: null }));
  return decided(context, operator, 'decide', body, decision);
}
