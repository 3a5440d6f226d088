import { useEffect, useRef } from 'react';
import type { WithdrawalTerms } from '../../../contract/wallet/withdrawals';
import { openPopupOver } from '../../shared/popups/popups';

/** Opens the limit popup once when the page finds that it is outside the hours, or that no cash-out is left today. */
export function useLimitPopup(terms: WithdrawalTerms | null): void {
  const isShown = useRef(false);
  const bar = terms?.bar ?? null;
  useEffect(() => {
    if ((bar !== 'hours' && bar !== 'count') || isShown.current) return;
    isShown.current = true;
    openPopupOver('cashOutLimit');
  }, [bar]);
}
