import type { FastifyInstance } from 'fastify';
import { playCalls } from '../../../contract/play';
import { recordCalls } from '../../../contract/records';
import { sharedGame } from '../../../games/sharedBook';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { route } from '../../http/route';
import { findSharedRound, sharedHistory } from '../live/history';
import { findRound, history } from '../play/rounds';
import { plays } from './plays';

/** What players look up of what they have played, in instant and in shared games alike. */
export function registerRecords(app: FastifyInstance, { db }: Context): void {
  route(app, recordCalls.plays, ({ player, body }) => plays(db, player.uid, body));

  // What has been played stays readable when a game is switched off.
  route(app, playCalls.history, ({ body, params, player }) => {
    const rounds = sharedGame(params.game) === null ? history : sharedHistory;
    return rounds(db, { uid: player.uid, game: params.game, ...body });
  });

  route(app, playCalls.round, async ({ body, params, player }) => {
    const find = sharedGame(params.game) === null ? findRound : findSharedRound;
    const round = await find(db, { uid: player.uid, game: params.game, roundId: body.roundId });
    if (round === null) throw refuse('notFound');
    return round;
  });
}
