import type { TableCompany } from '../../../../contract/live';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { timeText } from '../../../shared/dateText';
import * as css from './company.css';
import { timesText } from './figures';

interface BestTodayProps {
  readonly best: TableCompany['best'];
  readonly onVerify: (roundNumber: number) => void;
}

/** The highest multiplier of the day, or the best payout in a game whose rounds have none; its round can be checked. */
export function BestToday({ best, onVerify }: BestTodayProps) {
  const { t, language } = useTranslation();
  const at = (openedAt: number) => timeText(new Date(openedAt), LANGUAGES[language].tag);
  const [round] = best.rounds;
  const [win] = best.wins;
  const shown =
    round !== undefined
      ? {
          roundNumber: round.roundNumber,
          figure: timesText(round.multiplier),
          note:
            win === undefined
              ? t('company.roundAt', { time: at(round.openedAt) })
              : t('company.bestOut', { name: win.name, times: timesText(win.multiplier) }),
        }
      : win !== undefined
        ? {
            roundNumber: win.roundNumber,
            figure: amountText(win.payout),
            note: t('company.winAt', { name: win.name, time: at(win.openedAt) }),
          }
        : null;
  return (
    <>
      <span className={css.label}>
        <span className={css.labelText}>{t('company.best')}</span>
        {shown !== null && (
          <button type="button" className={css.verify} onClick={() => onVerify(shown.roundNumber)}>
            {t('play.verify')}
          </button>
        )}
      </span>
      {shown === null ? (
        <span className={css.said}>{t('company.noBest')}</span>
      ) : (
        <>
          <b className={css.figure} data-long={shown.figure.length > 10 || undefined}>
            {shown.figure}
          </b>
          <span className={css.noteLine}>{shown.note}</span>
        </>
      )}
    </>
  );
}
