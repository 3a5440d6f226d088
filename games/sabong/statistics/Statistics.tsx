import { useState } from 'react';
import * as z from 'zod/mini';
import { multiplierText } from '../../kit/rules/money';
import { expectedText } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { matchupOf } from '../rules/matchups';
import { type Outcome, outcome as schema } from '../rules/outcome';
import { countSides, postedCards } from './count';
import { Road } from './Road';
import * as own from './road.css';
import { longestRun } from './roads';
import type { StatisticsModule, StatisticsProps } from './strings';

/** The winners of the last contests, of all match-ups or one, and the two roads. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, rounds, isBrief }) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const contests = rounds.flatMap(({ outcome }): Outcome[] => {
    const read = z.safeDecode(schema, outcome as never);
    return read.success ? [read.data] : [];
  });
  const shown = chosen === null ? contests : contests.filter(({ card }) => card === chosen);
  // The roads have every contest: one match-up alone has no runs.
  const winners = contests.map(({ winner }) => winner).toReversed();
  const values = { meron: longestRun(winners, 'meron'), wala: longestRun(winners, 'wala') };
  return (
    <div className={css.stack}>
      {!isBrief && (
        <Section title={translate('stat.matchup')} note={translate('stat.pay')}>
          <fieldset className={own.chips} aria-label={translate('stat.matchup')}>
            <button
              type="button"
              className={own.chip}
              aria-pressed={chosen === null}
              onClick={() => setChosen(null)}
            >
              {translate('stat.all')}
            </button>
            {postedCards(contests).map((card) => (
              <Matchup
                key={card}
                translate={translate}
                card={card}
                isChosen={chosen === card}
                onChoose={() => setChosen(card)}
              />
            ))}
          </fieldset>
        </Section>
      )}
      <Section title={translate('stat.winners', { count: shown.length })}>
        <dl className={own.sides}>
          {countSides(shown).map(({ side, count, expected }) => (
            <div key={side} data-side={side}>
              <dt>{translate(`side.${side}`)}</dt>
              <dd>
                <b>{count}</b>
                <small>{translate('stat.expected', { count: expectedText(expected) })}</small>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title={translate('stat.bigRoad')}
        note={translate('stat.lastContests', { count: winners.length })}
      >
        <Road
          translate={translate}
          kind="big"
          winners={winners}
          label={translate('stat.bigSpoken', values)}
        />
        <p className={css.text}>{translate('stat.bigHow')}</p>
        <p className={css.text}>{translate('stat.longest', values)}</p>
      </Section>
      {!isBrief && (
        <Section title={translate('stat.beadRoad')} note={translate('stat.beadHow')}>
          <Road
            translate={translate}
            kind="bead"
            winners={winners}
            label={translate('stat.beadSpoken', { count: winners.length })}
          />
        </Section>
      )}
    </div>
  );
};

interface MatchupProps extends Pick<StatisticsProps, 'translate'> {
  readonly card: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Matchup({ translate, card, isChosen, onChoose }: MatchupProps) {
  const { pays } = matchupOf(card);
  const [meron, wala] = [multiplierText(pays.meron), multiplierText(pays.wala)];
  return (
    <button
      type="button"
      className={own.chip}
      aria-pressed={isChosen}
      aria-label={translate('stat.matchupOf', { meron, wala })}
      onClick={onChoose}
    >
      <span className={own.dots.meron} aria-hidden="true" />
      {translate('times', { multiplier: meron })}
      <span className={own.dots.wala} aria-hidden="true" />
      {translate('times', { multiplier: wala })}
    </button>
  );
}
