import Plugs from '~icons/ph/plugs-fill';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { useWords } from '../../words/words';

/** Stands where games would, and asks again. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
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
