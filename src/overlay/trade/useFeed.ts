import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { TradeOrder } from '../../../contract/trade';
import { centavos } from '../../../games/kit/rules/money';
import { MARKETS } from '../../../games/kit/rules/trade/markets';
import { currentTranslation } from '../../i18n/i18n';
import { showToast } from '../../shared/popups/toasts';
import { uidAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';
import { moneyText } from './account';
import { demoBookAtom, settleDemoOrders } from './demoAccount';
import { feedAtom, listenToFeed, type MarketFeed, openFeed } from './feed';
import { addMissed, loadOpenOrders, openRealOrdersAtom, takeSettled } from './orders/realOrders';

/** Whether an order of either account is open. */
const hasOpenOrder = (): boolean =>
  (readAtom(openRealOrdersAtom)?.list.length ?? 0) > 0 ||
  readAtom(demoBookAtom).orders.some(({ state }) => state === 'pending');

/** Tells a result at once, or on return where nobody could see it. */
function tellResult(order: TradeOrder, isMissed: boolean) {
  if (isMissed || document.visibilityState === 'hidden') return addMissed(order);
  const { t } = currentTranslation();
  const { account, market, state, payout, stake } = order;
  const amount = moneyText(account, state === 'failed' ? centavos(stake) : payout);
  showToast({
    text: t(`trade.result_${state}`, { market: MARKETS[market].name, amount }),
    tone: state === 'success' ? 'success' : 'info',
  });
}

/** Connects a page to the markets: prices, settled orders of both accounts, and results that were missed. */
export function useFeed(): MarketFeed {
  const uid = useAtomValue(uidAtom);
  useEffect(() => {
    const load = () => {
      if (uid !== null) loadOpenOrders(uid).catch(() => undefined);
    };
    load();
    const stop = listenToFeed({
      onTick: (tick) => settleDemoOrders(tick, tellResult),
      onOrder(order) {
        takeSettled(order);
        tellResult(order, false);
      },
      onOpen: load,
    });
    const close = openFeed(hasOpenOrder);
    return () => {
      stop();
      close();
    };
  }, [uid]);
  return useAtomValue(feedAtom);
}
