import type { FastifyInstance } from 'fastify';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { statisticsCalls } from '../../../contract/statistics';
import { recordCalls } from '../../../contract/wallet/records';
import { isGameName, isRulesName, sharedGame } from '../../../games/allGames';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { route } from '../../http/route';
import { countSharedRounds, findSharedRound, sharedHistory } from '../live/history';
import { betsKeptFrom, mayBeForgotten } from '../play/forgetRounds';
import { countRounds, findRound, history } from '../play/rounds';
import { endOfBets } from './endOfBets';
import { financeDetail, financeList } from './finance';
import { plays } from './plays';
import { ownOutcomes, resultsOfDay, tableOutcomes } from './statistics';

/** A player's statement, and their history of instant, shared and third-party games. */
export function registerRecords(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, moneyCalls.list, ({ player, body }) => financeList(db, player.uid, body));
  route(app, moneyCalls.detail, ({ player, body }) => financeDetail(context, player.uid, BigInt(body.id)));
  route(app, recordCalls.plays, ({ player, body }) => plays(db, player.uid, body));

  // The history stays readable when a game is switched off.
  route(app, playCalls.history, async ({ body, params, player }) => {
    const owner = { uid: player.uid, game: params.game };
    // Rounds of a game that was switched off stay readable, so any known name will do.
    if (!isRulesName(params.game)) throw refuse('notFound');
    const isShared = sharedGame(params.game) !== null;
    const page = await (isShared ? sharedHistory : history)(db, { ...owner, ...body });
    const count = isShared ? countSharedRounds : countRounds;
    const total = body.cursor === undefined ? await count(db, owner) : null;
    return {
      ...page,
      total,
      ...(await endOfBets(page.cursor, () => betsKeptFrom(db, owner.uid, owner.game))),
    };
  });

  route(app, playCalls.round, async ({ body, params, player }) => {
    const shared = sharedGame(params.game);
    const owner = { uid: player.uid, roundId: body.roundId };
    const round = await (shared === null
      ? findRound(db, { ...owner, game: params.game })
      : findSharedRound(db, { ...owner, game: shared }));
    if (round !== null) return round;
    throw refuse((await mayBeForgotten(db, { ...owner, game: params.game })) ? 'roundGone' : 'notFound');
  });
  // Statistics stay readable like the history.
  route(
    app,
    statisticsCalls.table,
    async ({ params }) => {
      const shared = sharedGame(params.game);
      if (shared === null) throw refuse('notFound');
      return { outcomes: await tableOutcomes(db, shared.rules.name) };
    },
    { compressed: true },
  );

  route(app, statisticsCalls.own, async ({ params, player }) => {
    if (!isGameName(params.game)) throw refuse('notFound');
    const owner = { uid: player.uid, game: params.game };
    const today = await resultsOfDay(db, owner, context.clock.now());
    const outcomes = await ownOutcomes(db, owner);
    return { outcomes, today, newest: outcomes[0]?.roundId ?? null };
  });
}
