import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { LegalText } from './LegalText';
import { ShareCard } from './ShareCard';

/** What is known about the player, and switches for what is optional. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const serviceUrl = useAtomValue(publicConfigAtom)?.customerServiceUrl ?? null;
  return (
    <Page title={t('account.privacy')} onBack={() => navigate('/account')}>
      <ShareCard />
      <LegalText part="privacy" />
      {serviceUrl !== null && (
        <Button tone="secondary" wide onClick={() => window.open(serviceUrl, '_blank', 'noopener')}>
          {t('account.contact')}
        </Button>
      )}
    </Page>
  );
}
