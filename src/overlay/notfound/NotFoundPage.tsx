import Compass from '~icons/ph/compass-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

/** For addresses that nobody knows, and for those whose page comes later: the ways on. */
export function NotFoundPage() {
  const { t } = useTranslation();
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
