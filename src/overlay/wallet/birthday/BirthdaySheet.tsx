import { useTranslation } from '../../../i18n/i18n';
import { Sheet } from '../../../ui/sheet/Sheet';
import { BirthdayForm } from './BirthdayForm';

interface BirthdaySheetProps {
  onClose: () => void;
  /** Called when the player is old enough, to continue what they were doing. */
  onDone?: () => void;
}

/** Asked once, before the first deposit or real bet. */
export function BirthdaySheet({ onClose, onDone }: BirthdaySheetProps) {
  const { t } = useTranslation();
  const finish = () => {
    onClose();
    onDone?.();
  };
  return (
    <Sheet open onClose={onClose} title={t('wallet.birthday')}>
      <BirthdayForm onDone={finish} />
    </Sheet>
  );
}
