import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { Button } from '../../../ui/form/Button';
import { Spinner } from '../../../ui/text/Spinner';
import { Notice } from '../Notice';
import type { LostLine, TableView } from './live';
import * as css from './Shared.css';

interface TableNoticesProps {
  readonly view: TableView;
  readonly onRetry: () => void;
}

/** Notices: the table is loading, disconnected or closed, or a reply is late. */
export function TableNotices({ view, onRetry }: TableNoticesProps) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const lost = useAtomValue(stageStateAtom) === 'lost';
  const { link, cut, table, checking } = view;
  if (link === 'closed') {
    return (
      <Notice
        title={t('play.closedTitle')}
        text={t('play.closedText')}
        action={
          <Button size="m" tone="secondary" to="/">
            {t('play.toLobby')}
          </Button>
        }
      />
    );
  }
  if (cut !== null) {
    return (
      <>
        <div className={css.veil} />
        <LostBar cut={cut} onRetry={onRetry} />
      </>
    );
  }
  if (link === 'waiting') {
    return <Notice title={t(online ? 'live.reconnecting' : 'live.offline')} text={t('live.comesBack')} />;
  }
  if (checking) return <Notice title={t('play.checking')} text={t('live.checkingText')} />;
  if (table !== null && !lost) return null;
  return <Notice title={t(table === null ? 'live.joining' : 'play.pictureLost')} />;
}

interface LostBarProps {
  readonly cut: LostLine;
  readonly onRetry: () => void;
}

/** The connection is lost: for how long, and a button that tries again at once. */
function LostBar({ cut, onRetry }: LostBarProps) {
  const { t } = useTranslation();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((nowMs - cut.deviceMs) / 1_000));
  return (
    <div className={css.lost}>
      <Spinner size="1.7rem" />
      <div className={css.lostWords}>
        <output className={css.lostTitle}>{t('live.reconnecting')}</output>
        <span className={css.lostFor}>{t('live.lostFor', { seconds })}</span>
      </div>
      <Button tone="secondary" size="m" onClick={onRetry}>
        {t('live.tryNow')}
      </Button>
    </div>
  );
}
