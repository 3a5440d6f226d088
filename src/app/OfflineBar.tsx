import { useAtomValue } from 'jotai';
import WifiSlash from '~icons/ph/wifi-slash-fill';
import { onlineAtom } from '../state/online';
import { userAsOfMsAtom } from '../state/user';
import { Spinner } from '../ui/Spinner';
import { LANGUAGES } from '../words/languages';
import { useWords } from '../words/words';
import * as css from './OfflineBar.css';

/** Says that the network is gone, and from when the figures on the page are. */
export function OfflineBar() {
  const online = useAtomValue(onlineAtom);
  const asOfMs = useAtomValue(userAsOfMsAtom);
  const { t, language } = useWords();
  if (online) return null;
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
