import { useEffect, useRef } from 'react';
import type { WithdrawalTerms } from '../../../contract/wallet/withdrawals';
import { closePopup, openPopupOver } from '../../shared/popups/popups';

/** Tells that there is no cash-out now. A form in a popup closes with it: shown again, it would tell the same again. */
export function tellLimit(): void {
  openPopupOver('cashOutLimit');
  closePopup('cashOut');
}

/** Tells it once when the form finds that it is outside the hours, or that no cash-out is left today. */
export function useLimitPopup(terms: WithdrawalTerms | null): void {
  const isTold = useRef(false);
  const bar = terms?.bar ?? null;
  useEffect(() => {
    if ((bar !== 'hours' && bar !== 'count') || isTold.current) return;
    isTold.current = true;
    tellLimit();
  }, [bar]);
}
