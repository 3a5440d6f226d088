import Warning from '~icons/ph/warning-circle-fill';
import type { BoardProps, InstantCard } from '../../../games/kit/card';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './GamePage.css';
import type { useParts } from './useParts';

interface BoardFrameProps {
  readonly loaded: ReturnType<typeof useParts<InstantCard>>;
  readonly props: Omit<BoardProps, 'translate'>;
  /** A celebration runs that is worth a word on how to end it. */
  readonly loud: boolean;
}

const FIELDS = [0, 1, 2, 3, 4, 5];

/** The game's board, or what stands in its place while it comes. */
export function BoardFrame({ loaded, props, loud }: BoardFrameProps) {
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
          <Skeleton height="2.75rem" radius="0.8rem" />
          <div className={css.skeletonRow}>
            {FIELDS.map((field) => (
              <Skeleton key={field} height="clamp(3.1rem, 11dvh, 5.75rem)" radius="0.9rem" />
            ))}
          </div>
          <Skeleton height="3rem" radius="1.5rem" />
          <Skeleton height="3.5rem" radius="1.75rem" />
        </div>
      </output>
    );
  }
  const { Board } = loaded.parts.board;
  return (
    <div className={css.board}>
      {loud && <p className={css.tapToEnd}>{t('play.tapToEnd')}</p>}
      <Board {...props} translate={loaded.parts.translate} />
    </div>
  );
}
