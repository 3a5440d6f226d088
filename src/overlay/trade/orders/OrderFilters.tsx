import { ORDER_STATES, type TradeOrder } from '../../../../contract/trade';
import { MARKET_CODES, MARKETS, type MarketCode } from '../../../../games/kit/rules/trade/markets';
import { useTranslation } from '../../../i18n/i18n';
import { serverNowMs } from '../../../shared/config/config';
import { dayOf } from '../../../shared/dateText';
import { Chip } from '../../../ui/form/Chip';
import { DateChoice } from '../../../ui/form/DateChoice';
import * as css from './OrdersPage.css';
import type { OrderFilter } from './orderFilter';

const STATES: readonly (TradeOrder['state'] | null)[] = [null, ...ORDER_STATES];
/** The first day that a date field offers: before there were any markets. */
const FIRST_DAY = '2026-01-01';

interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly onChange: (change: Partial<OrderFilter>) => void;
}

/** Which orders are listed: by how they ended, by their market and by their day. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways. */}
      <div className={css.filters} role="group" aria-label={t('trade.filters')}>
        {STATES.map((state) => (
          <Chip key={state ?? 'all'} active={state === filter.state} onClick={() => onChange({ state })}>
            {t(state === null ? 'trade.tab_all' : `trade.state_${state}`)}
          </Chip>
        ))}
      </div>
      <div className={css.more}>
        <select
          className={css.market}
          aria-label={t('trade.marketFilter')}
          value={filter.market ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ market: marketNamed(value) })}
        >
          <option value="">{t('trade.allMarkets')}</option>
          {MARKET_CODES.map((code) => (
            <option key={code} value={code}>
              {MARKETS[code].name}
            </option>
          ))}
        </select>
        <DateChoice
          label={t('trade.dayFilter')}
          all={t('trade.allDays')}
          date={filter.day}
          first={FIRST_DAY}
          last={dayOf(new Date(serverNowMs()))}
          onChange={(day) => onChange({ day })}
        />
      </div>
    </>
  );
}

const marketNamed = (name: string): MarketCode | null => MARKET_CODES.find((code) => code === name) ?? null;
