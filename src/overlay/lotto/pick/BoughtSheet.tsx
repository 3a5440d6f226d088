import { useEffect, useState } from 'react';
import type { LottoTicket } from '../../../../contract/lotto';
import { useTranslation } from '../../../i18n/i18n';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { hourText } from '../lottoText';
import { TicketCard } from '../TicketCard';
import * as css from './LineSheet.css';

interface BoughtSheetProps {
  /** Null while it is closed. */
  readonly ticket: LottoTicket | null;
  readonly onClose: () => void;
}

/** The ticket that was just bought. */
export function BoughtSheet({ ticket, onClose }: BoughtSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Keep the ticket while its sheet slides out.
  const [last, setLast] = useState(ticket);
  useEffect(() => {
    if (ticket !== null) setLast(ticket);
  }, [ticket]);
  const shown = ticket ?? last;
  if (shown === null) return null;
  return (
    <Sheet
      open={ticket !== null}
      onClose={onClose}
      title={t('lotto.boughtTitle')}
      footer={
        <div className={css.actions}>
          <Button
            tone="secondary"
            onClick={() => {
              onClose();
              navigate('/lottoHistory', { replace: true });
            }}
          >
            {t('lotto.myTickets')}
          </Button>
          <Button onClick={onClose}>{t('lotto.another')}</Button>
        </div>
      }
    >
      <div className={css.stack}>
        <p className={css.odds}>{t('lotto.boughtText', { time: hourText(shown.drawsAt) })}</p>
        <TicketCard ticket={shown} />
      </div>
    </Sheet>
  );
}
