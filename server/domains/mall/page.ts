import type { ReplyOf } from '../../../contract/call';
import type { MallItem, mallCalls } from '../../../contract/rewards/mall';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { restReason } from '../rewards/restReason';
import type { WithTables } from '../rewards/tables';
import { type Item, itemsAt } from './items';
import { comingOffers, priceOf } from './offers';
import { leftOf, reasonOf, type Standing, standingOf } from './standing';

type MallPage = ReplyOf<typeof mallCalls.items>;

/** Everything that the mall shows a player. Nothing but the reason while it is closed to them. */
export function mallPage(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  uid: number,
): Promise<MallPage> {
  const now = clock.now();
  const { active } = settings;
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const closed = await restReason(transaction, uid, now);
    if (closed !== null) {
      return { closed, items: [], offers: [], points: 0, playLeft: ZERO, now: now.toISOString() };
    }
    const standing = await standingOf(transaction, uid, now);
    return {
      closed,
      items: itemsAt(active, now).map((item) => shown(active, item, standing, now)),
      offers: comingOffers(active, now),
      points: standing.points,
      playLeft: standing.playLeft,
      now: now.toISOString(),
    };
  });
}

function shown(settings: WithTables, item: Item, standing: Standing, now: Date): MallItem {
  const price = priceOf(settings, item, now);
  const reason = reasonOf(item, standing, price.points);
  return {
    id: item.id,
    assetType: item.assetType,
    points: item.points,
    offerPoints: price.offer === null ? null : price.points,
    worth: item.worthCentavos,
    minAmount: item.minCentavos,
    play: item.playCentavos,
    stock: item.stock,
    left: leftOf(item, standing),
    per: item.per,
    exchanged: standing.today.filter((id) => id === item.id).length,
    eligible: reason === null,
    reason,
  };
}
