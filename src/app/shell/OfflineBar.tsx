import { useAtomValue } from 'jotai';
import WifiSlash from '~icons/ph/wifi-slash-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { lastOnlineItem, onlineAtom } from '../../shared/online';
import { userUpdatedAtAtom } from '../../shared/session/user';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './OfflineBar.css';

/** Says that the network is gone, and how old the figures on the page are. */
export function OfflineBar() {
  const online = useAtomValue(onlineAtom);
  const updatedAtMs = useAtomValue(userUpdatedAtAtom);
  const { t, language } = useTranslation();
  if (online) return null;
  const asOfMs = updatedAtMs ?? lastOnlineItem.read();
  const clock = new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeStyle: 'short' });
  return (
    <div className={css.bar} role="status">
      <span className={css.icon}>
        <WifiSlash aria-hidden />
      </span>
      <span className={css.text}>
        {asOfMs === null ? t('shell.offline') : t('shell.offlineAsOf', { time: clock.format(asOfMs) })}
      </span>
      <span className={css.retrying}>
        <Spinner size="0.9rem" />
        {t('shell.retrying')}
      </span>
    </div>
  );
}
