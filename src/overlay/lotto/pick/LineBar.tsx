import Plus from '~icons/ph/plus-circle-bold';
import { LOTTO_GAMES, winOf } from '../../../../games/kit/fairness/lotto/lines';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { chanceText, numbersText, timesText } from '../lottoText';
import { added, changeDraft, type Draft, lineOf, pickOf, whyNotAdd } from './draft';
import * as css from './PanelPage.css';

interface LineBarProps {
  readonly draft: Draft;
  /** The draw that sells. */
  readonly draw: number;
  /** Called when the pool has changed. */
  readonly onChange: () => void;
}

/** What the picked line pays and how often it wins, and the button that adds it to the pool. */
export function LineBar({ draft, draw, onChange }: LineBarProps) {
  const { t } = useTranslation();
  const pick = pickOf(draft);
  const why = pick === null ? null : whyNotAdd(draft.lines, pick);
  const add = () => {
    changeDraft((before) => added(before, draw));
    onChange();
  };
  return (
    <div className={css.line}>
      <div className={css.torn}>
        <div className={css.facts}>
          {pick === null ? (
            <>
              <span className={css.pays}>
                {t('lotto.pickFirst', { places: LOTTO_GAMES[draft.game].places })}
              </span>
              <span className={css.odds}>{t(`lotto.about_${draft.game === '2D' ? 'twoD' : 'threeD'}`)}</span>
            </>
          ) : (
            <>
              <span className={css.pays}>
                {t(`lotto.pays_${pick.order}`, {
                  numbers: numbersText(pick.numbers),
                  amount: amountText(
                    winOf(lineOf({ ...pick, numbers: [...pick.numbers], pesos: draft.pesos })),
                  ),
                })}
              </span>
              <span className={css.odds}>
                {why === null
                  ? t('lotto.odds', { chance: chanceText(pick, t), times: timesText(pick) })
                  : t(`lotto.${why}`)}
              </span>
            </>
          )}
        </div>
        <button type="button" className={css.add} disabled={pick === null || why !== null} onClick={add}>
          <Plus aria-hidden />
          {t('lotto.add')}
        </button>
      </div>
    </div>
  );
}
