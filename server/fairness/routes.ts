import type { FastifyInstance } from 'fastify';
import { playCalls } from '../../contract/play';
import type { Context } from '../context';
import { openGame } from '../domains/play/openGame';
import { route } from '../http/route';
import { rotate, showSeeds } from './pairs';

export function registerFairness(app: FastifyInstance, context: Context): void {
  const { config, db, clock } = context;

  route(app, context, playCalls.seeds, ({ body, params, player }) => {
    const { name } = openGame(config, params.game);
    const clientSeed = body.clientSeed ?? null;
    return showSeeds(db, { uid: player.uid, game: name, clientSeed, now: clock.now() });
  });

  // A game that has been switched off still owes its players the reveal.
  route(app, context, playCalls.rotate, ({ body, player }) =>
    rotate(db, { uid: player.uid, now: clock.now(), ...body }),
  );
}
