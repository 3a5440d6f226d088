import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { Button } from '../../../ui/form/Button';
import { Spinner } from '../../../ui/text/Spinner';
import * as css from '../GamePage.css';
import type { TableView } from './live';
import * as own from './Shared.css';

/** What the player must know just now: the table is on its way, out of reach or closed, or an answer is late. */
export function TableNotices({ view }: { readonly view: TableView }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const lost = useAtomValue(stageStateAtom) === 'lost';
  const { link, table, busy, checking } = view;
  const staked = busy.length > 0 || (table?.tickets.some(({ state }) => state === 'open') ?? false);
  if (link === 'closed') {
    return (
      <div className={css.notice} role="alert">
        <span className={css.noticeTitle}>{t('play.closedTitle')}</span>
        <span className={css.noticeText}>{t('play.closedText')}</span>
        <Button size="m" tone="secondary" to="/">
          {t('play.toLobby')}
        </Button>
      </div>
    );
  }
  if (link === 'waiting') {
    return (
      <>
        <div className={own.veil} />
        <output className={`${css.notice} ${own.aboveVeil}`}>
          <span className={css.noticeTitle}>
            <Spinner size="1.1rem" />
            {t(online ? 'live.reconnecting' : 'live.offline')}
          </span>
          <span className={css.noticeText}>{t(staked ? 'live.betSafe' : 'live.comesBack')}</span>
        </output>
      </>
    );
  }
  if (checking) {
    return (
      <output className={css.notice}>
        <span className={css.noticeTitle}>
          <Spinner size="1.1rem" />
          {t('play.checking')}
        </span>
        <span className={css.noticeText}>{t('live.checkingText')}</span>
      </output>
    );
  }
  if (table !== null && !lost) return null;
  return (
    <output className={css.notice}>
      <span className={css.noticeTitle}>
        <Spinner size="1.1rem" />
        {t(table === null ? 'live.joining' : 'play.pictureLost')}
      </span>
    </output>
  );
}
