import type { TableCompany } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { PastMark } from '../shared/PastMark';
import type { Parts } from '../useParts';
import * as css from './company.css';
import { timesText } from './figures';

interface LastRoundProps {
  readonly parts: Parts<SharedCard>;
  readonly last: TableCompany['last'];
  /** How many winners are listed at most. */
  readonly most?: number;
}

/** As many figures fit into one line of the card. */
const FIT = 16;

/** The last settled round: its outcome, how many bet, and who won. */
export function LastRound({ parts, last, most = 2 }: LastRoundProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={css.labelWraps}>
        <span className={css.labelText}>
          {t('company.last')}
          {last !== null && <PastMark parts={parts} round={{ outcome: last.outcome }} />}
        </span>
        {last !== null && last.aboard > 0 && <span>{t('company.bets', { count: last.aboard })}</span>}
      </span>
      {last?.winners.slice(0, most).map(({ name, multiplier, payout }, index) => {
        const [times, amount] = [timesText(multiplier), amountText(payout)];
        return (
          <span key={index} className={css.winner}>
            <span>{name}</span>
            <span>
              {(times.length + amount.length <= FIT || most > 2) && times} <b>{amount}</b>
            </span>
          </span>
        );
      })}
      {(last === null || last.winners.length === 0) && (
        <span className={css.said}>
          {t(last === null ? 'company.noRound' : last.aboard === 0 ? 'company.nobody' : 'company.noWinner')}
        </span>
      )}
    </>
  );
}
