import { useEffect } from 'react';
import { refreshUser } from '../../shared/session/user';

/** How often a wallet on the screen asks for its balances, in ms. */
const ASK_EVERY_MS = 5_000;

/** Keeps the balances fresh while the page is seen: a payment may arrive, and a cash-out may end, at any time. */
export function useFreshBalances(loggedIn: boolean): void {
  useEffect(() => {
    if (!loggedIn) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshUser().catch(() => null);
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [loggedIn]);
}
