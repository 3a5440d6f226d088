import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { tradeCalls } from '../../../contract/trade';
import { useTranslation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { onlineAtom } from '../../shared/online';
import { showToast } from '../../shared/popups/toasts';
import { queryClient } from '../../shared/query/queryClient';
import { uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { loadOpenOrders, resumeOrder, unansweredOrder } from './orders/realOrders';

/** How long an order that nobody answers rests before it is asked about again, in ms. */
const CHECK_AGAIN_MS = 10_000;

/**
 * Finds out what became of an order without an answer: at the beginning of a visit, and while there is one. Returns whether
 * there is one, which who places an order says as well.
 */
export function useUnanswered(setState: (state: 'idle' | 'checking') => void): RefObject<boolean> {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const uid = useAtomValue(uidAtom);
  const isAsking = useRef(false);
  const isLost = useRef(false);
  const ask = useCallback(async () => {
    const intent = unansweredOrder();
    if (isAsking.current || (intent === null && !isLost.current)) return;
    isAsking.current = true;
    setState('checking');
    try {
      if (intent === null) {
        // Too old to repeat, or answered in another tab: the player's orders show how it ended.
        await reloadOrders(uid);
        showToast({ text: t('play.expiredBet') });
      } else {
        await resumeOrder(intent);
        showToast({ text: t('trade.orderTaken'), tone: 'success' });
      }
      isLost.current = false;
    } catch (error) {
      isLost.current = error instanceof ApiError && error.outcome === 'unknown';
      if (!isLost.current) showToast({ text: t('trade.orderNotTaken') });
    } finally {
      isAsking.current = false;
      if (!isLost.current) setState('idle');
    }
  }, [setState, t, uid]);
  useEffect(() => {
    if (!online || uid === null) return;
    void ask();
    const beat = setInterval(() => void ask(), CHECK_AGAIN_MS);
    return () => clearInterval(beat);
  }, [online, uid, ask]);
  return isLost;
}

/** Loads open and last orders and the balances again. Never rejects. */
async function reloadOrders(uid: number | null): Promise<void> {
  await Promise.all([
    uid !== null && loadOpenOrders(uid).catch(() => null),
    queryClient.invalidateQueries({ queryKey: [tradeCalls.orders.path] }),
    refreshUser().catch(() => null),
  ]);
}
