import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../state/session';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { useWords } from '../../words/words';
import * as css from './AccountPage.css';

interface LogOutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Asks once more before logging out. Staying is as easy as leaving. */
export function LogOutSheet({ open, onClose }: LogOutSheetProps) {
  const { t } = useWords();
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
