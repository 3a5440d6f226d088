import Plugs from '~icons/ph/plugs-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

/** Shown if the games could not be loaded, with a retry. */
export function LobbyFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Empty
        icon={<Plugs />}
        title={t('lobby.failedTitle')}
        text={t('lobby.failedText')}
        action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
      />
    </div>
  );
}
