import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { deskIdentityCalls as calls, DeskIdentity } from '../../../contract/desk/identity';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import type { CheckRow } from '../identity/checks';
import {
  decideIdentity,
  findIdentity,
  type IdentityDecision,
  type IdentityRequest,
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
  { state, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const { list, cursor } = await listIdentities(context, { state }, request);
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

const replyOf = (decision: IdentityDecision): ReplyOf<typeof calls.propose> =>
  decision.isDone
    ? { isDone: true, why: null, check: lineOf(decision.check) }
    : { isDone: false, why: decision.why, check: lineOf(decision.check) };

/** A decision about a check, which the audit trail tells of in the same transaction. */
const requestOf = (
  operator: Operator,
  action: 'propose' | 'decide',
  { checkId, version, reason }: BodyOf<typeof calls.propose>,
): IdentityRequest => ({
  checkId: BigInt(checkId),
  version,
  operator: { id: String(operator.id), name: operator.name },
  note: reason,
  onDecided: (tx, { id, uid, state }, now) => {
    const detail = { check: id.toString(), state };
    return record(
      tx,
      { operator, action: `identity.${action}`, object: `player ${uid}`, reason, detail },
      now,
    );
  },
});

/** Proposes to verify a player, or to refuse the check. Refuses "notFound". */
export async function proposeCheck(context: Context, operator: Operator, body: BodyOf<typeof calls.propose>) {
  const request = requestOf(operator, 'propose', body);
  const { rejection } = body;
  const decision = await proposeIdentity(
    context,
    rejection === null ? { ...request, decision: 'approve' } : { ...request, decision: 'reject', rejection },
  );
  return replyOf(decision);
}

/** Carries out a proposal of another operator. Refuses "notFound", "codeWrong" and "tooMany". */
export async function decideCheck(
  context: Context,
  operator: Operator,
  { code, ...body }: BodyOf<typeof calls.decide>,
) {
  await stepUp(context, operator, code);
  return replyOf(await decideIdentity(context, requestOf(operator, 'decide', { ...body, rejection: null })));
}
