import { useTranslation } from '../../i18n/i18n';
import { Sheet } from '../../ui/sheet/Sheet';
import { LegalText } from './LegalText';

interface LegalSheetProps {
  onClose: () => void;
}

/** The terms, as a sheet over any page. */
export function TermsSheet({ onClose }: LegalSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open onClose={onClose} title={t('account.terms')}>
      <LegalText part="terms" />
    </Sheet>
  );
}

/** The privacy notice, as a sheet over any page. */
export function PrivacySheet({ onClose }: LegalSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open onClose={onClose} title={t('account.privacy')}>
      <LegalText part="privacy" />
    </Sheet>
  );
}
