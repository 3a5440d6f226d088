import Bus from '~icons/ph/bus-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './TransferPage.css';

/** Nothing could be loaded. */
export function Trouble({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<Bus />}
      title={t('migration.failed')}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}

export const Waiting = () => (
  <div className={css.waiting} aria-busy="true">
    <Skeleton width="100%" height="14rem" radius="1.375rem" />
    <Skeleton width="100%" height="3.5rem" radius="1.25rem" />
  </div>
);
