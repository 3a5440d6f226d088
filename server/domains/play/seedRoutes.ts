import type { FastifyInstance } from 'fastify';
import { playCalls } from '../../../contract/play';
import type { Context } from '../../context';
import { rotate, showSeeds } from '../../fairness/pairs';
import { route } from '../../http/route';
import { openGame } from './openGame';

/** The seeds of a player's bets: shown, and rotated, which reveals the server seed. */
export function serveSeeds(app: FastifyInstance, context: Context): void {
  const { clock } = context;
  route(app, playCalls.seeds, ({ body, params, player }) => {
    const { name } = openGame(context, params.game);
    const clientSeed = body.clientSeed ?? null;
    return showSeeds(context, { uid: player.uid, game: name, clientSeed, now: clock.now() });
  });

  // Players may still reveal the seeds of a game that has been switched off.
  route(app, playCalls.rotate, ({ body, player }) =>
    rotate(context, { uid: player.uid, now: clock.now(), ...body }),
  );
}
