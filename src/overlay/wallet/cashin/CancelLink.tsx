import { useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { cancelOrder } from '../followedOrder';
import * as payStep from './PayStep.css';

interface CancelLinkProps {
  orderId: string;
  onCanceled?: () => void;
}

/** Cancels an order after a second tap. */
export function CancelLink({ orderId, onCanceled }: CancelLinkProps) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    if (!sure) return setSure(true);
    setBusy(true);
    // The call has shown the error as a toast; the order stays on show.
    await cancelOrder(orderId).then(onCanceled, () => {
      setSure(false);
      setBusy(false);
    });
  };
  return (
    <button type="button" className={payStep.quietLink} disabled={busy} onClick={cancel}>
      {t(sure ? 'wallet.cancelSure' : 'wallet.cancel')}
    </button>
  );
}
