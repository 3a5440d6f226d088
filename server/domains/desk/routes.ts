import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  DESK_HEADER,
  DESK_TRACE_HEADER,
  DESK_UNATTENDED_HEADER,
  type DeskCall,
} from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { mayDo } from '../../../contract/desk/roles';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { type Operator, route } from '../../http/route';
import { listTransfers, proveBalances, readTransfer } from '../../ledger/desk/transfers';
import { readUsage } from '../device/desk';
import type { Prices } from '../trade/prices';
import { decideAdjustment, listAdjustments, proposeAdjustment } from './adjustments';
import { decideAgent, listAgents, proposeAgent } from './agents';
import { checkAudit, listAudit, record } from './audit';
import { addAuditJob } from './auditJob';
import { confirmItem, readChecklist } from './checklist';
import { previewCost } from './economics/cost';
import { readEconomics } from './economics/economics';
import { addEconomicsJob } from './economics/economicsJob';
import { readChannel } from './evidence/channel';
import { listLottoTickets, readLottoTicket } from './evidence/lottoTickets';
import { listTradeOrders, readTradeOrder } from './evidence/tradeOrders';
import { registerExports } from './exports/exports';
import { decideGrant, listGrants, proposeGrant } from './grants';
import { decideGuaranteed, listGuaranteed, previewGuaranteed, proposeGuaranteed } from './guaranteed';
import { readHealth } from './health';
import { decideCheck, listChecks, proposeCheck, readCheck, readPicture } from './identity';
import { lowerPlayersLimit } from './limits';
import { readCounts, readOverview } from './overview';
import { decideParked, listParkedPayments, proposeParked, readParkedPayment } from './parked';
import { decideReopening, listPauses, pauseByOperator, proposeReopening } from './pauses';
import { addNote, decideLift, proposeLift, read, restrict, reveal, reviewVip, search } from './players';
import { handOver, look } from './presence';
import { readDays } from './reports';
import { decideBag, listAddresses, listBags, readBag, seeAddress } from './rewardReviews';
import { listRounds, readRound } from './rounds';
import { registerReconciliation } from './routes/reconciliation';
import { registerSettings } from './routes/settings';
import { registerSupport } from './routes/support';
import { readCourse, readRtp, readStakes } from './rtp';
import { addRtpJob } from './rtpJob';
import { checkSeal, exportSeal } from './seals';
import { acceptLink, closeSession, type Desk, findSession, logIn, readLink } from './sessions';
import type { CertificateOf } from './settings/checks';
import { addPublishJob } from './settings/publish';
import { addReleaseJob } from './settings/releaseStop';
import { refuseStrangers } from './strangers';
import { decideChange, listTeam, proposeChange } from './team';
import { GAME_TITLES } from './watchedGames';
import {
  approveWithdrawal,
  listWithdrawals,
  proposeApproval,
  readWithdrawal,
  rejectWithdrawal,
  revealPayee,
  sendBackWithdrawal,
} from './withdrawals';

interface DeskPorts {
  readonly certificateOf: CertificateOf;
  /** What the markets have told. */
  readonly prices: Prices;
  /** The payment channels that can give a statement. */
  readonly channels: readonly string[];
}

/** The calls of the console. Without OPERATOR_EMAIL there are none: their addresses do not exist. */
export function registerDesk(
  app: FastifyInstance,
  context: Context,
  { certificateOf, channels, prices }: DeskPorts,
): void {
  const { config } = context;
  // What was published or paused stays so where the console is shut.
  addPublishJob(app, context);
  addRtpJob(app, context);
  addReleaseJob(app, context);
  addEconomicsJob(app, context);
  if (config.operatorEmails.length === 0) return;
  app.authoriseOperator = (call, headers) => authorise(context, call as DeskCall, headers);
  addAuditJob(app, context);
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request, reply) => {
      refuseStrangers(context, request);
      reply.header('cache-control', 'no-store');
      reply.header(DESK_TRACE_HEADER, request.id);
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
    registerRewards(desk, context);
    const { overview } = deskCalls;
    route(desk, overview.read, ({ operator }) => readOverview(context, operator, app.jobs.jobs));
    route(desk, overview.counts, ({ operator }) => readCounts(context, operator));
    route(desk, overview.checklist, async () => ({ list: await readChecklist(context) }));
    route(desk, overview.confirm, ({ operator, body }) => confirmItem(context, operator, body));
    route(desk, deskCalls.watch.rtp, ({ body }) => readRtp(context, body.window));
    route(desk, deskCalls.watch.course, ({ body }) => readCourse(context, body));
    route(desk, deskCalls.watch.stakes, ({ body }) => readStakes(context, body));
    route(desk, deskCalls.round.list, ({ body }) => listRounds(context, body));
    route(desk, deskCalls.round.read, ({ body }) => readRound(context, body));
    registerOtherPlay(desk, context, prices);
    registerExports(desk, context);
    route(desk, deskCalls.watch.health, () => readHealth(context));
    route(desk, deskCalls.watch.days, ({ body }) => readDays(context, body.days));
    route(desk, deskCalls.usage.read, ({ body }) => readUsage(context, body.days));
    route(desk, deskCalls.economics.read, ({ body }) => readEconomics(context, body.days));
    route(desk, deskCalls.economics.preview, ({ body }) => previewCost(context, body.tables));
    const { presence } = deskCalls;
    route(desk, presence.look, ({ operator, body }) => look(context, operator, body));
    route(desk, presence.handOver, ({ operator, body }) => handOver(context, operator, body));
  });
}

/** Refuses "loginNeeded" without a valid session, and "forbidden" where no role of the operator allows the call. */
async function authorise(
  context: Context,
  { needs }: DeskCall,
  headers: FastifyRequest['headers'],
): Promise<Operator> {
  const token = headers[DESK_HEADER];
  const isAttended = headers[DESK_UNATTENDED_HEADER] === undefined;
  const operator =
    typeof token === 'string' && token !== '' ? await findSession(context, token, { isAttended }) : null;
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
    games: { ...GAME_TITLES },
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
  route(desk, audit.seal, ({ operator }) => exportSeal(context, operator));
  route(desk, audit.checkSeal, ({ operator, body }) => checkSeal(context, operator, body));
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
  route(desk, player.reviewVip, ({ operator, body }) => reviewVip(context, operator, body));
  route(desk, player.lowerLimit, ({ operator, body }) => lowerPlayersLimit(context, operator, body));
  route(desk, player.proposeLift, ({ operator, body }) => proposeLift(context, operator, body));
  route(desk, player.decideLift, ({ operator, body }) => decideLift(context, operator, body));
}

function registerMoney(desk: FastifyInstance, context: Context): void {
  const { db } = context;
  const { ledger, adjustment, grant } = deskCalls;
  route(desk, ledger.list, ({ body }) => listTransfers(db, body));
  route(desk, ledger.read, async ({ body: { uid, transferId } }) => {
    const transfer = await readTransfer(db, uid, BigInt(transferId));
    if (transfer === null) throw refuse('notFound');
    return transfer;
  });
  route(desk, ledger.channel, ({ body }) => readChannel(context, body));
  route(desk, ledger.proof, async ({ body }) => ({ accounts: await proveBalances(db, body.uid) }));
  route(desk, adjustment.list, ({ body }) => listAdjustments(context, body));
  route(desk, adjustment.propose, ({ operator, body }) => proposeAdjustment(context, operator, body));
  route(desk, adjustment.decide, ({ operator, body }) => decideAdjustment(context, operator, body));
  route(desk, grant.list, ({ body }) => listGrants(context, body));
  route(desk, grant.propose, ({ operator, body }) => proposeGrant(context, operator, body));
  route(desk, grant.decide, ({ operator, body }) => decideGrant(context, operator, body));
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

function registerRewards(desk: FastifyInstance, context: Context): void {
  const { guaranteed, agent, rewardReview } = deskCalls;
  route(desk, guaranteed.list, ({ body }) => listGuaranteed(context, body));
  route(desk, guaranteed.preview, ({ body }) => previewGuaranteed(context, body));
  route(desk, guaranteed.propose, ({ operator, body }) => proposeGuaranteed(context, operator, body));
  route(desk, guaranteed.decide, ({ operator, body }) => decideGuaranteed(context, operator, body));
  route(desk, agent.list, ({ body }) => listAgents(context, body));
  route(desk, agent.propose, ({ operator, body }) => proposeAgent(context, operator, body));
  route(desk, agent.decide, ({ operator, body }) => decideAgent(context, operator, body));
  route(desk, rewardReview.bags, ({ body }) => listBags(context, body));
  route(desk, rewardReview.bag, ({ body }) => readBag(context, body));
  route(desk, rewardReview.release, ({ operator, body }) =>
    decideBag(context, operator, { ...body, isReleased: true }),
  );
  route(desk, rewardReview.refuse, ({ operator, body }) =>
    decideBag(context, operator, { ...body, isReleased: false }),
  );
  route(desk, rewardReview.addresses, ({ body }) => listAddresses(context, body));
  route(desk, rewardReview.see, ({ operator, body }) => seeAddress(context, operator, body));
}

function registerOtherPlay(desk: FastifyInstance, context: Context, prices: Prices): void {
  const { lottoTicket, tradeOrder } = deskCalls;
  const markets = { db: context.db, prices };
  route(desk, lottoTicket.list, ({ body }) => listLottoTickets(context, body));
  route(desk, lottoTicket.read, ({ body }) => readLottoTicket(context, body));
  route(desk, tradeOrder.list, ({ body }) => listTradeOrders(markets, body));
  route(desk, tradeOrder.read, ({ body }) => readTradeOrder(markets, body));
}

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
