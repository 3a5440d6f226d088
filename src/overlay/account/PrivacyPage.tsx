import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { DataList } from './DataList';
import { LegalText } from './LegalText';
import { ShareCard } from './ShareCard';

/** Switches for what is optional, the player's rights over their data, and what is known about them. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loggedIn = useAtomValue(loggedInAtom);
  const service = useService('account');
  return (
    <Page title={t('account.privacy')} onBack={() => navigate('/account')}>
      <ShareCard />
      {loggedIn && <DataList />}
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
