import { useState } from 'react';
import { type Withdrawal, withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { Button } from '../../ui/form/Button';
import { Reason } from '../../ui/text/Reason';
import { cashOutErrorText } from './cashOutErrorText';
import { refreshMoney } from './queries';

/** Cancels a withdrawal after a second tap; its money is back at once. */
export function CancelButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setWrong(null);
    try {
      await send(withdrawalCalls.cancel, { withdrawalId: withdrawal.withdrawalId }, { quiet: true });
    } catch (error) {
      setWrong(cashOutErrorText(error, t));
    } finally {
      await refreshMoney();
      setBusy(false);
      setSure(false);
    }
  };
  return (
    <div>
      <Button wide tone="quiet" busy={busy} onClick={() => (isSure ? void cancel() : setSure(true))}>
        {t(isSure ? 'cashout.cancelSure' : 'cashout.cancel')}
      </Button>
      <Reason id="cash-out-cancel" wrong={wrong} off={null} />
    </div>
  );
}
