import type { FastifyInstance } from 'fastify';
import { configCalls, type FrontGame, type PublicConfig } from '../../contract/config';
import type { Context } from '../context';
import { route } from '../http/route';
import { hiddenProviders } from './blackList';
import { type Catalogue, catalogueOf, type Sight, seesEarly } from './catalogue';
import { lookOf } from './look';
import { gameOf, openGames } from './ownGames';

/** What every visitor may know: configuration, lobby, lists of games. */
export function registerCatalogue(app: FastifyInstance, context: Context): void {
  const { config, db } = context;
  const catalogue = catalogueOf(config);

  const sightOf = async (uid: number | null): Promise<Sight> => ({
    hiddenProviders: await hiddenProviders(db, uid),
    early: seesEarly(uid, config.gradualReleasePercent),
  });

  route(app, context, configCalls.front, async ({ body, hostname }) =>
    body.key === 'front_game'
      ? { front_game: frontGame(context, catalogue) }
      : { front_public_config: publicConfig(context, hostname) },
  );
  route(app, context, configCalls.blackList, async ({ player }) => ({
    hiddenProviders: await hiddenProviders(db, player?.uid ?? null),
  }));
  route(app, context, configCalls.allGames, async ({ player, body }) => {
    const { version, games } = catalogue.list(await sightOf(player?.uid ?? null));
    return { version, games: version === body.version ? null : [...games] };
  });
  route(app, context, configCalls.shownGames, async ({ player, body }) => ({
    games: [...catalogue.shown(await sightOf(player?.uid ?? null), body.contentAttr)],
  }));
}

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
function frontGame({ config }: Context, { plates }: Catalogue): FrontGame {
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
  const promos: FrontGame['promos'] = [
    promo('spin', '/spin'),
    ...(first === undefined ? [] : [promo('demo', `${gameOf(first).gameUrl}&mode=demo`)]),
  ];
  return { parts: plates, banners, promos };
}

const promo = (name: string, link: string): FrontGame['promos'][number] => ({
  id: name,
  art: name,
  titleKey: `games.promo.${name}.title`,
  textKey: `games.promo.${name}.text`,
  actionKey: `games.promo.${name}.action`,
  link,
});
