import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { LegalText } from './LegalText';
import { ShareCard } from './ShareCard';

/** What is known about the player, and switches for what is optional. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const service = useService('account');
  return (
    <Page title={t('account.privacy')} onBack={() => navigate('/account')}>
      <ShareCard />
      <LegalText part="privacy" />
      {service?.at === 'outside' && (
        <Button tone="secondary" wide onClick={() => window.open(service.url, '_blank', 'noopener')}>
          {t('account.contact')}
        </Button>
      )}
      {service?.at === 'inside' && (
        <Button tone="secondary" wide to={service.to}>
          {t('account.contact')}
        </Button>
      )}
    </Page>
  );
}
