import * as z from 'zod/mini';
import { FrequencyTable } from '../../kit/statistics/FrequencyTable';
import { expectedIn, expectedText, marksOf } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { fieldName } from '../board/names';
import { PAINT } from '../board/paint';
import { Swatch } from '../board/Swatch';
import type { Cubes } from '../rules/colors';
import { colorRules } from '../rules/play';
import { CHANCE_SHOWN, CHANCES_ON_CUBES, countColors } from './count';
import { RollGrid } from './RollGrid';
import type { StatisticsModule } from './strings';

/** The last rolls, and how often each colour was shown. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, rounds, isBrief }) => {
  const rolls = rounds.flatMap(({ outcome }): Cubes[] => {
    const read = z.safeDecode(colorRules.outcome, outcome as never);
    return read.success ? [read.data] : [];
  });
  const counts = countColors(rolls);
  const marks = marksOf(counts.map((each) => each.rolls));
  const expected = expectedIn(rolls.length, CHANCE_SHOWN);
  const [one = '', two = '', three = ''] = CHANCES_ON_CUBES.map((each) =>
    expectedText(expectedIn(rolls.length, each)),
  );
  return (
    <div className={css.stack}>
      <Section title={translate('stat.last', { count: rolls.length })} note={translate('stat.order')}>
        <RollGrid translate={translate} rolls={rolls} />
      </Section>
      <Section
        title={translate('stat.shown')}
        note={
          <span className={css.expected}>
            <span className={css.expectedTick} />
            {translate('stat.expected', { count: expectedText(expected) })}
          </span>
        }
      >
        <FrequencyTable
          translate={translate}
          label={translate('stat.shown')}
          rows={counts.map(({ color, rolls: count, onCubes }, index) => ({
            key: String(color),
            name: fieldName(translate, color),
            mark: <Swatch color={color} />,
            color: PAINT[color].full,
            count,
            parts: onCubes,
            expected,
            extreme: marks[index] ?? null,
            spoken: translate('stat.split', { one: onCubes[0], two: onCubes[1], three: onCubes[2] }),
          }))}
        />
        {!isBrief && (
          <p className={css.text}>{translate('stat.parts', { count: rolls.length, one, two, three })}</p>
        )}
      </Section>
    </div>
  );
};
