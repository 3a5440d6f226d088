import type { FastifyInstance } from 'fastify';
import { liveCalls } from '../../../contract/live';
import { sharedBook } from '../../../games/allGames';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { PublicFiles } from '../../fairness/publicFiles';
import { refuse } from '../../http/refusal';
import { type MoneyRequest, moneyRoute, route } from '../../http/route';
import { pastRounds } from './announced';
import { cashOut } from './cashOut';
import { chainOf } from './chain';
import { ConnectionHub } from './connectionHub';
import { handInSignature } from './handIn';
import { join } from './join';
import type { RoundArranger } from './ledTable';
import { LiveMetrics } from './metrics';
import { openTable, type TableRequest, tableOf } from './openSharedGame';
import { servePublicFiles } from './publicRecord';
import { latestRound } from './rounds';
import { serveSockets } from './sockets';
import { TableSupervisor } from './tableSupervisor';
import { takeBack } from './takeBack';
import { DatabaseTime } from './time';
import { PAST_SHOWN } from './view';

export function registerLive(
  app: FastifyInstance,
  context: Context,
  { beacon, arranger }: { readonly beacon: BeaconSource | null; readonly arranger: RoundArranger | null },
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
    pace,
  });

  moneyRoute(app, liveCalls.join, (request) =>
    join(context, tableRequest(liveCalls.join, request), request.body),
  );
  moneyRoute(app, liveCalls.takeBack, (request) =>
    takeBack(context, tableRequest(liveCalls.takeBack, request), request.body.ticketId),
  );
  moneyRoute(
    app,
    liveCalls.cashOut,
    (request) => cashOut(context, tableRequest(liveCalls.cashOut, request), request.body),
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

  route(app, liveCalls.beacon, async ({ body, ip }) => ({
    isTaken: await handInSignature(context, beacon, time, ip, body),
  }));

  if (!config.liveTables) return;
  const metrics = new LiveMetrics(app.metrics);
  const publicFiles = beacon === null ? null : publicFilesOf(context, metrics);
  if (publicFiles !== null) servePublicFiles(app, publicFiles);
  const hub = new ConnectionHub(context, open, time);
  const supervisor = new TableSupervisor(
    context,
    games,
    time,
    {
      pace,
      chainLength: config.liveChainLength,
      isOn: (name) => context.settings.active.ownGames.includes(name),
      isPaused: (name) => context.settings.active.pausedGames.includes(name),
      beacon,
      arranger,
      metrics,
      publicFiles,
    },
    {
      onNotice: (notice) => {
        hub.onNotice(notice);
        if (notice.kind !== 'tickets') void publicFiles?.update(notice.game);
      },
      onReconnect: () => hub.reload(),
    },
  );
  serveSockets(app, config, (socket) => hub.receive(socket));
  app.addHook('onListen', (done) => {
    supervisor.start();
    hub.start();
    done();
  });
  app.addHook('preClose', async () => {
    await hub.stop();
    await supervisor.stop();
    await publicFiles?.close();
  });
}

const publicFilesOf = ({ config, db, log, clock }: Context, metrics: LiveMetrics): PublicFiles =>
  new PublicFiles({
    folder: config.fairnessDir,
    db,
    log,
    now: () => clock.now(),
    onBreak: () => metrics.logBreak.set(1),
  });
