import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import type { address } from '../addresses';
import { bannerWords } from '../config';

/** What operators set on top of the environment, one version at a time. */
export const settingsAreas = ['lobby', 'release', 'limits', 'addresses'] as const;

export type SettingsArea = (typeof settingsAreas)[number];

/** Pictures that the app has drawn for banners and for promotions. */
export const BANNER_ARTS = ['color', 'demo', 'fairness'] as const;
export const PROMO_ARTS = ['spin', 'demo'] as const;

const id = z.string().check(z.regex(/^[a-z0-9-]{1,24}$/));
const link = z.string().check(z.maxLength(200), z.regex(/^\/[^\s\\]*$/)) as unknown as typeof address;

const cardOf = <const Arts extends readonly [string, ...string[]]>(arts: Arts) =>
  z.strictObject({
    id,
    art: z.enum(arts),
    link,
    /** In each language; null for the app's own words for the picture. */
    words: z.nullable(bannerWords),
  });

export const lobbySettings = z.strictObject({
  banners: z.array(cardOf(BANNER_ARTS)).check(z.maxLength(5)),
  promos: z.array(cardOf(PROMO_ARTS)).check(z.maxLength(5)),
});

export type LobbySettings = z.output<typeof lobbySettings>;

const names = z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(500));

/** Who sees what. A game that the environment leaves out stays off, whatever stands here. */
export const releaseSettings = z.strictObject({
  /** The share of players who see gradually released games; always the same players. */
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  ownGamesOff: names,
  studiosOff: names,
  /** As in `JILI_101`. */
  titlesOff: names,
});

export type ReleaseSettings = z.output<typeof releaseSettings>;

/** A time of day in the Philippines such as "07:00"; empty for none. */
const timeOfDay = z.string().check(z.regex(/^(([01][0-9]|2[0-3]):[0-5][0-9])?$/));

export const limitsSettings = z.strictObject({
  hoursStart: timeOfDay,
  hoursEnd: timeOfDay,
  withdrawMin: amount,
  withdrawFee: amount,
  /** From this amount on a second person approves a withdrawal. */
  secondFrom: amount,
  /** What a player may withdraw from a VIP level on. */
  tiers: z
    .array(
      z.strictObject({
        fromLevel: z.int().check(z.minimum(0), z.maximum(99)),
        perDay: z.int().check(z.minimum(1), z.maximum(999)),
        max: amount,
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  depositMin: amount,
  depositMax: amount,
});

export type LimitsSettings = z.output<typeof limitsSettings>;

export const addressesSettings = z.strictObject({
  /** Other addresses of the app, shown where this one fails. */
  urls: z
    .array(z.string().check(z.maxLength(200), z.regex(/^https:\/\/[a-z0-9.-]+(:[0-9]{2,5})?\/?$/)))
    .check(z.maxLength(5)),
});

export type AddressesSettings = z.output<typeof addressesSettings>;

export const settingsContents = {
  lobby: lobbySettings,
  release: releaseSettings,
  limits: limitsSettings,
  addresses: addressesSettings,
} as const;

export type SettingsContents = {
  readonly [Area in SettingsArea]: z.output<(typeof settingsContents)[Area]>;
};

/** The content of an area, with the area that says which. */
export const contentSettings = z.discriminatedUnion('area', [
  z.strictObject({ area: z.literal('lobby'), content: lobbySettings }),
  z.strictObject({ area: z.literal('release'), content: releaseSettings }),
]);
export const operationSettings = z.discriminatedUnion('area', [
  z.strictObject({ area: z.literal('limits'), content: limitsSettings }),
  z.strictObject({ area: z.literal('addresses'), content: addressesSettings }),
]);

export type AnySettings = z.output<typeof contentSettings> | z.output<typeof operationSettings>;
