import type { Centavos } from '../../../games/kit/rules/money';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { amountText } from '../../words/amountText';
import { useWords } from '../../words/words';
import { Seal } from './art/Seal';
import * as css from './cashin/CashIn.css';

interface BonusSheetProps {
  onClose: () => void;
  amountCentavos: Centavos;
}

/** A bonus came since the last visit; what it may be used for stands beside it. */
export function BonusSheet({ onClose, amountCentavos }: BonusSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('wallet.bonusPopup')}
      footer={
        <Button wide onClick={onClose}>
          {t('wallet.done')}
        </Button>
      }
    >
      <div className={css.result}>
        <Seal good className={css.seal} />
        <p className={css.resultAmount}>{amountText(amountCentavos, '₱', true)}</p>
        <p className={css.resultText}>{t('wallet.bonusPopupText')}</p>
      </div>
    </Sheet>
  );
}
