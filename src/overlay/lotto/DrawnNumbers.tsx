import type { LottoDraw } from '../../../contract/lotto';
import { useTranslation } from '../../i18n/i18n';
import * as css from './LottoPage.css';
import { hourText } from './lottoText';
import { DrawnBalls, DrawnDigits } from './Numbers';

/** The numbers of a draw side by side, or why there are none. */
export function DrawnNumbers({ draw }: { readonly draw: LottoDraw }) {
  const { t } = useTranslation();
  const stateText = useStateText(draw);
  if (draw.numbers === null) return <p className={css.resultNote}>{stateText}</p>;
  return (
    <div className={css.drawn}>
      <div className={css.drawnGame}>
        <span className={css.drawnName}>{t('lotto.name_2D')}</span>
        <span className={css.drawnBalls}>
          <DrawnBalls numbers={draw.numbers.twoD} />
        </span>
      </div>
      <div className={css.drawnGame}>
        <span className={css.drawnName}>{t('lotto.name_3D')}</span>
        <span className={css.drawnDigits}>
          <DrawnDigits numbers={draw.numbers.threeD} />
        </span>
      </div>
    </div>
  );
}

/** What a draw without numbers waits for, or why it is void. */
export function useStateText({ state, drawsAt, voidAt, voidReason }: LottoDraw): string {
  const { t } = useTranslation();
  if (voidReason !== null) return t(`lotto.void_${voidReason}`);
  if (state === 'open') return t('lotto.sells');
  return t('lotto.drawnFrom', { time: hourText(drawsAt), late: hourText(voidAt) });
}
