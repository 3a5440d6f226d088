import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import type { address } from '../addresses';
import { BRANDS } from '../brands';
import { bannerWords, CONTENT_ATTRIBUTES } from '../config';
import { emergencyAlert } from '../emergency';
import { GAME_TYPES } from '../gameTypes';
import { mallItemIds } from '../rewards/mall';
import { SKIN_NAMES } from '../skins';

/** What operators set on top of the environment, one version at a time. */
export const settingsAreas = [
  'lobby',
  'plates',
  'release',
  'rewards',
  'limits',
  'brands',
  'addresses',
] as const;

/** The areas of each group of calls; each group is a row of the table of roles. */
export const CONTENT_AREAS = [
  'lobby',
  'plates',
  'release',
  'rewards',
] as const satisfies readonly SettingsArea[];
export const OPERATION_AREAS = ['limits', 'brands', 'addresses'] as const satisfies readonly SettingsArea[];

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

/** A shelf of the lobby: own games, the lists, and the types of the catalogue. */
export const PLATE_TYPES = ['OWN', ...CONTENT_ATTRIBUTES, ...GAME_TYPES] as const;

/** The shelves of the lobby in their order; those that are not named are not shown. */
export const platesSettings = z.strictObject({
  plates: z
    .array(
      z.strictObject({
        type: z.enum(PLATE_TYPES),
        /** Titles that stand first on it, as in `JILI_101` or `OWN_10001`. */
        first: z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(20)),
      }),
    )
    .check(z.minLength(1), z.maxLength(PLATE_TYPES.length)),
});

export type PlatesSettings = z.output<typeof platesSettings>;

const names = z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(500));

/** Who sees what. A game that the environment leaves out stays off, whatever stands here. */
export const releaseSettings = z.strictObject({
  /** The share of players who see gradually released games; always the same players. */
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  ownGamesOff: names,
  studiosOff: names,
  /** As in `JILI_101`. */
  titlesOff: names,
  /** Whether gradually released games are shown to nobody again when the errors of devices double. */
  stopsOnErrors: z.optional(z.boolean()),
});

export type ReleaseSettings = z.output<typeof releaseSettings>;

/** Missions that begin anew each day; those for life cannot be changed, because what is earned stays. */
export const DAILY_MISSION_IDS = [
  ...['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10', 'D11', 'D12'],
  ...['J01', 'J02'],
] as const as readonly ['D01', ...string[]];

/** Bonuses of deposits that can be changed. The welcome is promised at the registration. */
export const DEPOSIT_OFFER_IDS = ['first-deposit', 'topup-5'] as const;

export type DepositOfferId = (typeof DEPOSIT_OFFER_IDS)[number];

const pointCount = z.int().check(z.minimum(1), z.maximum(100_000));

const depositOffer = z.strictObject({
  isOn: z.boolean(),
  /** Percent of the deposit. */
  rate: z.int().check(z.minimum(1), z.maximum(100)),
  minAmount: amount,
  maxBonus: amount,
});

/** What players get of rewards, and which promotions there are. It changes at 0:00, and players are told a week before. */
export const rewardsSettings = z.strictObject({
  mall: z.record(
    z.enum(mallItemIds),
    z.strictObject({
      isOn: z.boolean(),
      points: pointCount,
      /** How many there are a day; null without a limit. */
      stock: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
    }),
  ),
  /** The points of each mission. */
  missions: z.record(z.enum(DAILY_MISSION_IDS), pointCount),
  /** The points of steps 1 to 7. */
  checkin: z.array(pointCount).check(z.length(7)),
  /** Whether items of the mall cost a fifth less in the three windows of a day. */
  hasLimitedOffers: z.boolean(),
  deposits: z.record(z.enum(DEPOSIT_OFFER_IDS), depositOffer),
});

export type RewardsSettings = z.output<typeof rewardsSettings>;

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

const BRAND_IDS = BRANDS.map(({ id: name }) => name) as [string, ...string[]];
const brandId = z.enum(BRAND_IDS);

export const brandsSettings = z.strictObject({
  /** The brand of hosts that are not listed. */
  brand: brandId,
  /** Its skin; null for the brand's own. */
  skin: z.nullable(z.enum(SKIN_NAMES)),
  hosts: z
    .array(
      z.strictObject({
        host: z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), z.maxLength(200)),
        brand: brandId,
      }),
    )
    .check(z.maxLength(50)),
});

export type BrandsSettings = z.output<typeof brandsSettings>;

export const addressesSettings = z.strictObject({
  /** Other addresses of the app, shown where this one fails. */
  urls: z
    .array(z.string().check(z.maxLength(200), z.regex(/^https:\/\/[a-z0-9.-]+(:[0-9]{2,5})?\/?$/)))
    .check(z.maxLength(5)),
  /** A bad day, which the app tells everybody about; missing or null while there is none. */
  alert: z.optional(z.nullable(emergencyAlert)),
});

export type AddressesSettings = z.output<typeof addressesSettings>;

export const settingsContents = {
  lobby: lobbySettings,
  plates: platesSettings,
  release: releaseSettings,
  rewards: rewardsSettings,
  limits: limitsSettings,
  brands: brandsSettings,
  addresses: addressesSettings,
} as const;

export type SettingsContents = {
  readonly [Area in SettingsArea]: z.output<(typeof settingsContents)[Area]>;
};

/** The content of an area, with the area that says which. */
export const contentSettings = z.discriminatedUnion('area', [
  z.strictObject({ area: z.literal('lobby'), content: lobbySettings }),
  z.strictObject({ area: z.literal('plates'), content: platesSettings }),
  z.strictObject({ area: z.literal('release'), content: releaseSettings }),
  z.strictObject({ area: z.literal('rewards'), content: rewardsSettings }),
]);
export const operationSettings = z.discriminatedUnion('area', [
  z.strictObject({ area: z.literal('limits'), content: limitsSettings }),
  z.strictObject({ area: z.literal('brands'), content: brandsSettings }),
  z.strictObject({ area: z.literal('addresses'), content: addressesSettings }),
]);

export type AnySettings = z.output<typeof contentSettings> | z.output<typeof operationSettings>;
