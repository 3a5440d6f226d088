import { useState } from 'react';
import Bus from '~icons/ph/bus-fill';
import Gift from '~icons/ph/gift-fill';
import { type Centavos, ZERO } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { jumpToMain } from '../../shared/apps/jump';
import { dayText } from '../../shared/dateText';
import { Button } from '../../ui/form/Button';
import { pair } from '../../ui/sheet/Question.css';
import { Sheet } from '../../ui/sheet/Sheet';
import { MoveScene } from './art/MoveScene';
import * as css from './TransferPopup.css';

type Kind = 'jump' | 'over' | 'tips' | 'protect';

interface TransferPopupProps {
  readonly onClose: () => void;
  readonly kind?: Kind;
  /** Main money that went along. */
  readonly amountCentavos?: Centavos;
  /** The bonus for the move, which waits or was granted. */
  readonly awardCentavos?: Centavos;
  /** yyyy-mm-dd. */
  readonly closesOn?: string | null;
}

/** In a child app: the offer to move, that the account has moved, where it is played, or that the app closes. */
export function TransferPopup({
  onClose,
  kind = 'jump',
  amountCentavos = ZERO,
  awardCentavos = ZERO,
  closesOn = null,
}: TransferPopupProps) {
  const { t, language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const date = dayText(new Date(`${closesOn ?? '2027-01-01'}T00:00:00+08:00`), LANGUAGES[language].tag);
  const isAsked = kind === 'jump' || kind === 'protect';
  const go = async () => {
    setBusy(true);
    // The sheet stays open: closing it goes back in the history, which would call the jump off.
    if (!(await jumpToMain())) setBusy(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`migration.${kind}Title`, { date })}
      footer={
        <div className={pair}>
          <Button tone="secondary" onClick={onClose}>
            {t(isAsked ? 'migration.notNow' : 'migration.gotIt')}
          </Button>
          <Button busy={busy} onClick={() => void go()}>
            {t(isAsked ? 'migration.moveNow' : 'migration.openMain')}
          </Button>
        </div>
      }
    >
      <div className={css.scene}>
        <MoveScene isMain={false} />
      </div>
      <p className={css.text}>{t(`migration.${kind}Text`, { amount: amountText(amountCentavos) })}</p>
      {awardCentavos > ZERO && (
        <p className={css.fact}>
          <span className={css.sign}>{isAsked ? <Gift aria-hidden /> : <Bus aria-hidden />}</span>
          <span className={css.label}>{t('migration.bonus')}</span>
          <b className={css.gain}>+{amountText(awardCentavos)}</b>
        </p>
      )}
    </Sheet>
  );
}
