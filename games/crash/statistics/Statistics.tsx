import * as z from 'zod/mini';
import { ColumnChart } from '../../kit/statistics/ColumnChart';
import { expectedIn, expectedText, percentText } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { timesText } from '../board/text';
import { endOf, outcome as schema } from '../rules/point';
import { multiplierText } from '../rules/times';
import { chanceToReach, countRides, MEDIAN, NAMED_TARGETS, RARE_FROM, ridesReaching } from './count';
import type { StatisticsModule } from './strings';

/** "1.00" stands for itself, and every other class for its first multiplier and all above: "1.5+". */
const classLabel = (from: bigint): string =>
  from === 100n ? multiplierText(from) : `${multiplierText(from).replace(/\.?0+$/, '')}+`;

/** Where the last rides ended, and the chance to reach some multipliers. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, rounds, isBrief }) => {
  const ends = rounds.flatMap(({ outcome }): bigint[] => {
    const read = z.safeDecode(schema, outcome as never);
    return read.success ? [endOf(read.data)] : [];
  });
  const title = translate('stat.last', { count: ends.length });
  return (
    <div className={css.stack}>
      <Section
        title={title}
        note={
          <span className={css.expected}>
            <span className={css.expectedLine} />
            {translate('stat.expectedShort')}
          </span>
        }
      >
        <ColumnChart
          translate={translate}
          label={title}
          columns={countRides(ends).map(({ from, count, chance }) => ({
            label: classLabel(from),
            count,
            expected: expectedIn(ends.length, chance),
            isRare: from >= RARE_FROM,
          }))}
        />
        {!isBrief && (
          <p className={css.text}>{translate('stat.half', { median: timesText(translate, MEDIAN) })}</p>
        )}
      </Section>
      <Section title={translate('stat.reach')}>
        <table className={css.figures} aria-label={translate('stat.reach')}>
          <thead>
            <tr>
              <th scope="col">{translate('stat.multiplier')}</th>
              <th scope="col">{translate('stat.chance')}</th>
              <th scope="col">{translate('stat.reached', { count: ends.length })}</th>
              <th scope="col">{translate('stat.expectedHead')}</th>
            </tr>
          </thead>
          <tbody>
            {NAMED_TARGETS.map((target) => {
              const chance = chanceToReach(target);
              return (
                <tr key={String(target)}>
                  <th scope="row">{timesText(translate, target).replace(/\.00$/, '')}</th>
                  <td>{percentText(chance)}%</td>
                  <td>
                    <b>{ridesReaching(ends, target)}</b>
                  </td>
                  <td>{expectedText(expectedIn(ends.length, chance))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Section>
    </div>
  );
};
