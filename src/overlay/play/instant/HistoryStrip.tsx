import ClockCounter from '~icons/ph/clock-counter-clockwise-bold';
import type { SettledRound } from '../../../../contract/play';
import { useTranslation } from '../../../i18n/i18n';
import * as css from '../GamePage.css';
import type { Parts } from '../useParts';

const SHOWN = 5;

interface HistoryStripProps {
  readonly parts: Parts;
  /** Newest first, without a round whose result is not shown yet. */
  readonly rounds: readonly SettledRound[];
  readonly onOpen: () => void;
}

/** The last outcomes; a tap opens the list. */
export function HistoryStrip({ parts, rounds, onOpen }: HistoryStripProps) {
  const { t } = useTranslation();
  const { OutcomeMark } = parts.board;
  if (rounds.length === 0) return null;
  return (
    <button type="button" className={css.strip} onClick={onOpen} aria-label={t('play.lastRounds')}>
      <span className={css.pasts}>
        {rounds.slice(0, SHOWN).map((round) => (
          <span key={round.roundId} className={css.past} data-won={round.payout > round.stake || undefined}>
            <OutcomeMark outcome={round.outcome} translate={parts.translate} />
          </span>
        ))}
      </span>
      <ClockCounter className={css.stripIcon} aria-hidden />
    </button>
  );
}
