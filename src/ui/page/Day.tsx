import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import * as css from './Day.css';

export interface DayFact {
  readonly name: string;
  readonly value: ReactNode;
  /** Colours the value. */
  readonly sign?: 'plus' | 'minus' | undefined;
}

interface DayProps {
  /** Empty on a day without a round. */
  readonly facts: readonly DayFact[];
  readonly children?: ReactNode;
}

/** A player's own results in a game since 0:00. */
export function Day({ facts, children }: DayProps) {
  const { t } = useTranslation();
  return (
    <section className={css.card} aria-label={t('statistics.today')}>
      <header className={css.head}>
        <h3>{t('statistics.today')}</h3>
        <span>{t('statistics.sinceMidnight')}</span>
      </header>
      {facts.length === 0 ? (
        <p className={css.none}>{t('statistics.noneToday')}</p>
      ) : (
        <dl className={css.facts}>
          {facts.map(({ name, value, sign }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-sign={sign}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
