import type { TradeOrder } from '../../../../contract/trade';
import { clockText } from '../../../i18n/clockText';
import { useTranslation } from '../../../i18n/i18n';
import { sideText } from '../orders/orderText';
import { useTimeLeft } from '../useTimeLeft';
import * as css from './Chart.css';

/** An order's place in the chart, in px from its upper left corner. */
export interface Mark {
  readonly order: TradeOrder;
  readonly entryX: number;
  readonly entryY: number;
  readonly exitX: number;
  /** The size of the part with the line. */
  readonly width: number;
  readonly height: number;
}

interface OrderMarksProps {
  readonly marks: readonly Mark[];
  readonly isStill: boolean;
}

/** Entries and ends of orders over the chart. The cards below it say the same in words. */
export function OrderMarks({ marks, isStill }: OrderMarksProps) {
  return (
    <div className={css.marks} aria-hidden="true">
      {marks.map((mark) => (
        <OrderMark key={mark.order.orderId} mark={mark} isStill={isStill} />
      ))}
    </div>
  );
}

/** A tag is at most this wide, in px; it stays inside the chart. */
const TAG = 96;

function OrderMark({ mark, isStill }: { readonly mark: Mark; readonly isStill: boolean }) {
  const { t } = useTranslation();
  const { order, entryX, entryY, exitX, width, height } = mark;
  const left = useTimeLeft(order.exitTick, isStill);
  const isLow = entryY > height - 48;
  return (
    <>
      <span className={css.band} style={{ left: entryX, width: exitX - entryX, height }} />
      <span className={css.end} style={{ left: exitX, height }} />
      <span className={css.clock} style={{ left: Math.min(exitX, width - 24) }}>
        {clockText(left * 1_000)}
      </span>
      <span
        className={css.entry[order.direction]}
        style={{ left: entryX, top: entryY, width: exitX - entryX }}
      />
      <span className={css.dot[order.direction]} style={{ left: entryX, top: entryY }} />
      <span
        className={css.tag[order.direction]}
        style={{ left: Math.max(4, Math.min(entryX + 10, width - TAG)), top: entryY + (isLow ? -36 : 10) }}
      >
        {sideText(order, t)}
      </span>
    </>
  );
}
