import { useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { logOut } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './AccountPage.css';

interface LogOutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms logging out. Both answers are equally easy to reach. */
export function LogOutSheet({ open, onClose }: LogOutSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logOut();
    setBusy(false);
    onClose();
    navigate('/');
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('account.logOutTitle')}
      footer={
        <div className={css.pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('account.stay')}
          </Button>
          <Button tone="secondary" busy={busy} onClick={leave}>
            {t('account.logOut')}
          </Button>
        </div>
      }
    >
      <p className={css.sheetText}>{t('account.logOutText')}</p>
    </Sheet>
  );
}
