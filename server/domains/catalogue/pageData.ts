import type { Address } from '../../../contract/addresses';
import type { FrontGame, PageData, PublicConfig } from '../../../contract/config';
import type { Config } from '../../config';
import type { Catalogue } from './catalogue';
import { gameOf, openGames } from './ownGames';
import { themeOf } from './theme';

/** The public configuration of a host, without the server time, which the caller adds. */
export function visibleConfig(config: Config, hostname: string): Omit<PublicConfig, 'serverTime'> {
  const { brand, skin } = themeOf(config, hostname);
  return {
    brand: brand.id,
    skin,
    themeIsFree: !config.isProduction,
    inviteBrand: config.inviteBrand,
    testSystem: config.isProduction && config.sandbox,
    ownGames: openGames(config).map(({ name }) => name),
    depositMin: config.depositMinCentavos,
    depositMax: config.depositMaxCentavos,
    stakeMin: config.stakeMinCentavos,
    exposureMax: config.exposureMaxCentavos,
    betCycleMs: config.betCycleMs,
    autoplayNeedsLossLimit: config.autoplayNeedsLossLimit,
    customerServiceUrl: config.customerServiceUrl,
    // Without a token no operator can answer.
    serviceDesk: config.operatorToken !== null || config.operatorEmails.length > 0,
    googleClientId: config.googleClientId,
    facebookAppId: config.facebookAppSecret === null ? null : config.facebookAppId,
    messagingUrl: config.messagingUrl,
    socialUrls: [...config.socialUrls],
    adTrackingUrl: config.adTrackingUrl,
    adTrackingCode: config.adTrackingCode,
    analyticsUrl: config.analyticsUrl,
    analyticsKey: config.analyticsKey,
  };
}

/** The lobby: shelves, banners and promos. */
export const frontGame = (config: Config, { shelves }: Catalogue): FrontGame => ({
  parts: shelves,
  banners: bannersOf(config),
  promos: promosOf(config),
});

/** Data embedded in the page of a host, so that its first screen waits for no call. */
export const pageDataOf = (config: Config, hostname: string): PageData => ({
  config: visibleConfig(config, hostname),
  banners: bannersOf(config),
  games: openGames(config).map(gameOf),
});

/** Banners name pictures and strings of the client; each links to an existing page. */
function bannersOf(config: Config): FrontGame['banners'] {
  const [first] = openGames(config);
  const fairness = banner('fairness', 'fairness', first === undefined ? '/' : gameOf(first).gameUrl);
  return first === undefined
    ? [fairness]
    : [banner(`own-${first.name}`, first.name, gameOf(first).gameUrl), fairness];
}

const banner = (id: string, art: string, link: Address): FrontGame['banners'][number] => ({
  id,
  art,
  titleKey: `lobby.banner.${art}.title`,
  textKey: `lobby.banner.${art}.text`,
  actionKey: `lobby.banner.${art}.action`,
  link,
});

function promosOf(config: Config): FrontGame['promos'] {
  const [first] = openGames(config);
  return [
    promo('spin', '/spin'),
    ...(first === undefined ? [] : [promo('demo', `${gameOf(first).gameUrl}&mode=demo`)]),
  ];
}

const promo = (name: string, link: Address): FrontGame['promos'][number] => ({
  id: name,
  art: name,
  titleKey: `games.promo.${name}.title`,
  textKey: `games.promo.${name}.text`,
  actionKey: `games.promo.${name}.action`,
  link,
});
