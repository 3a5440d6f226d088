import type { BonusTerms } from '../../../../contract/bonus';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { OWN_GAMES, useOwnTexts } from '../../../shared/catalogue/ownGames';
import * as css from './Bonus.css';

/** What stands beside every bonus: turnover, time, largest stake, and what each game counts. */
export function BonusFacts({ terms }: { readonly terms: BonusTerms }) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  const gamesAt = (percent: number): string =>
    terms.weights
      .filter((weight) => weight.percent === percent)
      .map(({ gameId }) => OWN_GAMES.find(({ id }) => String(id) === gameId)?.name)
      .flatMap((name) => (name === undefined ? [] : [titleOf(name)]))
      .join(', ');
  const { stakeMax, times, days } = terms;
  return (
    <ul className={css.facts}>
      <li>{t('wallet.bonusMost', { amount: amountText(stakeMax), times, days })}</li>
      {gamesAt(100) !== '' && <li>{t('wallet.bonusFull', { games: gamesAt(100) })}</li>}
      {gamesAt(50) !== '' && <li>{t('wallet.bonusHalf', { games: gamesAt(50) })}</li>}
      <li>{t('wallet.bonusElsewhere')}</li>
    </ul>
  );
}
