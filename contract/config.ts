import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { uid } from './account/user';
import { address, gameAddress } from './addresses';
import { call } from './call';
import { SKIN_NAMES } from './skins';

/** Configuration that every visitor may read: brand, limits, addresses. */
export const publicConfig = z.object({
  brand: z.string(),
  skin: z.enum(SKIN_NAMES),
  /** Whether `?brand=` and `?skin=` in the address take effect. Never in production. */
  themeIsFree: z.boolean(),
  /** Invite-brand mode: log-in and cash-in have other addresses, and an invite code is asked for first. */
  inviteBrand: z.boolean(),
  /** Whether production runs with the sandbox: payments and codes are simulated, and the app says so. */
  testSystem: z.boolean(),
  /** Names of own games that are switched on for this brand. */
  ownGames: z.array(z.string()),
  depositMin: amount,
  depositMax: amount,
  stakeMin: amount,
  /** The most one bet may return. */
  exposureMax: amount,
  /** The same for games with a limit of their own, in whole pesos by name. */
  exposureMaxPesos: z.record(z.string(), z.int()),
  /** The least time from one bet to the next in an instant game, in ms by its name; no time in demo. */
  betCycleMs: z.record(z.string(), z.int()),
  /** Whether automatic play needs a loss limit. */
  autoplayNeedsLossLimit: z.boolean(),
  /** The server's time, so that a wrong clock on the device does no harm. */
  serverTime: z.iso.datetime({ offset: true }),
  customerServiceUrl: z.nullable(z.string()),
  /** Whether customer service answers in the app. */
  serviceDesk: z.boolean(),
  /** The operator's client ids at Google and Facebook; null turns that log-in off. */
  googleClientId: z.nullable(z.string()),
  facebookAppId: z.nullable(z.string()),
  /** The operator's messaging channel; null if there is none. */
  messagingUrl: z.nullable(z.string()),
  /** The operator's pages in social networks. */
  socialUrls: z.array(z.string()),
  /** The advertising service that visits are reported to, and the default tracking code; null is off. */
  adTrackingUrl: z.nullable(z.string()),
  adTrackingCode: z.nullable(z.string()),
  /** The attribution service that actions in the web version of an invite brand are reported to, and its key; null is off. */
  attributionUrl: z.nullable(z.string()),
  attributionKey: z.nullable(z.string()),
  /** The analytics service that counts page loads, and the operator's key there; null is off. */
  analyticsUrl: z.nullable(z.string()),
  analyticsKey: z.nullable(z.string()),
  /** Own games, the wheel, lotto or the markets that take no new rounds and bets for now. */
  pausedGames: z.array(z.string()),
  /** Whether there are synthetic markets. */
  hasMarkets: z.boolean(),
  /** Other addresses of the app, for when this one fails. */
  emergencyUrls: z.array(z.string()),
});

export type PublicConfig = z.output<typeof publicConfig>;

/** A shelf of the lobby: own games, a list or a type of games, with the games on it. */
export const plate = z.object({
  TYPE: z.string(),
  games: z.array(z.object({ gameProvider: z.string(), gameId: z.string() })).check(z.maxLength(20)),
});

/** The languages of the app, as it names them. */
export const LANGUAGE_CODES = ['enPH', 'filPH', 'ptBR', 'esMX', 'zhCN', 'enIN', 'enMS', 'enBI'] as const;

const wordsOfBanner = z.strictObject({
  title: z.string().check(z.trim(), z.maxLength(28)),
  text: z.string().check(z.trim(), z.maxLength(60)),
  action: z.string().check(z.trim(), z.maxLength(14)),
});

/** What operators have written on a banner, by language; a missing language falls back to the English of the Philippines. */
export const bannerWords = z.strictObject({
  enPH: wordsOfBanner,
  filPH: z.optional(wordsOfBanner),
  ptBR: z.optional(wordsOfBanner),
  esMX: z.optional(wordsOfBanner),
  zhCN: z.optional(wordsOfBanner),
  enIN: z.optional(wordsOfBanner),
  enMS: z.optional(wordsOfBanner),
  enBI: z.optional(wordsOfBanner),
});

export const banner = z.object({
  id: z.string(),
  /** Which drawn picture it shows. */
  art: z.string(),
  titleKey: z.string(),
  textKey: z.string(),
  actionKey: z.string(),
  link: address,
  /** Instead of the strings of the keys. */
  words: z.optional(bannerWords),
});

export const frontGame = z.object({
  parts: z.array(plate),
  banners: z.array(banner),
  promos: z.array(banner),
});

export type FrontGame = z.output<typeof frontGame>;

export const game = z.object({
  gameProvider: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  isOwn: z.boolean(),
  gameUrl: gameAddress,
  isHuidu: z.boolean(),
});

export type Game = z.output<typeof game>;

/** Data that the server embeds in the page, so that the first screen waits for no call. All of it is public. */
export const pageData = z.object({
  config: z.omit(publicConfig, { serverTime: true }),
  banners: z.array(banner),
  /** The product's own games. */
  games: z.array(game),
});

export type PageData = z.output<typeof pageData>;

/** The same as JSON, with amounts as text. */
export type PageDataJson = z.input<typeof pageData>;

/** The most games of one list. The server sends no more, and the app reads no longer list. */
export const GAMES_MAX = 10_000;

const games = z.array(game).check(z.maxLength(GAMES_MAX));

/** The lists that operators put games on. */
export const CONTENT_ATTRIBUTES = ['TOP', 'NEW', 'HOT'] as const;

export type ContentAttribute = (typeof CONTENT_ATTRIBUTES)[number];

/** Shows what an operator has prepared and not published; from the address of the page. */
const preview = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));

const frontBody = z.strictObject({
  key: z.enum(['front_public_config', 'front_game', 'game_black_list']),
  preview,
});

/** The value of one key. The lobby comes with the black list, which is also a key of its own. */
const frontValues = z.object({
  front_public_config: z.optional(publicConfig),
  front_game: z.optional(frontGame),
  /** The caller's own id if EVO's games are hidden from them. Never lists other users. */
  game_black_list: z.optional(z.object({ evo: z.array(uid) })),
  /** All providers that are hidden from the caller. */
  hiddenProviders: z.optional(z.array(z.string())),
});

export const configCalls = {
  front: call({
    path: '/x2/app/zhou/v2/getVal',
    auth: 'none',
    quiet: true,
    about: 'Public configuration and the lobby, by key. Ignores tokens: nothing is hidden from a guest.',
    body: frontBody,
    reply: frontValues,
  }),
  callerFront: call({
    path: '/x2/app/zhou/getVal',
    auth: 'optional',
    quiet: true,
    about: 'The same, with the black list of the caller.',
    body: frontBody,
    reply: frontValues,
  }),
  allGames: call({
    path: '/game/all-list',
    auth: 'optional',
    quiet: true,
    about: 'Every game the caller may see; no games if the caller already has the list of this version.',
    body: z.strictObject({ version: z.optional(z.string().check(z.maxLength(64))), preview }),
    reply: z.object({
      version: z.string(),
      /** By brand, which is the provider, each in the order of the list. */
      allGames: z.nullable(z.record(z.string(), games)),
      /** The brand of each game of the list, in its order; empty without games. */
      order: z.array(z.string()).check(z.maxLength(GAMES_MAX)),
    }),
  }),
  shownGames: call({
    method: 'GET',
    path: '/x2/game/show-list',
    auth: 'optional',
    quiet: true,
    about: 'Top, new or hot games.',
    body: z.strictObject({ contentAttr: z.enum(CONTENT_ATTRIBUTES) }),
    reply: z.object({ games }),
  }),
};

/** GET /version.json is raw, without the envelope. */
export interface VersionFile {
  readonly appsVersion: string;
}
