import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Button } from '../../ui/form/Button';
import { pair } from '../../ui/sheet/Question.css';
import { Sheet } from '../../ui/sheet/Sheet';
import * as cashOut from './CashOut.css';

interface MismatchPopupProps {
  onClose: () => void;
  /** The last four digits of the account's number. */
  numberEnd?: string;
  onAccept?: () => void;
}

/** The GCash number is not the player's own: money sent there is not restored. */
export function MismatchPopup({ onClose, numberEnd = '', onAccept }: MismatchPopupProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const change = () => {
    onClose();
    navigate('/cashout/info');
  };
  const accept = () => {
    onClose();
    onAccept?.();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('cashout.mismatchTitle')}
      footer={
        <div className={pair}>
          <Button onClick={change}>{t('cashout.changeAccount')}</Button>
          <Button tone="secondary" onClick={accept}>
            {t('cashout.sendAnyway')}
          </Button>
        </div>
      }
    >
      <p className={cashOut.warned}>{t('cashout.error_accountMismatch')}</p>
      <p className={cashOut.text}>{t('cashout.mismatchText', { end: numberEnd })}</p>
    </Sheet>
  );
}
