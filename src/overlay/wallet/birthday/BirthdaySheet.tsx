import type { Address } from '../../../../contract/addresses';
import { useTranslation } from '../../../i18n/i18n';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { Sheet } from '../../../ui/sheet/Sheet';
import { BirthdayForm } from './BirthdayForm';

interface BirthdaySheetProps {
  onClose: () => void;
  /** Called when the player is old enough, to continue what they were doing. */
  onDone?: () => void;
}

/** Asked once, before the first deposit or real bet. Shows afterwards why an account is closed for its age. */
export function BirthdaySheet({ onClose, onDone }: BirthdaySheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finish = () => {
    onClose();
    onDone?.();
  };
  const leaveTo = (to: Address) => {
    onClose();
    navigate(to, { replace: true });
  };
  return (
    <Sheet open onClose={onClose} title={t('wallet.birthday')}>
      <BirthdayForm onDone={finish} onLeave={leaveTo} />
    </Sheet>
  );
}
