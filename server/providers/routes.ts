import type { FastifyInstance } from 'fastify';
import { providerCalls } from '../../contract/providers';
import type { Context } from '../context';
import { refuse } from '../http/refusal';
import { rawRoute, route } from '../http/route';
import { gameFinder, gameHtml, launch } from './launch';
import { type Provider, providerOf, type Studio } from './registry';
import { serveWallet } from './walletRoutes';

/** Games of others: opening them, and the wallet that they play with. */
export function registerProviders(app: FastifyInstance, context: Context, studio: Studio | null): void {
  const { config } = context;
  const findGame = gameFinder(config.catalogueSize);

  const providerFor = ({ gameProvider, gameId }: { gameProvider: string; gameId: string }): Provider => {
    const provider =
      findGame(gameProvider, gameId) === null ? null : providerOf(config, studio, gameProvider);
    if (provider === null) throw refuse('notFound');
    return provider;
  };

  route(app, context, providerCalls.launch, ({ body, player, hostname }) =>
    launch(context, providerFor(body), { player, gameId: body.gameId, hostname }),
  );
  rawRoute(app, context, providerCalls.gameHtml, ({ body, player, hostname }) =>
    gameHtml(context, providerFor(body), { player, gameId: body.gameId, hostname }),
  );
  serveWallet(app, context, (name) => providerOf(config, studio, name));
}
