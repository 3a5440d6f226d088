import { clockText } from '../../../i18n/clockText';
import { useTranslation } from '../../../i18n/i18n';
import { sideText } from '../orders/orderText';
import { useTimeLeft } from '../useTimeLeft';
import * as css from './Chart.css';
import { clockLeft, clocksShown, type Mark, type TagPlace, tagPlaces } from './markPlaces';

interface OrderMarksProps {
  readonly marks: readonly Mark[];
  readonly isStill: boolean;
}

/** Entries and ends of orders over the chart. The cards below it say the same in words. */
export function OrderMarks({ marks, isStill }: OrderMarksProps) {
  const clocks = clocksShown(marks);
  const tags = tagPlaces(marks);
  return (
    <div className={css.marks} aria-hidden="true">
      {marks.map((mark) => (
        <OrderMark
          key={mark.order.orderId}
          mark={mark}
          isStill={isStill}
          hasClock={clocks.has(mark.order.orderId)}
          tag={tags.get(mark.order.orderId)}
        />
      ))}
    </div>
  );
}

interface OrderMarkProps {
  readonly mark: Mark;
  readonly isStill: boolean;
  readonly hasClock: boolean;
  readonly tag: TagPlace | undefined;
}

function OrderMark({ mark, isStill, hasClock, tag }: OrderMarkProps) {
  const { t } = useTranslation();
  const { order, entryX, entryY, exitX, height } = mark;
  const left = useTimeLeft(order.exitTick, isStill);
  return (
    <>
      <span className={css.band} style={{ left: entryX, width: exitX - entryX, height }} />
      <span className={css.end} style={{ left: exitX, height }} />
      {hasClock && (
        <span className={css.clock} style={{ left: clockLeft(mark) }}>
          {clockText(left * 1_000)}
        </span>
      )}
      <span
        className={css.entry[order.direction]}
        style={{ left: entryX, top: entryY, width: exitX - entryX }}
      />
      <span className={css.dot[order.direction]} style={{ left: entryX, top: entryY }} />
      {tag !== undefined && (
        <span className={css.tag[order.direction]} style={{ left: tag.left, top: tag.top }}>
          {sideText(order, t)}
        </span>
      )}
    </>
  );
}
