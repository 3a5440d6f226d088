import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import * as list from '../../ui/page/DayList.css';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './RecordList.css';

/** The state and actions of a paged list. */
export interface Paged {
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
}

/** Shows that the newest lines may be missing. */
export function Late({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.late} role="status">
      <span>{t('wallet.recordsLate')}</span>
      <Button size="m" tone="quiet" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

/** The next page loads when its button scrolls near the screen; the button is for a retry after a failure. */
export function More({ records }: { records: Paged }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { loadMore, loadingMore } = records;
  const load = useRef(loadMore);
  useEffect(() => {
    load.current = loadMore;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '300px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.more}>
      <Button tone="secondary" size="m" busy={loadingMore} onClick={loadMore}>
        {t('wallet.more')}
      </Button>
    </div>
  );
}

/** A skeleton while the first lines load. */
export function Waiting() {
  return (
    <div className={list.day} aria-busy="true">
      <Skeleton width="6rem" height="1.1rem" />
      <ul className={card}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <li key={key} className={css.record}>
            <Skeleton width="2.5rem" height="2.5rem" radius="0.8rem" />
            <span className={css.what}>
              <Skeleton width="6rem" height="1rem" />
              <Skeleton width="4rem" height="0.8rem" />
            </span>
            <Skeleton width="5rem" height="1rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
