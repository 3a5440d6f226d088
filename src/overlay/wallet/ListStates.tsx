import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { dayText, momentText } from '../../shared/dateText';
import { onlineAtom } from '../../shared/online';
import { card } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import * as list from '../../ui/page/DayList.css';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './RecordList.css';

/** The state and actions of a paged list. */
export interface Paged {
  /** On the last page, where bets from before this time are no longer kept. */
  readonly keptFrom: string | undefined;
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

/** Says how old the lines are while there is no network. */
export function AsOf({ ms }: { ms: number }) {
  const { t, language } = useTranslation();
  const online = useAtomValue(onlineAtom);
  if (online) return null;
  return (
    <p className={css.asOf} role="status">
      {t('shell.offlineAsOf', { time: momentText(new Date(ms), LANGUAGES[language].tag) })}
    </p>
  );
}

/** At the end of a list: says from when on bets are listed, where earlier ones are no longer kept. */
export function KeptFrom({ since }: { since: string | undefined }) {
  const { t, language } = useTranslation();
  if (since === undefined) return null;
  return (
    <p className={css.asOf}>
      {t('wallet.keptFrom', { date: dayText(new Date(since), LANGUAGES[language].tag) })}
    </p>
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
