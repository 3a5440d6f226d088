import type { FastifyInstance } from 'fastify';
import { playCalls } from '../../../contract/play';
import { sharedGame } from '../../../games/sharedBook';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { moneyRoute, route } from '../../http/route';
import { findSharedRound, sharedHistory } from '../live/history';
import { placeBet } from './bet';
import { openGame } from './openGame';
import { createPairCache } from './pairCache';
import { findRound, history } from './rounds';
import { stopRun } from './runs';
import { replyOf, startRun } from './startRun';
import { createTurns } from './turns';

/** The statement that settles a bet looks at its session, so nobody need do so before it. */
const SESSION_REMEMBERED_MS = 10 * 60_000;

export function registerPlay(app: FastifyInstance, context: Context): void {
  const { clock, config, db } = context;
  const table = { pairs: createPairCache(), turns: createTurns() };

  moneyRoute(
    app,
    context,
    playCalls.bet,
    async ({ body, params, player, key, bodyHash }) => {
      const rules = openGame(config, params.game);
      // Its bets are placed at a table, where everybody's seeds decide.
      if (sharedGame(rules.name) !== null) throw refuse('notFound');
      return placeBet(context, table, { rules, bet: body.bet, runId: body.runId, player, key, bodyHash });
    },
    { rememberMs: SESSION_REMEMBERED_MS },
  );

  route(app, context, playCalls.startRun, ({ body, params, player }) =>
    startRun(context, { rules: openGame(config, params.game), uid: player.uid, wish: body }),
  );

  route(app, context, playCalls.stopRun, async ({ body, params, player }) => {
    const owner = { uid: player.uid, game: params.game };
    const run = await stopRun(db, { ...owner, runId: body.runId, now: clock.now() });
    if (run === null) throw refuse('notFound');
    return replyOf(run);
  });

  // What has been played stays readable when a game is switched off.
  route(app, context, playCalls.history, ({ body, params, player }) => {
    const rounds = sharedGame(params.game) === null ? history : sharedHistory;
    return rounds(db, { uid: player.uid, game: params.game, ...body });
  });

  route(app, context, playCalls.round, async ({ body, params, player }) => {
    const find = sharedGame(params.game) === null ? findRound : findSharedRound;
    const round = await find(db, { uid: player.uid, game: params.game, roundId: body.roundId });
    if (round === null) throw refuse('notFound');
    return round;
  });
}
