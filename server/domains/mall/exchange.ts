import { type MallItem, type MallItemId, mallCalls } from '../../../contract/rewards/mall';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import { grantBonus } from '../../ledger/deposit';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';
import { claim, payOnce } from '../rewards/claim';
import { usePlay } from '../rewards/countedPlay';
import { takePoints } from '../rewards/points';
import { findAsset } from './assets';
import { couponReference, exchangeReference, issueCoupon, markUsed, returnCoupon } from './coupons';
import { EXPIRY_DAYS, hasWorth, type Item, itemOf, itemsAt } from './items';
import { priceOf } from './offers';
import { reasonOf, standingOf } from './standing';

interface ExchangeRequest {
  readonly uid: number;
  readonly itemId: MallItemId;
  /** The limited offer that the player saw, if any. */
  readonly offerId: string | null;
  readonly key: string;
  readonly bodyHash: string;
}

/** An exchange that has been stored. */
interface Exchange {
  readonly id: bigint;
  readonly uid: number;
  readonly item: Item;
  readonly now: Date;
}

type Refused = Exclude<MallItem['reason'], null>;

const REFUSALS = {
  depositNeeded: 'depositNeeded',
  taken: 'alreadyClaimed',
  weekTaken: 'alreadyClaimed',
  dayTaken: 'dailyLimit',
  soldOut: 'soldOut',
  dailyLimit: 'dailyLimit',
  pointsTooLow: 'pointsTooLow',
  playNeeded: 'playNeeded',
} as const satisfies Record<Refused, string>;

/**
 * Exchanges points for an item in one transaction and returns the envelope as text; a repeat under the same key gets the
 * first text. What costs less just then is exchanged for less; an offer that the player saw and that is not on any more
 * is refused, so that nothing costs more than was shown. Refuses what `claim` does, "eventClosed" for an item that the mall
 * has no longer, "offerClosed", "depositNeeded",
 * "alreadyClaimed", "soldOut", "dailyLimit", "pointsTooLow" and "playNeeded".
 */
export function exchange(
  context: Context,
  { uid, itemId, offerId, key, bodyHash }: ExchangeRequest,
): Promise<string> {
  const intent = { uid, key, call: mallCalls.exchange.path, bodyHash };
  const gift = hasWorth(itemOf(itemId)) ? 'money' : 'points';
  return claim(context, intent, gift, async (transaction, now) => {
    const { active } = context.settings;
    const item = itemsAt(active, now).find(({ id }) => id === itemId);
    if (item === undefined) throw refuse('eventClosed');
    const { points, offer } = priceOf(active, item, now);
    if (offerId !== null && offer?.offerId !== offerId) throw refuse('offerClosed');
    const reason = reasonOf(item, await standingOf(transaction, uid, now), points);
    if (reason !== null) throw refuse(REFUSALS[reason]);
    if (item.stock !== null) await takeFromStock(transaction, item.id, item.stock, now);
    const id = await insertExchange(transaction, { uid, item, points, offerId: offer?.offerId ?? null, now });
    await takePoints(transaction, { uid, kind: 'MALL', id: id.toString(), points, now });
    if (item.playCentavos > 0n) await usePlay(transaction, uid, item.playCentavos);
    await GIVE[item.assetType](transaction, { id, uid, item, now });
    const left = await balances(transaction, uid);
    return successText(mallCalls.exchange, {
      asset: await findAsset(transaction, uid, id, now),
      finance: left.cashCentavos,
      bonus: left.bonusCentavos,
      points: left.points,
    });
  });
}

/** Takes one from the stock of the day. Refuses "soldOut". Others who want the item wait for the transaction's end. */
async function takeFromStock(
  transaction: Queryable,
  item: MallItemId,
  stock: number,
  now: Date,
): Promise<void> {
  const rows = await transaction.query({
    name: 'mall-stock-take',
    text: `
      INSERT INTO mall_stock AS s (item, day, exchanged) VALUES ($1, $2, 1)
      ON CONFLICT (item, day) DO UPDATE SET exchanged = s.exchanged + 1 WHERE s.exchanged < $3 RETURNING item`,
    values: [item, manilaDate(now), stock],
  });
  if (rows.length === 0) throw refuse('soldOut');
}

async function insertExchange(
  transaction: Queryable,
  {
    uid,
    item,
    points,
    offerId,
    now,
  }: Omit<Exchange, 'id'> & { readonly points: number; readonly offerId: string | null },
): Promise<bigint> {
  const day = manilaDate(now);
  const [row] = await transaction.query<{ id: bigint }>({
    name: 'mall-exchanges-insert',
    text: `
      INSERT INTO mall_exchanges
        (uid, item, asset_type, day, points, play_centavos, worth_centavos, min_centavos, offer_id, exchanged_at,
         expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING exchange_id AS id`,
    values: [
      uid,
      item.id,
      item.assetType,
      day,
      points,
      item.playCentavos,
      item.worthCentavos,
      item.minCentavos,
      offerId,
      now,
      startOf(dayAfter(day, EXPIRY_DAYS)),
    ],
  });
  if (row === undefined) throw new Error('an exchange got no number');
  return row.id;
}

/** What an exchange brings at once. Only a coupon for a deposit is used later. */
const GIVE: Readonly<Record<Item['assetType'], (transaction: Queryable, of: Exchange) => Promise<void>>> = {
  TOPUP: (transaction, { id, uid, now }) => issueCoupon(transaction, { id, uid, now }),
  async INSTANT(transaction, { id, uid, item, now }) {
    const legs = [{ from: 'promotions', to: 'cash', amount: item.worthCentavos }] as const;
    await payOnce(transaction, { uid, kind: 'prize', reference: exchangeReference(id), legs, now });
    await markUsed(transaction, { id, orderId: null, now });
  },
  async RELIEF(transaction, { id, uid, item, now }) {
    await issueCoupon(transaction, { id, uid, now });
    await returnCoupon(transaction, { id, uid, now });
    await markUsed(transaction, { id, orderId: null, now });
    const amountCentavos = item.worthCentavos;
    await grantBonus(transaction, {
      uid,
      amountCentavos,
      reference: couponReference(id),
      source: 'RELIEF',
      now,
    });
  },
  LOOK: (transaction, { id, now }) => markUsed(transaction, { id, orderId: null, now }),
};
