import { useAtomValue } from 'jotai';
import Caret from '~icons/ph/caret-right-bold';
import ChartLine from '~icons/ph/chart-line-up-bold';
import { useTranslation } from '../../../i18n/i18n';
import { publicConfigAtom } from '../../../shared/config/config';
import { Link } from '../../../ui/page/Link';
import { strip, words } from './LottoStrip.css';
import * as css from './MarketsStrip.css';

/** The way to the synthetic markets, where there are any. */
export function MarketsStrip() {
  const { t } = useTranslation();
  const hasMarkets = useAtomValue(publicConfigAtom)?.hasMarkets ?? false;
  if (!hasMarkets) return null;
  return (
    <Link className={strip} to="/trade">
      <span className={css.sign} aria-hidden="true">
        <ChartLine />
      </span>
      <span className={words}>
        <b>{t('games.marketsTitle')}</b>
        <small>{t('games.marketsText')}</small>
      </span>
      <Caret aria-hidden />
    </Link>
  );
}
