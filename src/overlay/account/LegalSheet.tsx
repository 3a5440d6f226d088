import { Sheet } from '../../ui/Sheet';
import { useWords } from '../../words/words';
import { LegalText } from './LegalText';

interface LegalSheetProps {
  onClose: () => void;
}

/** The terms, over whatever screen asks for them. */
export function TermsSheet({ onClose }: LegalSheetProps) {
  const { t } = useWords();
  return (
    <Sheet open onClose={onClose} title={t('account.terms')}>
      <LegalText part="terms" />
    </Sheet>
  );
}

/** The privacy notice, over whatever screen asks for it. */
export function PrivacySheet({ onClose }: LegalSheetProps) {
  const { t } = useWords();
  return (
    <Sheet open onClose={onClose} title={t('account.privacy')}>
      <LegalText part="privacy" />
    </Sheet>
  );
}
