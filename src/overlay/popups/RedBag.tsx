import type { ReactNode } from 'react';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { NoteSheet } from '../../ui/sheet/NoteSheet';
import { Bag } from './art/Bag';
import * as css from './popups.css';

interface RedBagProps {
  readonly onClose: () => void;
  readonly amountCentavos: Centavos;
  readonly children?: ReactNode;
}

/** A bonus received since the last visit, shown in a red envelope. It is already credited. */
export function RedBag({ onClose, amountCentavos, children }: RedBagProps) {
  const { t } = useTranslation();
  return (
    <NoteSheet title={t('popups.redBagTitle')} done={t('wallet.done')} onClose={onClose}>
      <div className={css.show}>
        <Bag className={css.bag} />
        <p className={css.amount}>{amountText(amountCentavos, '₱', true)}</p>
        <p className={css.text}>{t('wallet.bonusPopupText')}</p>
      </div>
      {children !== undefined && <div className={css.terms}>{children}</div>}
    </NoteSheet>
  );
}
