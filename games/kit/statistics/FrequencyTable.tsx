import type { ReactNode } from 'react';
import { asNumber, differenceText, expectedText, type Fraction, type Mark } from './figures';
import type { StatisticsProps } from './module';
import * as css from './statistics.css';

export interface FrequencyRow {
  readonly key: string;
  readonly name: string;
  /** The picture of the result; its name is read by `name`. */
  readonly mark: ReactNode;
  /** The colour of the bar. */
  readonly color: string;
  readonly count: number;
  /** How the count is made up, as lengths of lighter parts of the bar, the largest first; the whole bar if missing. */
  readonly parts?: readonly number[];
  readonly expected: Fraction;
  /** Whether it is the most or the least frequent. */
  readonly extreme?: Mark;
  /** A sentence for screen readers with what the parts mean. */
  readonly spoken?: string;
}

interface FrequencyTableProps extends Pick<StatisticsProps<never>, 'translate'> {
  readonly label: string;
  readonly rows: readonly FrequencyRow[];
  readonly isBrief?: boolean;
}

/** How often each result came, as a table of bars with what was expected of each. */
export function FrequencyTable({ translate, label, rows, isBrief = false }: FrequencyTableProps) {
  const longest =
    Math.max(1, ...rows.map(({ count, expected }) => Math.max(count, asNumber(expected)))) * 1.08;
  const share = (value: number) => `${Math.min(100, (value * 100) / longest)}%`;
  return (
    <table className={css.table} aria-label={label}>
      <thead className={css.hidden}>
        <tr>
          <th scope="col">{translate('stat.result')}</th>
          <td />
          <th scope="col">{translate('stat.times')}</th>
          <th scope="col">{translate('stat.expectedHead')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, mark, color, count, parts = [count], expected, extreme = null, spoken }) => (
          <tr key={key} data-extreme={extreme ?? undefined}>
            <th scope="row">
              <span className={css.mark} aria-hidden="true">
                {mark}
              </span>
              <span className={css.hidden}>{name}</span>
            </th>
            <td className={css.barCell}>
              <span className={css.bar} aria-hidden="true">
                {parts.map((part, index) => (
                  // The parts of a bar have no names and never move.
                  <span
                    key={index}
                    className={css.parts[Math.min(index, 2) as 0 | 1 | 2]}
                    style={{ width: share(part), backgroundColor: color }}
                  />
                ))}
                <span className={css.tick} style={{ left: share(asNumber(expected)) }} />
              </span>
              {extreme !== null && (
                <span className={css.extreme[extreme]}>{translate(`stat.${extreme}`)}</span>
              )}
              {spoken !== undefined && <span className={css.hidden}>{spoken}</span>}
            </td>
            <td className={css.count}>{count}</td>
            <td className={css.difference}>
              <span aria-hidden="true">
                {isBrief ? expectedText(expected) : differenceText(count, expected)}
              </span>
              <span className={css.hidden}>{expectedText(expected)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
