import type { FrontGame, PageData, PublicConfig } from '../../../contract/config';
import type { LobbySettings } from '../../../contract/desk/settings';
import { isGameName } from '../../../games/allGames';
import type { ActiveSettings } from '../../active/resolve';
import type { Catalogue } from './catalogue';
import { gameOf, openGames } from './ownGames';
import { themeOf } from './theme';

/** The public configuration of a host, without the server time, which the caller adds. */
export function visibleConfig(config: ActiveSettings, hostname: string): Omit<PublicConfig, 'serverTime'> {
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
    exposureMaxPesos: config.exposureMaxPesos,
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
    attributionUrl: config.attributionUrl,
    attributionKey: config.attributionKey,
    analyticsUrl: config.analyticsUrl,
    analyticsKey: config.analyticsKey,
    pausedGames: config.pausedGames.filter((name) => !isGameName(name) || config.ownGames.includes(name)),
    hasMarkets: config.trade && config.beacon !== 'none',
    emergencyUrls: [...config.emergencyUrls],
  };
}

/** The lobby: shelves, banners and promos. */
export function frontGame(settings: ActiveSettings, { shelves }: Catalogue): FrontGame {
  const { banners, promos } = settings.lobby ?? usualLobby(settings);
  return { parts: shelves, banners: banners.map(bannerOf), promos: promos.map(promoOf) };
}

/** Data embedded in the page of a host, so that its first screen waits for no call. */
export const pageDataOf = (settings: ActiveSettings, hostname: string): PageData => ({
  config: visibleConfig(settings, hostname),
  banners: (settings.lobby ?? usualLobby(settings)).banners.map(bannerOf),
  games: openGames(settings).map(gameOf),
});

/** The lobby where operators have published none. Its banners and promotions link to open games. */
export function usualLobby(settings: Pick<ActiveSettings, 'ownGames'>): LobbySettings {
  const [first] = openGames(settings);
  const to = first === undefined ? '/' : gameOf(first).gameUrl;
  const isDrawn = first?.name === 'color';
  return {
    banners: [
      ...(isDrawn ? [{ id: 'own-color', art: 'color', link: to, words: null } as const] : []),
      { id: 'fairness', art: 'fairness', link: to, words: null },
    ],
    promos: [
      { id: 'spin', art: 'spin', link: '/spin', words: null },
      ...(first === undefined
        ? []
        : [{ id: 'demo', art: 'demo', link: `${gameOf(first).gameUrl}&mode=demo`, words: null } as const]),
    ],
  };
}

/** Banners name pictures and strings of the client. */
const bannerOf = ({ id, art, link, words }: LobbySettings['banners'][number]): Banner => ({
  id,
  art,
  titleKey: `lobby.banner.${art}.title`,
  textKey: `lobby.banner.${art}.text`,
  actionKey: `lobby.banner.${art}.action`,
  link,
  ...(words !== null && { words }),
});

const promoOf = ({ id, art, link, words }: LobbySettings['promos'][number]): Banner => ({
  id,
  art,
  titleKey: `games.promo.${art}.title`,
  textKey: `games.promo.${art}.text`,
  actionKey: `games.promo.${art}.action`,
  link,
  ...(words !== null && { words }),
});

type Banner = FrontGame['banners'][number];
