import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DESK_HEADER, type DeskCall } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { STATEMENT_MAX } from '../../../contract/desk/reconciliation';
import { mayDo } from '../../../contract/desk/roles';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { type Operator, route } from '../../http/route';
import { listTransfers, proveBalances, readTransfer } from '../../ledger/desk';
import { postMessage } from '../messages/operator';
import { memberSince } from '../players/players';
import {
  answerPlayer,
  closeForOperator,
  listForOperator,
  pictureForOperator,
  threadForOperator,
} from '../support/operator';
import { decideAdjustment, listAdjustments, proposeAdjustment } from './adjustments';
import { checkAudit, listAudit, record } from './audit';
import { addAuditJob } from './auditJob';
import { confirmItem, readChecklist } from './checklist';
import { readHealth } from './health';
import { decideCheck, listChecks, proposeCheck, readCheck, readPicture } from './identity';
import { readCounts, readOverview } from './overview';
import { decideParked, listParkedPayments, proposeParked, readParkedPayment } from './parked';
import { decideReopening, listPauses, pauseByOperator, proposeReopening } from './pauses';
import { addNote, decideLift, proposeLift, read, restrict, reveal, search } from './players';
import {
  bring,
  dayFile,
  decideClose,
  decidePair,
  listDays,
  proposeClose,
  proposePair,
  settle,
  showDay,
} from './reconciliation';
import { operatorNames } from './reconciliationShown';
import { readDays } from './reports';
import { readRtp } from './rtp';
import { addRtpJob } from './rtpJob';
import { acceptLink, closeSession, type Desk, findSession, logIn, readLink } from './sessions';
import type { CertificateOf } from './settings/checks';
import {
  decideVersion,
  discard,
  preview,
  proposeVersion,
  readArea,
  readVersion,
  save,
} from './settings/configuration';
import { addPublishJob } from './settings/publish';
import { refuseStrangers } from './strangers';
import { decideChange, listTeam, proposeChange } from './team';
import {
  approveWithdrawal,
  listWithdrawals,
  proposeApproval,
  readWithdrawal,
  rejectWithdrawal,
  revealPayee,
  sendBackWithdrawal,
} from './withdrawals';

/** The largest body that brings a statement, in bytes: its text with what JSON escapes. */
const STATEMENT_BODY_MAX_BYTES = 3 * STATEMENT_MAX;

interface DeskPorts {
  readonly certificateOf: CertificateOf;
  /** The payment channels that can give a statement. */
  readonly channels: readonly string[];
}

/** The calls of the console. Without OPERATOR_EMAIL there are none: their addresses do not exist. */
export function registerDesk(
  app: FastifyInstance,
  context: Context,
  { certificateOf, channels }: DeskPorts,
): void {
  const { config } = context;
  // What was published or paused stays so where the console is shut.
  addPublishJob(app, context);
  addRtpJob(app, context);
  if (config.operatorEmails.length === 0) return;
  app.authoriseOperator = (call, headers) => authorise(context, call as DeskCall, headers[DESK_HEADER]);
  addAuditJob(app, context);
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request, reply) => {
      refuseStrangers(context, request);
      reply.header('cache-control', 'no-store');
    });
    registerSessions(desk, context);
    registerTeam(desk, context);
    registerPlayers(desk, context);
    registerMoney(desk, context);
    registerWithdrawals(desk, context);
    registerParked(desk, context);
    registerReconciliation(desk, context, channels);
    registerIdentity(desk, context);
    registerSupport(desk, context);
    registerSettings(desk, context, certificateOf);
    registerPauses(desk, context);
    const { overview } = deskCalls;
    route(desk, overview.read, ({ operator }) => readOverview(context, operator, app.jobs.jobs));
    route(desk, overview.counts, ({ operator }) => readCounts(context, operator));
    route(desk, overview.checklist, async () => ({ list: await readChecklist(context) }));
    route(desk, overview.confirm, ({ operator, body }) => confirmItem(context, operator, body));
    route(desk, deskCalls.watch.rtp, ({ body }) => readRtp(context, body.window));
    route(desk, deskCalls.watch.health, () => readHealth(context));
    route(desk, deskCalls.watch.days, ({ body }) => readDays(context, body.days));
  });
}

/** Refuses "loginNeeded" without a valid session, and "forbidden" where no role of the operator allows the call. */
async function authorise(context: Context, { needs }: DeskCall, token: unknown): Promise<Operator> {
  const operator = typeof token === 'string' && token !== '' ? await findSession(context, token) : null;
  if (operator === null) throw refuse('loginNeeded');
  if (needs !== null && !mayDo(operator.roles, needs)) throw refuse('forbidden');
  return operator;
}

const deskOf = ({ ip, headers }: { ip: string; headers: FastifyRequest['headers'] }): Desk => ({
  ip,
  userAgent: headers['user-agent'] ?? null,
});

function registerSessions(desk: FastifyInstance, context: Context): void {
  const { config, clock } = context;
  route(desk, deskCalls.session.open, (request) => logIn(context, request.body, deskOf(request)));
  route(desk, deskCalls.session.link, ({ body, ip }) => readLink(context, body.link, ip));
  route(desk, deskCalls.session.accept, (request) => acceptLink(context, request.body, deskOf(request)));
  route(desk, deskCalls.session.read, async ({ operator: { id, name, email, roles } }) => ({
    operator: { id, name, email, roles: [...roles] },
    environment: config.environment,
    isSandbox: config.sandbox,
    version: config.appsVersion,
    now: clock.now().toISOString(),
  }));
  route(desk, deskCalls.session.close, async ({ operator }) => {
    await closeSession(context, operator);
    return null;
  });
}

function registerTeam(desk: FastifyInstance, context: Context): void {
  const { team, audit } = deskCalls;
  route(desk, team.list, () => listTeam(context));
  route(desk, team.propose, ({ operator, body }) => proposeChange(context, operator, body));
  route(desk, team.decide, ({ operator, body }) => decideChange(context, operator, body));
  route(desk, audit.list, ({ operator, body }) => listAudit(context, operator, body));
  route(desk, audit.check, async ({ operator }) => {
    const check = await checkAudit(context);
    const { entries, brokenAt } = check;
    const deed = { operator, action: 'audit.check', object: 'audit trail', detail: { entries, brokenAt } };
    await context.db.transaction((transaction) => record(transaction, deed, context.clock.now()));
    return check;
  });
}

function registerPlayers(desk: FastifyInstance, context: Context): void {
  const { player } = deskCalls;
  route(desk, player.search, ({ body }) => search(context, body));
  route(desk, player.read, ({ operator, body }) => read(context, operator, body));
  route(desk, player.revealName, ({ operator, body }) =>
    reveal(context, operator, { ...body, field: 'name' }),
  );
  route(desk, player.revealPhone, ({ operator, body }) =>
    reveal(context, operator, { ...body, field: 'phone' }),
  );
  route(desk, player.revealEmail, ({ operator, body }) =>
    reveal(context, operator, { ...body, field: 'email' }),
  );
  route(desk, player.note, ({ operator, body }) => addNote(context, operator, body));
  route(desk, player.restrict, ({ operator, body }) => restrict(context, operator, body));
  route(desk, player.proposeLift, ({ operator, body }) => proposeLift(context, operator, body));
  route(desk, player.decideLift, ({ operator, body }) => decideLift(context, operator, body));
}

function registerMoney(desk: FastifyInstance, context: Context): void {
  const { db } = context;
  const { ledger, adjustment } = deskCalls;
  route(desk, ledger.list, ({ body }) => listTransfers(db, body));
  route(desk, ledger.read, async ({ body: { uid, transferId } }) => {
    const transfer = await readTransfer(db, uid, BigInt(transferId));
    if (transfer === null) throw refuse('notFound');
    return transfer;
  });
  route(desk, ledger.proof, async ({ body }) => ({ accounts: await proveBalances(db, body.uid) }));
  route(desk, adjustment.list, ({ body }) => listAdjustments(context, body));
  route(desk, adjustment.propose, ({ operator, body }) => proposeAdjustment(context, operator, body));
  route(desk, adjustment.decide, ({ operator, body }) => decideAdjustment(context, operator, body));
}

function registerIdentity(desk: FastifyInstance, context: Context): void {
  const { identity } = deskCalls;
  route(desk, identity.list, ({ body }) => listChecks(context, body));
  route(desk, identity.read, ({ operator, body }) => readCheck(context, operator, body.checkId));
  route(desk, identity.picture, ({ operator, body }) => readPicture(context, operator, body));
  route(desk, identity.propose, ({ operator, body }) => proposeCheck(context, operator, body));
  route(desk, identity.decide, ({ operator, body }) => decideCheck(context, operator, body));
}

function registerWithdrawals(desk: FastifyInstance, context: Context): void {
  const { withdrawal } = deskCalls;
  route(desk, withdrawal.list, ({ body }) => listWithdrawals(context, body));
  route(desk, withdrawal.read, ({ body }) => readWithdrawal(context, body.withdrawalId));
  route(desk, withdrawal.reveal, ({ operator, body }) => revealPayee(context, operator, body));
  route(desk, withdrawal.propose, ({ operator, body }) => proposeApproval(context, operator, body));
  route(desk, withdrawal.sendBack, ({ operator, body }) => sendBackWithdrawal(context, operator, body));
  route(desk, withdrawal.approve, ({ operator, body }) => approveWithdrawal(context, operator, body));
  route(desk, withdrawal.reject, ({ operator, body }) => rejectWithdrawal(context, operator, body));
}

function registerSettings(desk: FastifyInstance, context: Context, certificateOf: CertificateOf): void {
  const { content, operation } = deskCalls;
  const groups = [
    [content, { areas: ['lobby', 'release'], certificateOf }],
    [operation, { areas: ['limits', 'addresses'], certificateOf }],
  ] as const;
  for (const [calls, group] of groups) {
    // Both groups have the same calls about other areas.
    const of = calls as typeof content;
    route(desk, of.read, async ({ operator, body }) =>
      asReply(await readArea(context, group, operator, body.area)),
    );
    route(desk, of.version, async ({ operator, body }) =>
      asReply(await readVersion(context, group, operator, body.versionId)),
    );
    route(desk, of.save, async ({ operator, body }) =>
      asReply(await save(context, group, operator, body.settings)),
    );
    route(desk, of.discard, ({ operator, body }) => discard(context, group, operator, body));
    route(desk, of.preview, ({ operator, body }) => preview(context, group, operator, body.versionId));
    route(desk, of.propose, ({ operator, body }) => proposeVersion(context, group, operator, body));
    route(desk, of.decide, ({ operator, body }) => decideVersion(context, group, operator, body));
  }
}

/** A reply about an area of the group, which the types of both groups together cannot say. */
const asReply = <Reply>(reply: unknown): Reply => reply as Reply;

function registerPauses(desk: FastifyInstance, context: Context): void {
  const { pause } = deskCalls;
  route(desk, pause.list, () => listPauses(context));
  route(desk, pause.pause, ({ operator, body }) => pauseByOperator(context, operator, body));
  route(desk, pause.propose, ({ operator, body }) => proposeReopening(context, operator, body));
  route(desk, pause.decide, ({ operator, body }) => decideReopening(context, operator, body));
}

function registerParked(desk: FastifyInstance, context: Context): void {
  const { parked } = deskCalls;
  route(desk, parked.list, ({ body }) => listParkedPayments(context, body));
  route(desk, parked.read, ({ body }) => readParkedPayment(context, body.parkedId));
  route(desk, parked.propose, ({ operator, body }) => proposeParked(context, operator, body));
  route(desk, parked.decide, ({ operator, body }) => decideParked(context, operator, body));
}

function registerReconciliation(desk: FastifyInstance, context: Context, channels: readonly string[]): void {
  const { reconciliation } = deskCalls;
  const show = (day: string) => showDay(context, channels, day);
  route(desk, reconciliation.days, () => listDays(context));
  route(desk, reconciliation.read, ({ body }) => show(body.day));
  route(desk, reconciliation.file, ({ body }) => dayFile(context, operatorNames, body.day));
  route(
    desk,
    reconciliation.bring,
    async ({ operator, body }) => ({
      ...(await bring(context, operator, body)),
      day: await show(body.day),
    }),
    { bodyMaxBytes: STATEMENT_BODY_MAX_BYTES },
  );
  route(desk, reconciliation.settle, async ({ operator, body }) => {
    await settle(context, operator, body);
    return show(body.day);
  });
  route(desk, reconciliation.proposePair, async ({ operator, body }) => {
    await proposePair(context, operator, body);
    return show(body.day);
  });
  route(desk, reconciliation.decidePair, async ({ operator, body }) => {
    const { isDone } = await decidePair(context, operator, body);
    return { isDone, day: await show(body.day) };
  });
  route(desk, reconciliation.proposeClose, async ({ operator, body }) => {
    await proposeClose(context, operator, body);
    return show(body.day);
  });
  route(desk, reconciliation.decideClose, async ({ operator, body }) => {
    const { isDone } = await decideClose(context, operator, body);
    return { isDone, day: await show(body.day) };
  });
}

function registerSupport(desk: FastifyInstance, context: Context): void {
  const { support } = deskCalls;
  /** The name under which the player sees the answer, and the log who answered. */
  const named = <Body>(operator: Operator, body: Body) => ({ ...body, operator: operator.name });
  route(desk, support.list, ({ operator, body: { newestFirst = false, ...body } }) =>
    listForOperator(context, { ...named(operator, body), newestFirst }),
  );
  route(desk, support.thread, ({ operator, body }) => threadForOperator(context, named(operator, body)));
  route(desk, support.picture, ({ operator, body }) => pictureForOperator(context, named(operator, body)));
  route(desk, support.answer, ({ operator, body }) =>
    answerPlayer(context, named(operator, body), told(operator, 'support.answer')),
  );
  route(desk, support.close, ({ operator, body }) =>
    closeForOperator(context, named(operator, body), told(operator, 'support.close')),
  );
  route(desk, support.post, async ({ operator, body }) => {
    const recipients = { memberSince, takesOffers: async () => true, unreadAnswers: async () => 0 };
    const object = `player ${body.uid}`;
    return postMessage(
      { ...context, recipients },
      { ...body, segment: 'service', isMarked: false, link: null },
      (transaction, message, now) =>
        record(transaction, { operator, action: 'message.post', object, detail: { message } }, now),
    );
  });
}

/** Writes into the audit trail what was done to a conversation, in the transaction of the change. */
const told =
  (operator: Operator, action: string) =>
  (
    transaction: Queryable,
    { uid, conversationId }: { readonly uid: number; readonly conversationId: string },
    now: Date,
  ) =>
    record(transaction, { operator, action, object: `player ${uid}`, detail: { conversationId } }, now);
