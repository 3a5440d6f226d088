import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { awayEndText } from '../../shared/safer-play/awayText';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import * as css from './AwayNotice.css';

/** Until when the player is on a break or excluded; nothing for everybody else. */
export function AwayNotice() {
  const { t, language } = useTranslation();
  const away = useAtomValue(awayAtom);
  if (away === null) return null;
  const moment = awayEndText(away, LANGUAGES[language].tag);
  return <p className={css.notice}>{t(`lotto.away_${away.why}`, { moment })}</p>;
}
