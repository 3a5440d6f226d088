import type { FastifyInstance } from 'fastify';
import { playCalls } from '../../../contract/play';
import { sharedGame } from '../../../games/allGames';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { moneyRoute, route } from '../../http/route';
import { placeBet } from './bet';
import { playRefusal, rulesOf } from './openGame';
import { createPairCache } from './pairCache';
import { stopRun } from './runs';
import { serveSeeds } from './seedRoutes';
import { replyOf, startRun } from './startRun';
import { createTurns } from './turns';

/** The statement that settles a bet checks its session, so a cached token is enough before it. */
const SESSION_REMEMBERED_MS = 10 * 60_000;

export function registerPlay(app: FastifyInstance, context: Context): void {
  const { clock, db } = context;
  const table = { pairs: createPairCache(), turns: createTurns() };

  moneyRoute(
    app,
    playCalls.bet,
    async ({ body, params, player, key, bodyHash }) => {
      const rules = rulesOf(params.game);
      // Bets of shared games are placed at a table, with the seeds of the shared round.
      if (sharedGame(rules.name) !== null) throw refuse('notFound');
      return placeBet(context, table, { rules, bet: body.bet, runId: body.runId, player, key, bodyHash });
    },
    { rememberMs: SESSION_REMEMBERED_MS },
  );

  route(app, playCalls.startRun, async ({ body, params, player }) => {
    const rules = rulesOf(params.game);
    const refusal = playRefusal(context, rules.name);
    if (refusal !== null) throw refusal;
    return startRun(context, { rules, uid: player.uid, request: body });
  });

  route(app, playCalls.stopRun, async ({ body, params, player }) => {
    const owner = { uid: player.uid, game: params.game };
    const run = await stopRun(db, { ...owner, runId: body.runId, now: clock.now() });
    if (run === null) throw refuse('notFound');
    return replyOf(run);
  });

  serveSeeds(app, context);
}
