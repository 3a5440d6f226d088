import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { publicConfigAtom } from '../../state/config';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { useWords } from '../../words/words';
import { LegalText } from './LegalText';
import { ShareCard } from './ShareCard';

/** What is known about a player, and the switches for what is optional. */
export function PrivacyPage() {
  const { t } = useWords();
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
