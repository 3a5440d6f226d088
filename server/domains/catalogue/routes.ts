import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '../../../contract/call';
import { configCalls } from '../../../contract/config';
import type { Context } from '../../context';
import { type CallRequest, route } from '../../http/route';
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

  const blackListOf = async (uid: number | null) => {
    const hidden = await hiddenProviders(db, uid);
    const evo = uid !== null && hidden.includes('EVO') ? [uid] : [];
    return { hiddenProviders: hidden, game_black_list: { evo } };
  };
  const frontValue = async (
    { body: { key }, hostname }: Pick<CallRequest<typeof configCalls.front>, 'body' | 'hostname'>,
    uid: number | null,
  ): Promise<ReplyOf<typeof configCalls.front>> => {
    if (key === 'game_black_list') return blackListOf(uid);
    if (key === 'front_game')
      return { front_game: frontGame(config, catalogue), ...(await blackListOf(uid)) };
    const serverTime = clock.now().toISOString();
    return { front_public_config: { ...visibleConfig(config, hostname), serverTime } };
  };

  // Public and the same for many callers: safe to send compressed.
  const packed = { packed: true } as const;
  route(app, configCalls.front, (request) => frontValue(request, null), packed);
  route(app, configCalls.callerFront, (request) => frontValue(request, request.player?.uid ?? null));
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
