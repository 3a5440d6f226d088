import type { ReactNode } from 'react';
import type { BonusTerms } from '../../../../contract/wallet/bonus';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { OWN_GAMES, useOwnTexts } from '../../../shared/catalogue/ownGames';
import * as css from './Bonus.css';

interface BonusFactsProps {
  readonly terms: BonusTerms;
  /** What each game counts is opened by a tap, where more stands below. */
  readonly isFolded?: boolean;
  /** Stands beside what is opened. */
  readonly children?: ReactNode;
}

/** What stands beside every bonus: turnover, time, largest stake, and what each game counts. */
export function BonusFacts({ terms, isFolded = false, children }: BonusFactsProps) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  const gamesAt = (percent: number): string =>
    terms.weights
      .filter((weight) => weight.percent === percent)
      .map(({ gameId }) => OWN_GAMES.find(({ id }) => String(id) === gameId)?.name)
      .flatMap((name) => (name === undefined ? [] : [titleOf(name)]))
      .join(', ');
  const { stakeMax, times, days } = terms;
  const most = t('wallet.bonusMost', { amount: amountText(stakeMax), times, days });
  const games = (
    <>
      {gamesAt(100) !== '' && <li>{t('wallet.bonusFull', { games: gamesAt(100) })}</li>}
      {gamesAt(50) !== '' && <li>{t('wallet.bonusHalf', { games: gamesAt(50) })}</li>}
      <li>{t('wallet.bonusElsewhere')}</li>
    </>
  );
  if (!isFolded) {
    return (
      <ul className={css.facts}>
        <li>{most}</li>
        {games}
      </ul>
    );
  }
  return (
    <div className={css.facts}>
      <p>{most}</p>
      <div className={css.links}>
        <details className={css.games}>
          <summary className={css.summary}>{t('wallet.bonusGames')}</summary>
          <ul className={css.facts}>{games}</ul>
        </details>
        {children}
      </div>
    </div>
  );
}
