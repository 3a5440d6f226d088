import { useQuery } from '@tanstack/react-query';
import { type TradeOrder, tradeCalls } from '../../../../contract/trade';
import { useTranslation } from '../../../i18n/i18n';
import { callQuery } from '../../../shared/query/callQuery';
import { Button } from '../../../ui/form/Button';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from './OrderPath.css';
import { orderPathOf, PICTURE, ticksAround } from './orderPath';
import { levelText } from './orderText';

/** The way of the price from an order's entry to its end, and a little around it. Nothing for an order without both. */
export function OrderPath({ order }: { readonly order: TradeOrder }) {
  return order.entryLevel === null || order.exitLevel === null ? null : <SettledPath order={order} />;
}

function SettledPath({ order }: { readonly order: TradeOrder }) {
  const { t } = useTranslation();
  const { market, direction, state, entryLevel, exitLevel } = order;
  const ticks = useQuery({
    // Told ticks never change.
    ...callQuery(
      tradeCalls.ticks,
      { market, ...ticksAround(order) },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
    retry: 1,
  });
  if (ticks.isError && ticks.data === undefined) {
    return (
      <div className={css.failed} role="alert">
        <p>{t('trade.pathFailed')}</p>
        <Button tone="secondary" size="m" onClick={() => void ticks.refetch()}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  if (ticks.data === undefined) return <Skeleton height="7.5rem" radius="1rem" />;
  const shape = orderPathOf(order, ticks.data.runs);
  if (shape === null) return null;
  const { before, during, after, entry, exit } = shape;
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={t('trade.pathLabel', {
        from: levelText(order, entryLevel),
        to: levelText(order, exitLevel),
      })}
    >
      <rect className={css.band} x={entry.x} width={exit.x - entry.x} height={PICTURE.height} />
      <path className={css.level[direction]} d={`M${entry.x} ${entry.y}H${exit.x}`} />
      <path className={css.end} d={`M${exit.x} 0V${PICTURE.height}`} />
      <path className={css.outside} d={`${before}${after}`} />
      <path className={css.inside[state]} d={during} />
      <circle className={css.dot[direction]} cx={entry.x} cy={entry.y} r="5" />
      <circle className={css.last[state]} cx={exit.x} cy={exit.y} r="5" />
    </svg>
  );
}
