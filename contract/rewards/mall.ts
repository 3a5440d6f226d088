import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { restReason } from '../account/rest';
import { call, instant } from '../call';
import { lottoCountdown } from '../lotto';

export const mallItemIds = [
  'TOPUP5',
  'TOPUP10',
  'TOPUP20',
  'CASH5',
  'RELIEF10',
  'FRAME',
  'TITLE',
  'FELT',
] as const;
export const mallItemId = z.enum(mallItemIds);

export type MallItemId = z.output<typeof mallItemId>;

/** TOPUP comes with a deposit, INSTANT is main money, RELIEF bonus money, LOOK changes how the player is shown. */
export const assetTypes = ['TOPUP', 'INSTANT', 'RELIEF', 'LOOK'] as const;
export const assetType = z.enum(assetTypes);

/** The number of each state of an asset; held means by an order that can still be paid. */
export const assetStates = { unused: 0, used: 1, expired: 2, held: 3 } as const;

export const couponId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** Why a player cannot exchange an item now. */
export const mallReasons = [
  'depositNeeded',
  'taken',
  'weekTaken',
  'dayTaken',
  'soldOut',
  'dailyLimit',
  'pointsTooLow',
  'playNeeded',
] as const;

const points = z.int().check(z.minimum(0));

export const mallItem = z.object({
  id: mallItemId,
  assetType,
  points,
  /** What it costs while its limited offer lasts; null without one. */
  offerPoints: z.nullable(points),
  /** What it gives, in money or bonus money; zero for a look. */
  worth: amount,
  /** The smallest deposit of a coupon; zero for all others. */
  minAmount: amount,
  /** Counted play that it uses up, whatever it costs. */
  play: amount,
  /** How many there are a day, and how many of them are left; null without a limit. */
  stock: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** How often a player may exchange it. */
  per: z.enum(['day', 'week', 'once']),
  /** How often the player has exchanged it today. */
  exchanged: z.int(),
  eligible: z.boolean(),
  /** Null where the player is eligible. */
  reason: z.nullable(z.enum(mallReasons)),
});

export type MallItem = z.output<typeof mallItem>;

/** A limited offer: an item at fewer points from `startTime`, included, to `endTime`, excluded. */
export const mallOffer = z.object({
  offerId: z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}-[1-3]$/)),
  itemId: mallItemId,
  points,
  startTime: instant,
  endTime: instant,
});

export type MallOffer = z.output<typeof mallOffer>;

/** What a player has exchanged points for. */
export const asset = z.object({
  id: couponId,
  itemId: mallItemId,
  assetType,
  /** See `assetStates`. */
  state: z.int().check(z.minimum(0), z.maximum(3)),
  worth: amount,
  minAmount: amount,
  points,
  createdAt: instant,
  /** Null for a look, which stays. */
  expiresAt: z.nullable(instant),
  usedAt: z.nullable(instant),
});

export type Asset = z.output<typeof asset>;

/** A positive whole number in a query string. */
const inQuery = (most: number) =>
  z.codec(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)), z.int().check(z.minimum(1), z.maximum(most)), {
    decode: Number,
    encode: String,
  });

export const ASSETS_PAGE_MAX = 1000;

/** Why the mall is closed to a player; null while it is open. */
const closed = z.nullable(restReason);

/** When the limited offers of a day end, GMT+8. */
export const COUNTDOWN_TARGETS = ['13:45', '16:45', '20:45'] as const;

export const mallCalls = {
  items: call({
    method: 'GET',
    path: '/x2/marketing/mall_item/list',
    auth: 'player',
    quiet: true,
    about:
      'What points can be exchanged for, and the limited offers. Empty while rewards rest, during a break and an exclusion, and below the age.',
    reply: z.object({
      closed,
      items: z.array(mallItem),
      /** The offer that is on, if any, and those after it up to the next day at the same time. */
      offers: z.array(mallOffer),
      points,
      /** Counted play that no reward has used up. */
      playLeft: amount,
      now: instant,
    }),
  }),
  exchange: call({
    path: '/x2/marketing/mall_item/exchange',
    auth: 'player',
    money: true,
    about: 'Exchanges points for an item. With an offer it is refused once that has ended.',
    body: z.strictObject({ itemId: mallItemId, offerId: z.optional(mallOffer.shape.offerId) }),
    reply: z.object({ asset, finance: amount, bonus: amount, points }),
  }),
  counts: call({
    method: 'GET',
    path: '/x2/marketing/mall_item/daily-has-exchange-count',
    auth: 'player',
    quiet: true,
    about: 'How often the caller has exchanged each item today; items they have not are left out.',
    reply: z.object({ list: z.array(z.object({ itemId: mallItemId, count: z.int() })) }),
  }),
  assets: call({
    method: 'GET',
    path: '/x2/marketing/assets/list',
    auth: 'player',
    quiet: true,
    about: 'What the caller has exchanged points for, newest first.',
    body: z.strictObject({ pageNum: inQuery(50), pageSize: inQuery(ASSETS_PAGE_MAX) }),
    reply: z.object({ closed, list: z.array(asset), total: z.int(), now: instant }),
  }),
  countdown: call({
    method: 'GET',
    path: '/x2/app/countdown',
    auth: 'none',
    quiet: true,
    about:
      'When the limited offers end next, soonest first, and the lotto draw that sells now, by the clock of the server.',
    reply: z.object({
      ...lottoCountdown,
      now: instant,
      targets: z.array(z.object({ time: z.enum(COUNTDOWN_TARGETS), at: instant })),
    }),
  }),
};
