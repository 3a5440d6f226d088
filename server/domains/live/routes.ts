import type { FastifyInstance } from 'fastify';
import { liveCalls } from '../../../contract/live';
import { sharedBook } from '../../../games/allGames';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { type MoneyRequest, moneyRoute, route } from '../../http/route';
import { cashOut } from './cashOut';
import { chainOf } from './chain';
import { ConnectionHub } from './connectionHub';
import { join } from './join';
import { openTable, type TableRequest } from './openSharedGame';
import { latestRound, pastRounds } from './rounds';
import { serveSockets } from './sockets';
import { TableSupervisor } from './tableSupervisor';
import { takeBack } from './takeBack';
import { DatabaseTime } from './time';
import { PAST_SHOWN } from './view';

export function registerLive(app: FastifyInstance, context: Context): void {
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
    game: openTable(config, params.game),
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
    const { name } = openTable(config, params.game).rules;
    const round = await latestRound(db, name);
    const chain = round === null ? null : await chainOf(db, name, round.roundNumber);
    // Before its first round a table has nothing to show.
    if (chain === null) throw refuse('notFound');
    return {
      chainEnd: chain.chainEnd,
      chainFrom: chain.firstRound,
      chainLength: chain.length,
      past: await pastRounds(db, name, PAST_SHOWN),
    };
  });

  if (!config.liveTables) return;
  const hub = new ConnectionHub(context, open, time);
  const supervisor = new TableSupervisor(
    context,
    games,
    time,
    { pace, chainLength: config.liveChainLength, open: config.ownGames },
    {
      onNotice: (notice) => hub.onNotice(notice),
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
  });
}
