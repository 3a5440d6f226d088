import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Steps } from './Steps';
import * as css from './Steps.css';
import { useCheckin } from './useCheckin';

/** The daily check-in: seven steps, of which one can be signed a day. Closes where there is nothing to show. */
export function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { page, failed, next, busy, sign } = useCheckin();
  const isClosed = failed || (page !== null && page.resting !== null);
  const close = useRef(onClose);
  useEffect(() => {
    if (isClosed) close.current();
  }, [isClosed]);
  if (page === null || isClosed) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('checkin.title')}
      footer={
        next === undefined ? (
          <Button wide onClick={onClose}>
            {t('popups.ticketDone')}
          </Button>
        ) : (
          <div className={css.pair}>
            <Button tone="secondary" onClick={onClose}>
              {t('checkin.later')}
            </Button>
            <Button busy={busy} onClick={() => void sign().then(onClose)}>
              {t('checkin.sign', { step: next.step })}
            </Button>
          </div>
        )
      }
    >
      <p className={css.text}>{t(page.previous === null ? 'checkin.text' : 'checkin.previous')}</p>
      <Steps list={page.list} />
      <p className={css.text}>{t('checkin.note')}</p>
    </Sheet>
  );
}
