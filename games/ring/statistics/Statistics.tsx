import * as z from 'zod/mini';
import { FrequencyTable } from '../../kit/statistics/FrequencyTable';
import { expectedIn, expectedText } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { Lamp } from '../board/Lamp';
import { PAINT } from '../board/paint';
import { ringRules } from '../rules/play';
import { colorAt } from '../rules/segments';
import { countColors } from './count';
import * as own from './grid.css';
import type { StatisticsModule } from './strings';

/** Where the light stopped in the last spins, and how often on each colour. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, rounds }) => {
  const segments = rounds.flatMap(({ outcome }): number[] => {
    const read = z.safeDecode(ringRules.outcome, outcome as never);
    return read.success ? [read.data] : [];
  });
  const newest = translate(`color.${colorAt(segments[0] ?? 0)}`);
  return (
    <div className={css.stack}>
      <Section title={translate('stat.last', { count: segments.length })} note={translate('stat.order')}>
        <div
          className={own.grid}
          role="img"
          aria-label={translate('stat.newest', { count: segments.length, color: newest })}
        >
          {segments.toReversed().map((segment, index) => (
            <span
              // Spins have no names of their own; a new one moves all of them.
              key={index}
              className={index === segments.length - 1 ? own.newest : undefined}
            >
              <Lamp color={colorAt(segment)} />
            </span>
          ))}
        </div>
      </Section>
      <Section
        title={translate('stat.colors')}
        note={
          <span className={css.expected}>
            <span className={css.expectedTick} />
            {translate('stat.expectedShort')}
          </span>
        }
      >
        <FrequencyTable
          translate={translate}
          label={translate('stat.colors')}
          rows={countColors(segments).map(({ color, count, chance }) => ({
            key: color,
            name: translate(`color.${color}`),
            mark: <Lamp color={color} />,
            color: PAINT[color].full,
            count,
            expected: expectedIn(segments.length, chance),
          }))}
        />
        <p className={css.text}>
          {translate('stat.expectedList', {
            count: segments.length,
            list: countColors(segments)
              .map(
                ({ color, chance }) =>
                  `${translate(`color.${color}`)} ${expectedText(expectedIn(segments.length, chance))}`,
              )
              .join(', '),
          })}
        </p>
      </Section>
    </div>
  );
};
