import type { TradeOrder } from '../../../../contract/trade';
import { priceText } from '../../../../games/kit/rules/trade/price';
import type { Translation } from '../../../i18n/i18n';
import { gainOf, moneyText, shortMoneyText } from '../account';

type T = Translation['t'];

/** "15 s", "1 min". */
export const durationText = (seconds: number, t: T): string =>
  seconds < 60 ? t('trade.seconds', { number: seconds }) : t('trade.minutes', { number: seconds / 60 });

/** "Up ₱100". */
export const sideText = ({ account, direction, stake }: TradeOrder, t: T): string =>
  t(`trade.side_${direction}`, { amount: shortMoneyText(account, stake) });

/** How an open order stands; null while its entry is not known. */
type Standing = 'wins' | 'loses' | 'even';

/** How an order stands at a level. */
export function standingOf({ direction }: TradeOrder, entryLevel: number, level: number): Standing {
  if (level === entryLevel) return 'even';
  return level > entryLevel === (direction === 'up') ? 'wins' : 'loses';
}

/** Above, below or at the entry. */
export const placeText = (entryLevel: number, level: number, t: T): string =>
  t(level > entryLevel ? 'trade.above' : level < entryLevel ? 'trade.below' : 'trade.same');

/** What an order has gained or lost, with its sign; the stake that came back of a canceled one. */
export const gainText = (order: TradeOrder): string =>
  order.state === 'canceled'
    ? moneyText(order.account, order.stake)
    : moneyText(order.account, gainOf(order), true);

export const levelText = ({ market }: TradeOrder, level: number | null): string =>
  level === null ? '…' : priceText(market, level);
