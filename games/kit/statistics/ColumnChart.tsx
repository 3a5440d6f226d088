import { asNumber, expectedText, type Fraction } from './figures';
import type { StatisticsProps } from './module';
import * as css from './statistics.css';

export interface Column {
  /** Below the column: "1.5+". */
  readonly label: string;
  readonly count: number;
  readonly expected: Fraction;
  readonly isRare?: boolean;
}

interface ColumnChartProps extends Pick<StatisticsProps<never>, 'translate'> {
  readonly label: string;
  readonly columns: readonly Column[];
}

/** A distribution as columns with a line across each where it was expected to end. A list for screen readers. */
export function ColumnChart({ translate, label, columns }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ count, expected }) => Math.max(count, asNumber(expected))));
  const share = (value: number) => `${(value * 100) / highest}%`;
  return (
    <ul className={css.chart} aria-label={label}>
      {columns.map((column) => {
        const expected = expectedText(column.expected);
        return (
          <li key={column.label}>
            <span className={css.hidden}>
              {translate('stat.column', { label: column.label, count: column.count, expected })}
            </span>
            <span className={css.well} aria-hidden="true">
              <span
                className={css.column}
                data-rare={column.isRare || undefined}
                style={{ height: share(column.count) }}
              >
                <b>{column.count}</b>
              </span>
              <span className={css.line} style={{ bottom: share(asNumber(column.expected)) }} />
            </span>
            <span className={css.foot} aria-hidden="true">
              {column.label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
