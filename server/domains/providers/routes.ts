import type { FastifyInstance } from 'fastify';
import { providerCalls } from '../../../contract/providers';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { type CallRequest, rawRoute, route } from '../../http/route';
import { type Entry, gameFinder, gameHtml, launch } from './launch';
import { type FallbackProvider, type Provider, providerOf } from './registry';
import { serveWallet } from './walletRoutes';

type Asked = CallRequest<(typeof providerCalls)['launch' | 'gameHtml']>;

/** Third-party games: opening them, and the wallet calls of their providers. */
export function registerProviders(
  app: FastifyInstance,
  context: Context,
  fallback: FallbackProvider | null,
): void {
  const { config } = context;
  const findGame = gameFinder(config.catalogueSize);

  const asked = ({ body, player, hostname }: Asked): [Provider, Entry] => {
    const { gameProvider, gameId, language } = body;
    const game = findGame(gameProvider, gameId);
    const provider = providerOf(config, fallback, gameProvider);
    if (game === null || provider === null) throw refuse('notFound');
    return [provider, { player, game, language, hostname }];
  };

  route(app, providerCalls.launch, async (request) => launch(context, ...asked(request)));
  rawRoute(app, providerCalls.gameHtml, async (request) => gameHtml(context, ...asked(request)));
  serveWallet(app, context, (name) => providerOf(config, fallback, name));
}
