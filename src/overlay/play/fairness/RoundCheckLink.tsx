import ArrowSquareOut from '~icons/ph/arrow-square-out-bold';
import { useTranslation } from '../../../i18n/i18n';
import * as css from '../sheets.css';

/** A link to the standalone page that checks copied rounds: one file that calls neither the app nor the server. */
export function RoundCheckLink() {
  const { t } = useTranslation();
  return (
    <div>
      <a className={css.outside} href="/verify.html" target="_blank" rel="noopener">
        {t('play.roundCheck')}
        <ArrowSquareOut aria-hidden />
      </a>
      <p className={css.note}>{t('play.roundCheckHint')}</p>
    </div>
  );
}
