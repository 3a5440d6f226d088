import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { onlineAtom } from '../../shared/online';
import { Button } from '../../ui/form/Button';
import { Emergency } from '../../ui/page/Emergency';

/** Shown when the app could not start or a page threw: says that the money is safe, and offers a retry. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  return (
    <div role="alert">
      <Emergency
        title={t(online ? 'shell.troubleTitle' : 'shell.offline')}
        text={t('shell.troubleText')}
        action={
          <Button wide onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  );
}
