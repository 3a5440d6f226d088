import Warning from '~icons/ph/warning-circle-fill';
import type { SharedBoardProps, SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from '../GamePage.css';
import type { useParts } from '../useParts';

interface SharedBoardFrameProps {
  readonly loaded: ReturnType<typeof useParts<SharedCard>>;
  readonly props: Omit<SharedBoardProps, 'translate'>;
}

/** The board of a shared game, or what stands in its place while it comes. */
export function SharedBoardFrame({ loaded, props }: SharedBoardFrameProps) {
  const { t } = useTranslation();
  if (loaded.state === 'broken') {
    return (
      <div className={css.board}>
        <Empty
          icon={<Warning aria-hidden />}
          title={t('play.brokenTitle')}
          text={t('play.brokenText')}
          action={<Button onClick={loaded.retry}>{t('ui.retry')}</Button>}
        />
      </div>
    );
  }
  if (loaded.state !== 'ready') {
    return (
      <output className={css.board} aria-label={t('play.loadingTable')}>
        <div className={css.skeleton}>
          <Skeleton height="1.5rem" radius="0.75rem" />
          <Skeleton height="3.25rem" radius="0.9rem" />
          <Skeleton height="2.75rem" radius="0.9rem" />
          <Skeleton height="4rem" radius="1.25rem" />
        </div>
      </output>
    );
  }
  const { Board } = loaded.parts.board;
  return (
    <div className={css.board}>
      <Board {...props} translate={loaded.parts.translate} />
    </div>
  );
}
