import type { FastifyInstance } from 'fastify';
import { liveCalls } from '../../../contract/live';
import { sharedBook } from '../../../games/allGames';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { PublicFiles } from '../../fairness/publicFiles';
import { refuse } from '../../http/refusal';
import { type MoneyRequest, moneyRoute, route } from '../../http/route';
import { endedRound, pastRounds } from './announced';
import type { Bus } from './bus/bus';
import { TicketTeller } from './bus/teller';
import { cashOut } from './cashOut';
import { chainOf } from './chain';
import { ReactionGatherer, react } from './company/reactions';
import type { Feed, FeedNotice } from './feed';
import { handInSignature, type OtherDraws } from './handIn';
import { ConnectionHub } from './hub/connectionHub';
import { serveSockets } from './hub/sockets';
import { join } from './join/join';
import { PublicNames } from './join/publicNames';
import { Seats } from './join/seats';
import { TableRounds } from './join/tableRounds';
import type { RoundArranger, RoundLeaderOptions } from './ledTable';
import { LiveMetrics } from './metrics';
import type { Notice } from './notices';
import { openTable, type TableRequest, tableOf } from './openSharedGame';
import { servePublicFiles } from './publicRecord';
import { RoundLeader } from './roundLeader';
import { latestRound } from './rounds';
import { type Led, TableSupervisor } from './tableSupervisor';
import { takeBack } from './takeBack';
import { DatabaseTime, MEASURE_EVERY_MS } from './time';
import { PAST_SHOWN } from './view';

/** The statement that places a bet checks its session, so a cached token is enough before it. */
const SESSION_REMEMBERED_MS = 10 * 60_000;

export function registerLive(
  app: FastifyInstance,
  context: Context,
  {
    bus,
    beacon,
    arranger,
    otherDraws,
    feeds,
  }: {
    readonly bus: Bus;
    readonly beacon: BeaconSource | null;
    readonly arranger: RoundArranger | null;
    readonly otherDraws: OtherDraws;
    readonly feeds: readonly Feed[];
  },
): void {
  const { config, db } = context;
  const time = new DatabaseTime();
  const pace = config.livePace;
  const games = Object.values(sharedBook);
  const open = games.filter(({ rules }) => config.ownGames.includes(rules.name));

  type TableCall = (typeof liveCalls)['join' | 'takeBack' | 'cashOut'];
  const tableRequest = <C extends TableCall>(
    call: C,
    { params, player, key, bodyHash, arrivedMs }: MoneyRequest<C>,
  ): TableRequest => ({
    // A round that was running when its game was switched off still pays.
    game: tableOf(params.game),
    intent: { uid: player.uid, key, call: call.path, bodyHash },
    arrivedAtMs: time.atMs(arrivedMs),
    ageMs: () => performance.now() - arrivedMs,
    pace,
  });

  const teller = new TicketTeller(bus, context.log);
  const joins = { rounds: new TableRounds(db), names: new PublicNames(db), seats: new Seats(db), teller };
  app.addHook('onClose', () => teller.close());
  moneyRoute(
    app,
    liveCalls.join,
    (request) => {
      const { player, body } = request;
      const table = tableRequest(liveCalls.join, request);
      return join(context, joins, { ...table, sessionId: player.sessionId, body });
    },
    { rememberMs: SESSION_REMEMBERED_MS },
  );
  moneyRoute(app, liveCalls.takeBack, (request) =>
    takeBack(context, teller, tableRequest(liveCalls.takeBack, request), request.body.ticketId),
  );
  moneyRoute(
    app,
    liveCalls.cashOut,
    (request) => cashOut(context, teller, tableRequest(liveCalls.cashOut, request), request.body),
    { timed: true },
  );
  route(app, liveCalls.chain, async ({ params }) => {
    const game = openTable(context, params.game);
    const { name } = game.rules;
    const round = await latestRound(db, name);
    const chain = round === null ? null : await chainOf(db, name, round.roundNumber);
    // Before its first round a table has nothing to show.
    if (chain === null) throw refuse('notFound');
    return {
      chainEnd: chain.chainEnd,
      chainFrom: chain.firstRound,
      chainLength: chain.length,
      past: await pastRounds(db, game, PAST_SHOWN),
    };
  });

  route(app, liveCalls.round, async ({ params, body }) => {
    const game = openTable(context, params.game);
    const round = await endedRound(db, game, body.roundNumber);
    if (round === null) throw refuse('notFound');
    return round;
  });

  const gatherer = new ReactionGatherer(context);
  route(app, liveCalls.react, ({ params, player, body }) => {
    const game = openTable(context, params.game).rules.name;
    return react(context, gatherer, { uid: player.uid, game, reaction: body.reaction });
  });
  app.addHook('preClose', () => gatherer.flush());

  route(app, liveCalls.beacon, async ({ body, ip }) => ({
    isTaken: await handInSignature(context, { beacon, time, otherDraws }, ip, body),
  }));

  if (!config.liveTables) {
    measureByItself(app, context, time);
    return;
  }
  const metrics = new LiveMetrics(app.metrics);
  const publicFiles = beacon === null ? null : publicFilesOf(context, metrics);
  if (publicFiles !== null) servePublicFiles(app, publicFiles);
  for (const feed of feeds) feed.open({ context, time, beacon, metrics, publicFiles });
  const hub = new ConnectionHub(context, open, time, app.counts, feeds);
  const options: RoundLeaderOptions = {
    pace,
    chainLength: config.liveChainLength,
    isOn: (name) => context.settings.active.ownGames.includes(name),
    isPaused: (name) => context.settings.active.pausedGames.includes(name),
    beacon,
    arranger,
    metrics,
    publicFiles,
  };
  const tables = games.map(
    (game): Led => ({
      name: game.rules.name,
      lead: (lease, signal) => new RoundLeader(context, game, time, options).lead(lease, signal),
    }),
  );
  const supervisor = new TableSupervisor(context, [...tables, ...feeds], time, {
    onNotice: (notice) => {
      hub.onNotice(notice);
      if (!isOfMoment(notice)) void publicFiles?.update(notice.game);
    },
    onReconnect: () => hub.reload(),
  });
  bus.listen({
    onNotice: (notice) => hub.onNotice(notice),
    onMissed: () => {
      for (const { rules } of open) hub.view(rules.name)?.reloadTickets();
    },
  });
  const perAddress = app.counts.counter({
    kind: 'sockets',
    most: config.liveSocketsPerAddress,
    windowMs: null,
  });
  serveSockets(app, config, perAddress, (socket) => hub.receive(socket));
  app.addHook('onListen', (done) => {
    // A changed file is known at the start of every process, also of one that leads no table. It logs the break itself.
    publicFiles?.requireWhole().catch(() => undefined);
    supervisor.start();
    hub.start();
    done();
  });
  app.addHook('preClose', async () => {
    await hub.stop();
    await supervisor.stop();
    for (const feed of feeds) await feed.close();
    await publicFiles?.close();
  });
}

/** A process without tables judges calls by the database's clock too. Where it has them, their supervisor measures. */
function measureByItself(app: FastifyInstance, { db, log }: Context, time: DatabaseTime): void {
  let measuring: Promise<void> = Promise.resolve();
  const measure = () => {
    measuring = measuring
      // One connection for all questions: none of them waits for a free one.
      .then(() => db.transaction((transaction) => time.measure(transaction)))
      .catch((error) => log.warn({ err: error }, 'could not ask the database for the time'));
    return measuring;
  };
  const timer = setInterval(measure, MEASURE_EVERY_MS);
  timer.unref();
  app.addHook('onReady', measure);
  app.addHook('preClose', () => {
    clearInterval(timer);
    return measuring;
  });
}

/** Whether a notice tells of nothing that the public files keep. */
const isOfMoment = ({ kind }: Notice | FeedNotice): boolean =>
  ['tickets', 'reactions', 'ticks', 'orders'].includes(kind);

const publicFilesOf = ({ config, db, log, clock }: Context, metrics: LiveMetrics): PublicFiles =>
  new PublicFiles({
    folder: config.fairnessDir,
    db,
    log,
    now: () => clock.now(),
    onBreak: () => metrics.logBreak.set(1),
  });
