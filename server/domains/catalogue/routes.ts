import type { FastifyInstance } from 'fastify';
import { configCalls } from '../../../contract/config';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { hiddenProviders } from './blackList';
import { catalogueOf, seesEarly, type Visibility } from './catalogue';
import { frontGame, visibleConfig } from './pageData';

/** Public calls: configuration, lobby, lists of games. */
export function registerCatalogue(app: FastifyInstance, context: Context): void {
  const { clock, config, db } = context;
  const catalogue = catalogueOf(config);

  const visibilityOf = async (uid: number | null): Promise<Visibility> => ({
    hiddenProviders: await hiddenProviders(db, uid),
    early: seesEarly(uid, config.gradualReleasePercent),
  });

  // Public and the same for many callers: safe to send compressed.
  const packed = { packed: true } as const;
  route(
    app,
    configCalls.front,
    async ({ body, hostname }) =>
      body.key === 'front_game'
        ? { front_game: frontGame(config, catalogue) }
        : {
            front_public_config: {
              ...visibleConfig(config, hostname),
              serverTime: clock.now().toISOString(),
            },
          },
    packed,
  );
  route(app, configCalls.blackList, async ({ player }) => ({
    hiddenProviders: await hiddenProviders(db, player?.uid ?? null),
  }));
  route(
    app,
    configCalls.allGames,
    async ({ player, body }) => {
      const { version, games } = catalogue.list(await visibilityOf(player?.uid ?? null));
      return { version, games: version === body.version ? null : [...games] };
    },
    packed,
  );
  route(
    app,
    configCalls.shownGames,
    async ({ player, body }) => ({
      games: [...catalogue.shown(await visibilityOf(player?.uid ?? null), body.contentAttr)],
    }),
    packed,
  );
}
