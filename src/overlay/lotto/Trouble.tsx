import type { ReactNode } from 'react';
import PlugsConnected from '~icons/ph/plugs-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './LottoFrame.css';

interface TroubleProps {
  readonly query: {
    readonly isError: boolean;
    readonly fetchStatus: 'fetching' | 'paused' | 'idle';
    readonly refetch: () => unknown;
  };
  /** The heights of what is to come. */
  readonly heights: readonly string[];
  /** Stands above them while it loads. */
  readonly above?: ReactNode;
}

/** In place of what is not there: that it loads, that the device is offline, or that loading has failed. */
export function Trouble({ query, heights, above }: TroubleProps) {
  const { t } = useTranslation();
  const isOffline = query.fetchStatus === 'paused';
  if (!isOffline && (!query.isError || query.fetchStatus === 'fetching')) {
    return (
      <output aria-label={t('lotto.loading')} style={{ display: 'grid', gap: '0.75rem' }}>
        {above}
        {heights.map((height) => (
          <Skeleton key={height} height={height} radius="1.1rem" />
        ))}
      </output>
    );
  }
  return (
    <div role="alert" className={css.plate}>
      <Empty
        icon={<PlugsConnected aria-hidden />}
        title={t('lotto.failedTitle')}
        text={t(isOffline ? 'lotto.offline' : 'lotto.failedText')}
        action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
      />
    </div>
  );
}
