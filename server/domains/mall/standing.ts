import type { MallItem, MallItemId } from '../../../contract/rewards/mall';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { balances } from '../../ledger/balances';
import { manilaDate, mondayOf } from '../../manilaDay';
import { availablePlay } from '../rewards/countedPlay';
import { hasWorth, ITEMS, type Item, WORTH_ITEMS_A_DAY } from './items';

/** What decides about a player's exchanges. */
export interface Standing {
  readonly points: number;
  readonly hasDeposited: boolean;
  readonly playLeft: Centavos;
  /** The items that the player has exchanged today, this week, and ever. */
  readonly today: readonly MallItemId[];
  readonly thisWeek: readonly MallItemId[];
  readonly ever: readonly MallItemId[];
  /** How often items were exchanged today by everybody. */
  readonly sold: Readonly<Partial<Record<MallItemId, number>>>;
}

/** The caller has locked the player. */
export async function standingOf(transaction: Queryable, uid: number, now: Date): Promise<Standing> {
  const day = manilaDate(now);
  const { points, depositedCentavos } = await balances(transaction, uid);
  const [mine] = await transaction.query<Pick<Standing, 'today' | 'thisWeek' | 'ever'>>({
    name: 'mall-standing',
    text: `
      SELECT coalesce(array_agg(item) FILTER (WHERE day = $2::date), '{}') AS today,
        coalesce(array_agg(item) FILTER (WHERE day >= $3::date), '{}') AS "thisWeek",
        coalesce(array_agg(DISTINCT item), '{}') AS ever
      FROM mall_exchanges WHERE uid = $1`,
    values: [uid, day, mondayOf(day)],
  });
  const sold = await transaction.query<{ item: MallItemId; exchanged: number }>({
    name: 'mall-stock-read',
    text: 'SELECT item, exchanged FROM mall_stock WHERE day = $1::date',
    values: [day],
  });
  return {
    points,
    hasDeposited: depositedCentavos > 0n,
    playLeft: await availablePlay(transaction, uid),
    today: mine?.today ?? [],
    thisWeek: mine?.thisWeek ?? [],
    ever: mine?.ever ?? [],
    sold: Object.fromEntries(sold.map(({ item, exchanged }) => [item, exchanged])),
  };
}

/** How many of an item are left today; null without a limit. */
export const leftOf = ({ id, stock }: Item, { sold }: Standing): number | null =>
  stock === null ? null : Math.max(0, stock - (sold[id] ?? 0));

/** Why a player cannot exchange an item for so many points; null where they can. */
export function reasonOf(item: Item, standing: Standing, price: number): MallItem['reason'] {
  if (hasWorth(item) && !standing.hasDeposited) return 'depositNeeded';
  if (item.per === 'once' && standing.ever.includes(item.id)) return 'taken';
  if (item.per === 'week' && standing.thisWeek.includes(item.id)) return 'weekTaken';
  if (standing.today.includes(item.id)) return 'dayTaken';
  if (leftOf(item, standing) === 0) return 'soldOut';
  if (hasWorth(item) && worthItemsOf(standing.today) >= WORTH_ITEMS_A_DAY) return 'dailyLimit';
  if (standing.points < price) return 'pointsTooLow';
  return standing.playLeft < item.playCentavos ? 'playNeeded' : null;
}

const worthItemsOf = (ids: readonly MallItemId[]): number =>
  ITEMS.filter((item) => hasWorth(item) && ids.includes(item.id)).length;
