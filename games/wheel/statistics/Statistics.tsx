import { theme } from '../../kit/roles';
import { FrequencyTable } from '../../kit/statistics/FrequencyTable';
import { expectedIn } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { PrizeMark } from '../board/PrizeMark';
import { prizeName, prizeOf } from '../board/prize';
import { MEAN_PRIZE_CENTAVOS, type Prize, prizeCentavos, prizePoints } from '../rules/prizes';
import { countPrizes } from './count';
import * as own from './statistics.css';
import type { StatisticsModule } from './strings';

/** The prizes of the last spins in their order, and how often each came. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, formatAmount, rounds }) => {
  const won = rounds.flatMap(({ outcome }): Prize[] => {
    const prize = prizeOf(outcome);
    return prize === null ? [] : [prize];
  });
  const newest = prizeName({ translate, formatAmount }, won[0] ?? 'points');
  return (
    <div className={css.stack}>
      <Section title={translate('stat.last', { count: won.length })} note={translate('stat.order')}>
        <div
          className={own.grid}
          role="img"
          aria-label={translate('stat.newest', { count: won.length, prize: newest })}
        >
          {won.toReversed().map((prize, index) => (
            <span
              // Spins have no names of their own; a new one moves all of them.
              key={index}
              data-high={prizeCentavos(prize) > MEAN_PRIZE_CENTAVOS || undefined}
              data-newest={index === won.length - 1 || undefined}
            >
              {prize === 'points' ? <PrizeMark prize={prize} /> : prize}
            </span>
          ))}
        </div>
      </Section>
      <Section
        title={translate('stat.prizes')}
        note={
          <span className={css.expected}>
            <span className={css.expectedTick} />
            {translate('stat.expectedShort')}
          </span>
        }
      >
        <FrequencyTable
          translate={translate}
          label={translate('stat.prizes')}
          rows={countPrizes(won).map(({ prize, count, chance }) => ({
            key: String(prize),
            name: prizeName({ translate, formatAmount }, prize),
            mark: (
              <span className={own.prize}>
                <PrizeMark prize={prize} />
                {prize === 'points' ? prizePoints(prize) : `₱${prize}`}
              </span>
            ),
            color: theme.accent,
            count,
            expected: expectedIn(won.length, chance),
          }))}
        />
      </Section>
    </div>
  );
};
