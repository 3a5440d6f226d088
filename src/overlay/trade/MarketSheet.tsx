import { MARKET_CODES, MARKETS, type MarketCode, placeOf } from '../../../games/kit/rules/trade/markets';
import { priceText } from '../../../games/kit/rules/trade/price';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Sheet } from '../../ui/sheet/Sheet';
import { MarketIcon } from './MarketIcon';
import * as css from './Markets.css';
import { changeOf, changeText } from './quote';
import type { Trade } from './useTrade';

interface MarketSheetProps {
  readonly open: boolean;
  readonly market: MarketCode;
  readonly trade: Trade;
  readonly onClose: () => void;
}

/** Chooses another market. */
export function MarketSheet({ open, market, trade: { page, feed }, onClose }: MarketSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Sheet open={open} onClose={onClose} title={t('trade.title')}>
      <ul>
        {MARKET_CODES.map((code) => {
          const known = page?.markets.find((one) => one.market === code);
          const level = feed.levels?.[placeOf(code)] ?? known?.level ?? 0;
          const change = changeOf(code, known?.openLevel ?? 0, level);
          return (
            <li key={code} className={css.row}>
              <button
                type="button"
                className={css.option}
                aria-current={code === market || undefined}
                onClick={() => {
                  onClose();
                  // The sheet has a history entry, which the other market replaces.
                  navigate(`/trade/market?id=${code}`, { replace: true });
                }}
              >
                <MarketIcon market={code} />
                <span className={css.names}>
                  <b className={css.name}>{MARKETS[code].name}</b>
                  <small className={css.small}>{t('trade.synthetic')}</small>
                </span>
                <span className={css.quote}>
                  <b className={css.price}>{priceText(code, level)}</b>
                  <small className={change < 0 ? css.down : css.up}>{changeText(change)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
