import { atom, useAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TradeOrder } from '../../../../contract/trade';
import { CANDLE_SECONDS, type CandleSeconds } from '../../../../games/kit/rules/trade/candles';
import type { MarketCode } from '../../../../games/kit/rules/trade/markets';
import { type Translation, useTranslation } from '../../../i18n/i18n';
import { unseen } from '../../../theme/recipes.css';
import { Chip } from '../../../ui/form/Chip';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Skeleton } from '../../../ui/text/Skeleton';
import { durationText } from '../orders/orderText';
import type { Trade } from '../useTrade';
import * as css from './Chart.css';
import { useTickHistory } from './useTickHistory';

const LineChart = lazy(async () => ({ default: (await import('./LineChart')).LineChart }));
const CandleChart = lazy(async () => ({ default: (await import('./CandleChart')).CandleChart }));

/** A line through every tick, or candles of so many seconds. */
type Kind = 'line' | CandleSeconds;
const KINDS: readonly Kind[] = ['line', ...CANDLE_SECONDS];

const kindAtom = atom<Kind>('line');

const kindText = (kind: Kind, t: Translation['t']): string =>
  kind === 'line' ? t('trade.chart_line') : durationText(kind, t);

interface ChartPanelProps {
  readonly market: MarketCode;
  readonly trade: Trade;
  /** The open orders of this market. */
  readonly orders: readonly TradeOrder[];
}

/** The chart of a market and the choice of its kind, which stays while the app is open. */
export function ChartPanel(props: ChartPanelProps) {
  const { t } = useTranslation();
  const [kind, choose] = useAtom(kindAtom);
  const [isChoosing, setChoosing] = useState(false);
  const isStill = props.trade.standstill !== null;
  const { market, orders } = props;
  return (
    <div className={css.panel}>
      <Suspense fallback={<Skeleton height="12rem" radius="1rem" />}>
        {kind === 'line' ? (
          <Line {...props} isStill={isStill} />
        ) : (
          <CandleChart
            key={`${market} ${kind}`}
            market={market}
            seconds={kind}
            orders={orders}
            isStill={isStill}
          />
        )}
      </Suspense>
      <button type="button" className={css.kind} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <span className={css.kindPill}>
          <span className={unseen}>{t('trade.chart')}</span>
          {kindText(kind, t)}
          <ChevronDown size="0.9rem" aria-hidden />
        </span>
      </button>
      <Sheet open={isChoosing} onClose={() => setChoosing(false)} title={t('trade.chart')}>
        <p className={css.kindText}>{t('trade.chartText')}</p>
        <div className={css.kinds}>
          {KINDS.map((one) => (
            <Chip
              key={one}
              active={one === kind}
              onClick={() => {
                choose(one);
                setChoosing(false);
              }}
            >
              {kindText(one, t)}
            </Chip>
          ))}
        </div>
      </Sheet>
    </div>
  );
}

function Line({ market, trade, orders, isStill }: ChartPanelProps & { readonly isStill: boolean }) {
  const points = useTickHistory(market, trade.feed);
  if (points.length === 0) return <div className={css.frame} aria-hidden="true" />;
  return <LineChart market={market} points={points} orders={orders} isStill={isStill} />;
}
