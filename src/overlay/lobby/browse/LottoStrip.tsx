import Caret from '~icons/ph/caret-right-bold';
import { useTranslation } from '../../../i18n/i18n';
import { Link } from '../../../ui/page/Link';
import * as css from './LottoStrip.css';

/** The way to lotto, between our own games and those of the studios. */
export function LottoStrip() {
  const { t } = useTranslation();
  return (
    <Link className={css.strip} to="/lotto">
      <span className={css.balls} aria-hidden="true">
        <span className={css.first}>
          <i>7</i>
        </span>
        <span className={css.second}>
          <i>24</i>
        </span>
      </span>
      <span className={css.words}>
        <b>{t('games.lottoTitle')}</b>
        <small>{t('games.lottoText')}</small>
      </span>
      <Caret aria-hidden />
    </Link>
  );
}
