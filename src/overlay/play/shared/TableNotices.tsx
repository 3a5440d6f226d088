import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { Button } from '../../../ui/form/Button';
import { Notice } from '../Notice';
import type { TableView } from './live';
import * as css from './Shared.css';

/** Notices: the table is loading, disconnected or closed, or a reply is late. */
export function TableNotices({ view }: { readonly view: TableView }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const lost = useAtomValue(stageStateAtom) === 'lost';
  const { link, table, busy, checking } = view;
  const staked = busy.length > 0 || (table?.tickets.some(({ state }) => state === 'open') ?? false);
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
  if (link === 'waiting') {
    return (
      <>
        <div className={css.veil} />
        <Notice
          title={t(online ? 'live.reconnecting' : 'live.offline')}
          text={t(staked ? 'live.betSafe' : 'live.comesBack')}
          className={css.aboveVeil}
        />
      </>
    );
  }
  if (checking) return <Notice title={t('play.checking')} text={t('live.checkingText')} />;
  if (table !== null && !lost) return null;
  return <Notice title={t(table === null ? 'live.joining' : 'play.pictureLost')} />;
}
