import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { configCalls, type FrontGame, type Game, type PublicConfig } from '../../contract/config';
import type { Context } from '../context';
import { route } from '../http/route';
import { hiddenProviders } from './blackList';
import { lookOf } from './look';
import { gameOf, openGames, plates } from './ownGames';

/** What every visitor may know: configuration, lobby, lists of games. */
export function registerCatalogue(app: FastifyInstance, context: Context): void {
  const { config, db } = context;
  const games = openGames(config);

  const visibleTo = async (uid: number | null, listed: readonly Game[]): Promise<Game[]> => {
    const hidden = await hiddenProviders(db, uid);
    return listed.filter(({ gameProvider }) => !hidden.includes(gameProvider));
  };

  route(app, context, configCalls.front, async ({ body, hostname }) =>
    body.key === 'front_game'
      ? { front_game: frontGame(context) }
      : { front_public_config: publicConfig(context, hostname) },
  );
  route(app, context, configCalls.blackList, async ({ player }) => ({
    hiddenProviders: await hiddenProviders(db, player?.uid ?? null),
  }));
  route(app, context, configCalls.allGames, async ({ player }) => {
    const visible = await visibleTo(player?.uid ?? null, games.map(gameOf));
    return { version: versionOf(visible), games: visible };
  });
  route(app, context, configCalls.shownGames, async ({ player, body }) => {
    const listed = games.filter(({ content }) => content.includes(body.contentAttr)).map(gameOf);
    return { games: await visibleTo(player?.uid ?? null, listed) };
  });
}

/** Changes exactly when the list does, so that a cached list can be kept for as long as it is right. */
const versionOf = (games: readonly Game[]): string =>
  createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 16);

function publicConfig({ config, clock }: Context, hostname: string): PublicConfig {
  const { brand, skin } = lookOf(config, hostname);
  return {
    brand: brand.id,
    skin,
    lookIsFree: !config.isProduction,
    inviteBrand: config.inviteBrand,
    ownGames: openGames(config).map(({ name }) => name),
    depositMin: config.depositMinCentavos,
    depositMax: config.depositMaxCentavos,
    stakeMin: config.stakeMinCentavos,
    exposureMax: config.exposureMaxCentavos,
    serverTime: clock.now().toISOString(),
    customerServiceUrl: config.customerServiceUrl,
    googleClientId: config.googleClientId,
    facebookAppId: config.facebookAppSecret === null ? null : config.facebookAppId,
    messagingUrl: config.messagingUrl,
    socialUrls: [...config.socialUrls],
  };
}

/** Banners name drawn pictures and strings of the client; each leads to something that exists. */
function frontGame({ config }: Context): FrontGame {
  const [first] = openGames(config);
  const banners: FrontGame['banners'] = [];
  if (first !== undefined) {
    banners.push({
      id: `own-${first.name}`,
      art: first.name,
      titleKey: `lobby.banner.${first.name}.title`,
      textKey: `lobby.banner.${first.name}.text`,
      actionKey: `lobby.banner.${first.name}.action`,
      link: gameOf(first).gameUrl,
    });
  }
  banners.push({
    id: 'fairness',
    art: 'fairness',
    titleKey: 'lobby.banner.fairness.title',
    textKey: 'lobby.banner.fairness.text',
    actionKey: 'lobby.banner.fairness.action',
    link: first === undefined ? '/' : gameOf(first).gameUrl,
  });
  return { parts: plates(config), banners, promos: [] };
}
