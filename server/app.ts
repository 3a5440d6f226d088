import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Call } from '../contract/call';
import { allCalls, signedCalls } from '../contract/calls';
import type { Context } from './context';
import { voidIfExcluded } from './domains/activities/grants';
import { registerActivities } from './domains/activities/routes';
import { registerCatalogue } from './domains/catalogue/routes';
import { registerCheckin } from './domains/checkin/routes';
import { registerDesk } from './domains/desk/routes';
import { registerDevice } from './domains/device/routes';
import { registerGuaranteed } from './domains/guaranteed/routes';
import { payEarned } from './domains/guaranteed/settle';
import { registerIdentity } from './domains/identity/routes';
import { payAllBags } from './domains/invite/redBags';
import { registerInvite } from './domains/invite/routes';
import type { Bus } from './domains/live/bus/bus';
import { openBus } from './domains/live/bus/openBus';
import { refundQueuedBets } from './domains/live/refundQueuedBets';
import { registerLive } from './domains/live/routes';
import { lottoCountdown } from './domains/lotto/countdown';
import { drawsWaitingFor, storeDrawSignature } from './domains/lotto/draw';
import { LottoFeed } from './domains/lotto/feed';
import { registerLotto } from './domains/lotto/routes';
import { storeWeekSignature, weeksWaitingFor } from './domains/lucky-prize/draw';
import { registerLuckyPrize } from './domains/lucky-prize/routes';
import { cancelRaffleTickets } from './domains/lucky-prize/tickets';
import { ownedBy } from './domains/mall/assets';
import { cancelCoupons } from './domains/mall/expiry';
import { registerMall } from './domains/mall/routes';
import { registerMessages } from './domains/messages/routes';
import { noteChildLogIn } from './domains/migration/devices';
import { registerMigration } from './domains/migration/routes';
import { registerMissions } from './domains/missions/routes';
import { registerPayments } from './domains/payments/routes';
import { registerPlay } from './domains/play/routes';
import { stopRuns } from './domains/play/stopRuns';
import { homeAppOf, memberSince } from './domains/players/players';
import { registerPlayers } from './domains/players/routes';
import { authenticate } from './domains/players/sessions';
import { cancelPoints } from './domains/points/cancelPoints';
import { giveRegistrationPoints } from './domains/points/registration';
import { registerPoints } from './domains/points/routes';
import { registerPrivacy } from './domains/privacy/routes';
import { frameOrigins } from './domains/providers/registry';
import { registerProviders } from './domains/providers/routes';
import { registerRecords } from './domains/records/routes';
import { registerRetention } from './domains/retention/routes';
import { registerRewardTables } from './domains/reward-tables/routes';
import { giveDailyLogin } from './domains/rewards/dailyLogin';
import { registerRewards } from './domains/rewards/routes';
import { barredBy } from './domains/safer-play/guard';
import { takesOffers } from './domains/safer-play/offers';
import { registerSaferPlay } from './domains/safer-play/routes';
import { registerSpin } from './domains/spin/routes';
import { cancelSpinTickets } from './domains/spin/tickets';
import { unreadAnswers } from './domains/support/conversations';
import { registerSupport } from './domains/support/routes';
import { registerTrade, Trade } from './domains/trade/routes';
import { payVipBonuses } from './domains/vip/payAtExclusion';
import { registerVip } from './domains/vip/routes';
import { endForReversal } from './domains/withdrawals/endForReversal';
import { registerWithdrawals } from './domains/withdrawals/routes';
import { noteArrivals } from './http/arrival';
import { BODY_MAX_BYTES, readBodies } from './http/body';
import { answerBrokenRequest, answerErrors, refusalFor, sendRefusal } from './http/errors';
import { serveSecurityHeaders, type WriteHeaders } from './http/headers';
import { serveHealth } from './http/health';
import { serveOpenApi } from './http/openapi';
import { refuse } from './http/refusal';
import { JobRunner } from './jobs/jobRunner';
import { closeBonus } from './ledger/bonusStakes';
import { registerLedger } from './ledger/routes';
import { callStore } from './limits/callStore';
import { CountExchange } from './limits/countExchange';
import { serveClient } from './pages/client';
import { serveManifest } from './pages/manifest';
import { type OpenSandbox, openPorts, type Ports } from './ports';

const MINUTE_MS = 60_000;

/** What an application needs besides its context. */
export interface AppParts {
  /** Set where SANDBOX is on. */
  readonly openSandbox?: OpenSandbox | undefined;
  /** Folder of the built client; without it only calls are served. */
  readonly clientFolder?: string | undefined;
}

/** Builds the whole application without listening. Tests use the same function as `npm start`. */
export async function buildApp(
  context: Context,
  { openSandbox, clientFolder }: AppParts = {},
): Promise<FastifyInstance> {
  const { config } = context;
  let writeHeaders: WriteHeaders = () => undefined;
  const app: FastifyInstance = fastify({
    loggerInstance: context.log,
    // Several processes may write to one log.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxyHops,
    exposeHeadRoutes: false,
    // A call on a connection that was open already is answered as usual; its answer closes the connection.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // An address that nobody can read, which no hook sees.
    frameworkErrors: (error, request, reply) => {
      writeHeaders(reply as FastifyReply, request.hostname);
      sendRefusal(reply as FastifyReply, refusalFor(error));
    },
  });
  app.decorate('servedCalls', new Set<Call>());
  app.decorateRequest('uid', null);
  app.decorate('authenticate', (token: string, rememberMs?: number) =>
    authenticate(context, token, rememberMs),
  );
  app.decorate('requireHome', async (uid: number) => {
    const { childCode } = config;
    if (childCode !== null && (await homeAppOf(context.db, uid)) !== childCode) throw refuse('otherApp');
  });
  app.decorate('authoriseOperator', async () => {
    throw refuse('notFound');
  });
  answerErrors(app);
  readBodies(app);
  noteArrivals(app);
  const sandbox = openSandbox?.(context) ?? null;
  const ports = await openPorts(app, config, sandbox);
  if (config.isProduction && ports.sms === null) {
    context.log.error('no SMS carrier is configured: nobody can register, or log in with a code');
  }
  writeHeaders = await serveSecurityHeaders(app, config, (hostname) =>
    frameOrigins(config, ports.fallbackProvider, hostname),
  );
  // Who hung up while the call waited has no address, which the limit counts by, and nobody reads the answer.
  app.addHook('onRequest', async ({ ip }: { readonly ip: string | undefined }) => {
    if (ip === undefined) throw refuse('badRequest');
  });
  const counts = new CountExchange(context);
  app.decorate('counts', counts);
  app.addHook('onReady', async () => counts.start());
  app.addHook('onClose', () => counts.stop());
  const perAddress = { kind: 'calls', most: config.rateLimitPerMinute, windowMs: MINUTE_MS };
  await app.register(rateLimit, {
    max: perAddress.most,
    timeWindow: perAddress.windowMs,
    store: callStore(counts.counter(perAddress)),
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => refuse('tooMany'),
  });
  serveHealth(app, context);
  app.addHook('onReady', () => context.settings.start());
  app.addHook('onClose', () => context.settings.stop());
  app.decorate('jobs', new JobRunner(app, context));
  serveOpenApi(app, config.appsVersion);
  serveManifest(app, context.settings);
  // Without the envelope: the client compares the text with its own version.
  app.get('/version.json', async () => ({ appsVersion: config.appsVersion }));
  registerDomains(app, context, ports, await openBus(context));
  sandbox?.register(app);
  if (clientFolder !== undefined) await serveClient(app, context, clientFolder);
  return app;
}

/** Registers every domain with the external services and the functions of other domains it needs. */
function registerDomains(app: FastifyInstance, context: Context, ports: Ports, bus: Bus): void {
  registerLedger(app, context);
  registerCatalogue(app, context);
  registerMessages(app, context, {
    memberSince,
    takesOffers,
    unreadAnswers,
  });
  registerSaferPlay(app, context, async (transaction, uid, now) => {
    await stopRuns(transaction, uid, now);
    await refundQueuedBets(transaction, uid, now);
    await voidIfExcluded(transaction, uid, now);
    await closeBonus(transaction, uid, now);
    await cancelCoupons(transaction, uid, now);
    await cancelSpinTickets(transaction, uid, now);
    await cancelRaffleTickets(transaction, uid, now);
    // An exclusion pays out what has been earned; a break only waits.
    if ((await barredBy(transaction, uid, now)) !== 'selfExcluded') return;
    await payAllBags(transaction, uid, now);
    await payEarned(transaction, uid, now);
    await payVipBonuses(transaction, uid, now);
    await cancelPoints(transaction, uid, now);
  });
  registerPlayers(app, context, {
    ...ports,
    onRegistered: giveRegistrationPoints,
    onSessionStarted: async (uid, device) => {
      await noteChildLogIn(context, uid, device);
      await giveDailyLogin(context, uid);
    },
    ownedBy,
  });
  registerSupport(app, context);
  registerIdentity(app, context);
  registerDevice(app, context);
  registerRewards(app, context);
  registerPoints(app, context);
  registerCheckin(app, context);
  registerVip(app, context);
  registerMall(app, context, () => lottoCountdown(context, ports.beacon));
  registerMissions(app, context);
  registerGuaranteed(app, context);
  registerActivities(app, context);
  registerRewardTables(app, context);
  registerInvite(app, context);
  registerPayments(app, context, ports.payments, endForReversal);
  registerWithdrawals(app, context, ports.payouts);
  registerPlay(app, context);
  const trade = new Trade(context, ports.marketShift);
  registerLive(app, context, {
    ...ports,
    bus,
    otherDraws: async (chainHash, round) => [
      ...(await weeksWaitingFor(context, chainHash, round)).map(
        (monday) => (signature: string) => storeWeekSignature(context.db, monday, signature),
      ),
      ...(await trade.waitingFor(chainHash, round)),
      ...(await drawsWaitingFor(context, chainHash, round)).map(
        (draw) => (signature: string) => storeDrawSignature(context.db, draw, signature),
      ),
    ],
    // Without a public number there are neither draws nor ticks.
    feeds:
      ports.beacon === null ? [] : [new LottoFeed(context), ...(context.config.trade ? [trade.feed] : [])],
  });
  registerTrade(app, context, trade);
  registerLotto(app, context, ports);
  registerProviders(app, context, ports.fallbackProvider);
  registerSpin(app, context);
  registerLuckyPrize(app, context, ports);
  registerRecords(app, context);
  registerMigration(app, context, ports.sms);
  const channels = new Set([ports.payments?.name, ports.payouts?.name].filter((name) => name !== undefined));
  registerDesk(app, context, {
    certificateOf: ports.certificateOf,
    channels: [...channels],
    prices: trade.prices,
  });
  registerRetention(app, context);
  registerPrivacy(app, context);
}

/** Calls of the contract that have no route. The server refuses to start if there are any. */
export const unservedCalls = (app: FastifyInstance): string[] =>
  [...allCalls, ...signedCalls]
    .filter((call) => !app.servedCalls.has(call))
    .map((call) => `${call.method} ${call.path}`);
