import { chanceOf, type LottoPick } from '../../../games/kit/fairness/lotto/lines';
import { useTranslation } from '../../i18n/i18n';
import { NoteSheet } from '../../ui/sheet/NoteSheet';
import * as css from './DescriptionSheet.css';
import { timesText } from './lottoText';

/** Chance and pay of a pick. */
const figuresOf = (pick: LottoPick) => {
  const { ways, of } = chanceOf(pick);
  return { wins: `${ways} / ${of.toLocaleString('en')}`, pays: timesText(pick) };
};

/** Chance and pay of each bet, from the rules. */
const FIGURES = {
  straight2: figuresOf({ game: '2D', numbers: [1, 2], order: 'straight' }),
  any2: figuresOf({ game: '2D', numbers: [1, 2], order: 'any' }),
  straight3: figuresOf({ game: '3D', numbers: [1, 2, 3], order: 'straight' }),
  any3: figuresOf({ game: '3D', numbers: [1, 1, 2], order: 'any' }),
  any6: figuresOf({ game: '3D', numbers: [1, 2, 3], order: 'any' }),
} as const;

const BETS = ['straight2', 'any2', 'straight3', 'any3', 'any6'] as const;
const TERMS = ['when', 'stake', 'exposure', 'void', 'noBack', 'fair', 'kept'] as const;

/** What lotto is: its bets with chance and pay, its times, and its rules. */
export function DescriptionSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <NoteSheet title={t('lotto.howTitle')} done={t('lotto.howDone')} onClose={onClose}>
      <div className={css.stack}>
        <p className={css.text}>{t('lotto.howText')}</p>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('lotto.howBet')}</th>
              <th scope="col">{t('lotto.howWins')}</th>
              <th scope="col">{t('lotto.howPays')}</th>
            </tr>
          </thead>
          <tbody>
            {BETS.map((bet) => (
              <tr key={bet}>
                <th scope="row">{t(`lotto.bet_${bet}`)}</th>
                <td>{FIGURES[bet].wins}</td>
                <td>{FIGURES[bet].pays}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.text}>{t('lotto.howRtp')}</p>
        <ul className={css.terms}>
          {TERMS.map((term) => (
            <li key={term}>{t(`lotto.term_${term}`)}</li>
          ))}
        </ul>
      </div>
    </NoteSheet>
  );
}
