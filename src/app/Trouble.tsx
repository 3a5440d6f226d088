import { useAtomValue } from 'jotai';
import { onlineAtom } from '../state/online';
import { Button } from '../ui/Button';
import { Emergency } from '../ui/Emergency';
import { useWords } from '../words/words';

/** Something broke: says what stays safe, and offers another try. */
export function Trouble({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
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
