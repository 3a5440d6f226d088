import * as z from 'zod/mini';
import { ColumnChart } from '../../kit/statistics/ColumnChart';
import { expectedIn } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { diceRules } from '../rules/play';
import type { Pair } from '../rules/seven';
import { countSums, countTens } from './count';
import type { StatisticsModule } from './strings';

/** The sums of two dice, and the numbers of four, as often as each came in the last rounds. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, rounds }) => {
  const pairs: Pair[] = [];
  const numbers: number[] = [];
  for (const { outcome } of rounds) {
    const read = z.safeDecode(diceRules.outcome, outcome as never);
    if (!read.success) continue;
    if (typeof read.data === 'number') numbers.push(read.data);
    else pairs.push(read.data);
  }
  const expected = (
    <span className={css.expected}>
      <span className={css.expectedLine} />
      {translate('stat.expectedShort')}
    </span>
  );
  const sums = translate('stat.sums', { count: pairs.length });
  const tens = translate('stat.tens', { count: numbers.length });
  return (
    <div className={css.stack}>
      {pairs.length > 0 && (
        <Section title={sums} note={expected}>
          <ColumnChart
            translate={translate}
            label={sums}
            columns={countSums(pairs).map(({ sum, count, chance }) => ({
              label: String(sum),
              count,
              expected: expectedIn(pairs.length, chance),
              isRare: sum === 7,
            }))}
          />
        </Section>
      )}
      {numbers.length > 0 && (
        <Section title={tens} note={expected}>
          <ColumnChart
            translate={translate}
            label={tens}
            columns={countTens(numbers).map(({ from, count, chance }) => ({
              label: `${from}+`,
              count,
              expected: expectedIn(numbers.length, chance),
            }))}
          />
        </Section>
      )}
    </div>
  );
};
