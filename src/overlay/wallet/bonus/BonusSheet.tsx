import type { ReactNode } from 'react';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { NoteSheet } from '../../../ui/sheet/NoteSheet';
import { Seal } from '../art/Seal';
import * as resultStep from '../cashin/ResultStep.css';
import * as css from './Bonus.css';

interface BonusSheetProps {
  onClose: () => void;
  amountCentavos: Centavos;
  children?: ReactNode;
}

/** Shows a bonus received since the last visit, and what it may be used for. */
export function BonusSheet({ onClose, amountCentavos, children }: BonusSheetProps) {
  const { t } = useTranslation();
  return (
    <NoteSheet title={t('wallet.bonusPopup')} done={t('wallet.done')} onClose={onClose}>
      <div className={resultStep.result}>
        <Seal good className={resultStep.seal} />
        <p className={resultStep.resultAmount}>{amountText(amountCentavos, '₱', true)}</p>
        <p className={resultStep.resultText}>{t('wallet.bonusPopupText')}</p>
      </div>
      {children !== undefined && <div className={css.terms}>{children}</div>}
    </NoteSheet>
  );
}
