import Compass from '~icons/ph/compass-fill';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { useWords } from '../../words/words';

/** For addresses that nobody knows, and for those whose page comes later: the ways on. */
export function NotFoundPage() {
  const { t } = useWords();
  return (
    <Empty
      isPage
      icon={<Compass />}
      title={t('shell.notFoundTitle')}
      text={t('shell.notFoundText')}
      action={
        <>
          <Button to="/">{t('shell.toLobby')}</Button>
          <Button tone="quiet" size="m" to="/faq">
            {t('shell.toHelp')}
          </Button>
        </>
      }
    />
  );
}
