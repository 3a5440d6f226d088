import Compass from '~icons/ph/compass-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

/** Shown for unknown addresses and for pages that are not available yet, with links to other pages. */
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
