import { type Asset, assetStates, type MallItemId } from '../../../contract/rewards/mall';
import { centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { manilaDate } from '../../manilaDay';

interface AssetRow {
  readonly id: bigint;
  readonly item: MallItemId;
  readonly assetType: Asset['assetType'];
  readonly state: number;
  readonly worth: bigint;
  readonly least: bigint;
  readonly points: number;
  readonly exchangedAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** When an exchange `e` expires, with the player's breaks. */
const EXPIRES = 'safer_play_expiry(e.uid, e.exchanged_at, e.expires_at)';

/** In which state an exchange `e` is at the time that the parameter `now` names, such as `$2`. */
export const stateSql = (now: string): string => `
  CASE WHEN e.used_at IS NOT NULL THEN ${assetStates.used}
    WHEN e.ended_at IS NOT NULL THEN ${assetStates.expired}
    WHEN EXISTS (SELECT FROM deposit_orders o
      WHERE o.coupon_id = e.exchange_id AND o.status = 'pending' AND o.expires_at > ${now}) THEN ${assetStates.held}
    WHEN ${EXPIRES} <= ${now} THEN ${assetStates.expired} ELSE ${assetStates.unused} END`;

const COLUMNS = `
  e.exchange_id AS id, e.item, e.asset_type AS "assetType", e.worth_centavos AS worth, e.min_centavos AS least, e.points,
  e.exchanged_at AS "exchangedAt", ${EXPIRES} AS "expiresAt", e.used_at AS "usedAt"`;

const assetOf = ({ id, item, assetType, exchangedAt, expiresAt, usedAt, ...row }: AssetRow): Asset => ({
  id: id.toString(),
  itemId: item,
  assetType,
  state: row.state,
  worth: centavos(row.worth),
  minAmount: centavos(row.least),
  points: row.points,
  createdAt: exchangedAt.toISOString(),
  expiresAt: assetType === 'LOOK' ? null : expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** What a player has exchanged, newest first. `pageNum` counts from 1. */
export async function listAssets(
  on: Queryable,
  { uid, pageNum, pageSize, now }: { uid: number; pageNum: number; pageSize: number; now: Date },
): Promise<{ readonly list: Asset[]; readonly total: number }> {
  const rows = await on.query<AssetRow>({
    name: 'mall-assets-list',
    text: `
      SELECT ${COLUMNS}, ${stateSql('$2')} AS state FROM mall_exchanges e
      WHERE e.uid = $1 ORDER BY e.exchange_id DESC LIMIT $3 OFFSET $4`,
    values: [uid, now, pageSize, (pageNum - 1) * pageSize],
  });
  const [counted] = await on.query<{ total: bigint }>({
    name: 'mall-assets-count',
    text: 'SELECT count(*) AS total FROM mall_exchanges WHERE uid = $1',
    values: [uid],
  });
  return { list: rows.map(assetOf), total: Number(counted?.total ?? 0) };
}

/** One of a player's assets. Refuses "notFound". */
export async function findAsset(on: Queryable, uid: number, id: bigint, now: Date): Promise<Asset> {
  const [row] = await on.query<AssetRow>({
    name: 'mall-assets-find',
    text: `
      SELECT ${COLUMNS}, ${stateSql('$2')} AS state FROM mall_exchanges e WHERE e.exchange_id = $3 AND e.uid = $1`,
    values: [uid, now, id],
  });
  if (row === undefined) throw refuse('notFound');
  return assetOf(row);
}

/** How often a player has exchanged each item on the day of a time, in Manila. */
export const countsOfDay = (
  on: Queryable,
  uid: number,
  now: Date,
): Promise<{ readonly itemId: MallItemId; readonly count: number }[]> =>
  on.query({
    name: 'mall-counts',
    text: `
      SELECT item AS "itemId", count(*)::integer AS count FROM mall_exchanges
      WHERE uid = $1 AND day = $2::date GROUP BY item ORDER BY item`,
    values: [uid, manilaDate(now)],
  });

/** What the player's account shows of the mall. */
export interface Owned {
  /** Coupons that can be used now, and coupons and vouchers that have been used. */
  readonly couponUnused: number;
  readonly couponUsed: number;
  readonly looks: ('FRAME' | 'TITLE' | 'FELT')[];
}

export async function ownedBy(on: Queryable, uid: number, now: Date): Promise<Owned> {
  const [row] = await on.query<Owned>({
    name: 'mall-owned',
    text: `
      SELECT count(*) FILTER (WHERE state = ${assetStates.unused})::integer AS "couponUnused",
        count(*) FILTER (WHERE state = ${assetStates.used} AND asset_type <> 'LOOK')::integer AS "couponUsed",
        coalesce(array_agg(item ORDER BY item) FILTER (WHERE asset_type = 'LOOK'), '{}') AS looks
      FROM (SELECT e.item, e.asset_type, ${stateSql('$2')} AS state FROM mall_exchanges e WHERE e.uid = $1) AS owned`,
    values: [uid, now],
  });
  return row ?? { couponUnused: 0, couponUsed: 0, looks: [] };
}
