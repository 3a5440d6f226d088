import ChartBar from '~icons/ph/chart-bar-fill';
import type { SettledRound } from '../../../../contract/play';
import { useTranslation } from '../../../i18n/i18n';
import * as css from '../GamePage.css';
import type { SheetView } from '../sheetView';
import type { Parts } from '../useParts';

/** The oldest ones that do not fit into the line are hidden. */
const SHOWN = 14;

interface HistoryStripProps {
  readonly parts: Parts;
  /** Newest first, without a round whose result is not shown yet. */
  readonly rounds: readonly SettledRound[];
  readonly onOpen: (view: SheetView) => void;
}

/** The last outcomes; a tap opens the list, and the chart beside them the statistics. */
export function HistoryStrip({ parts, rounds, onOpen }: HistoryStripProps) {
  const { t } = useTranslation();
  const { OutcomeMark, Over, resultAtFoot } = parts.board;
  // Nothing else of the round is shown at the top of the scene.
  const keeps = resultAtFoot === true && Over === undefined;
  if (rounds.length === 0) return null;
  return (
    <div className={css.strip} data-keeps={keeps || undefined}>
      <button
        type="button"
        className={css.pasts}
        onClick={() => onOpen({ name: 'rounds' })}
        aria-label={t('play.lastRounds')}
      >
        {rounds.slice(0, SHOWN).map((round) => (
          <span key={round.roundId} className={css.past} data-won={round.payout > round.stake || undefined}>
            <OutcomeMark outcome={round.outcome} translate={parts.translate} isNarrow />
          </span>
        ))}
      </button>
      <button
        type="button"
        className={css.chart}
        onClick={() => onOpen({ name: 'statistics' })}
        aria-label={t('play.statistics')}
      >
        <ChartBar aria-hidden />
      </button>
    </div>
  );
}
