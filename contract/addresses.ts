import * as z from 'zod/mini';

/**
 * The paths of the app that have a page: what links, messages and games may lead to. `src/app/routes` gives each its
 * route and its page, and the types there refuse a path that has none.
 */
export type OpenPath =
  | '/'
  | '/login'
  | '/games/og'
  | '/games/jili'
  | '/games/fachai'
  | '/games/pg'
  | '/games/collection'
  | '/allgames'
  | '/wallet'
  | '/playsafe'
  | '/playsafe/results'
  | '/aboutus'
  | '/record'
  | '/favorite'
  | '/telegram'
  | '/privacy'
  | '/bonus'
  | '/emergencyAlert'
  | '/transferToMain'
  | '/download'
  | '/account'
  | '/promo'
  | '/spin'
  | '/points'
  | '/vip'
  | '/vips'
  | '/task'
  | '/luckyPrize'
  | '/cashin'
  | '/cashin/result'
  | '/cashin/paying'
  | '/cashout'
  | '/cashout/info'
  | '/cashout/result'
  | '/identity'
  | '/v3Promo'
  | '/invite'
  | '/invite/records'
  | '/v3invite'
  | '/v3inviteDetail'
  | '/faq'
  | '/lotto'
  | '/lottoPanel'
  | '/lottoResults'
  | '/lottoHistory'
  | '/trade'
  | '/trade/market'
  | '/trade/orders'
  | '/trade/order'
  | '/mall'
  | '/prize'
  | '/msgCenter'
  | '/support'
  | '/support/new'
  | '/support/thread';

/** The page of a game, which the query names. */
export type GameAddress = `${Extract<OpenPath, `/games/${string}`>}?id=${string}`;

/** An open path, alone or with a query. */
export type Address = OpenPath | `${OpenPath}?${string}`;

/**
 * An address on the wire. The type binds the server; an app that is older than the server may be sent a path it does not
 * have, so it is read as any string, and the app asks `isOpenPage` where that matters.
 */
export const address = z.string() as unknown as z.ZodMiniType<Address, Address>;

/** The same for a game. */
export const gameAddress = z.string() as unknown as z.ZodMiniType<GameAddress, GameAddress>;
