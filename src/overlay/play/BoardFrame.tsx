import type { ReactNode } from 'react';
import Warning from '~icons/ph/warning-circle-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import * as css from './GamePage.css';

interface BoardFrameProps {
  readonly loaded: { readonly state: 'loading' | 'broken' | 'ready'; readonly retry: () => void };
  /** A skeleton of the board's rows, shown while the board loads. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** The game's board, or its skeleton while it loads. */
export function BoardFrame({ loaded, skeleton, children }: BoardFrameProps) {
  const { t } = useTranslation();
  if (loaded.state === 'loading') {
    return (
      <output className={css.board} aria-label={t('play.loadingTable')}>
        <div className={css.skeleton}>{skeleton}</div>
      </output>
    );
  }
  return (
    <div className={css.board}>
      {loaded.state === 'ready' ? (
        children
      ) : (
        <Empty
          icon={<Warning aria-hidden />}
          title={t('play.brokenTitle')}
          text={t('play.brokenText')}
          action={<Button onClick={loaded.retry}>{t('ui.retry')}</Button>}
        />
      )}
    </div>
  );
}
