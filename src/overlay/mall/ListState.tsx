import type { ReactNode } from 'react';
import Moon from '~icons/ph/moon-stars-fill';
import Storefront from '~icons/ph/storefront-fill';
import type { ReplyOf } from '../../../contract/call';
import type { mallCalls } from '../../../contract/rewards/mall';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './Mall.css';

interface Asked {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
}

/** What is shown instead of a list that is not there: that it loads, that the device is offline, or that it failed. */
export function ListState({ query }: { readonly query: Asked }) {
  const { t } = useTranslation();
  const isOffline = query.fetchStatus === 'paused';
  if (!query.isError && !isOffline) {
    return (
      <output className={css.loading} aria-label={t('mall.loading')}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height="7.25rem" radius="1.1rem" />
        ))}
      </output>
    );
  }
  return (
    <Empty
      icon={<Storefront aria-hidden />}
      title={t(isOffline ? 'mall.troubleOffline' : 'mall.trouble')}
      action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
    />
  );
}

interface ClosedProps {
  readonly because: NonNullable<ReplyOf<typeof mallCalls.items>['closed']>;
  readonly children?: ReactNode;
}

/** Why the mall is closed to the player. */
export function Closed({ because }: ClosedProps) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<Moon aria-hidden />}
      title={t('mall.closed')}
      text={t(`mall.closed_${because}`)}
      action={
        <Button tone="secondary" to="/playsafe">
          {t('mall.toPlaySafe')}
        </Button>
      }
    />
  );
}
