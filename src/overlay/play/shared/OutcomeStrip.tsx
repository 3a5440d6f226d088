import ChartBar from '~icons/ph/chart-bar-fill';
import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import { chart } from '../GamePage.css';
import type { SheetView } from '../sheetView';
import type { Parts } from '../useParts';
import { PastMark } from './PastMark';
import * as css from './Shared.css';

/** More outcomes than the widest strip shows. */
const SHOWN = 12;

interface OutcomeStripProps {
  readonly parts: Parts<SharedCard>;
  /** Newest first. */
  readonly past: readonly LivePastRound[];
  readonly onOpen: (view: SheetView) => void;
}

/** The last outcomes of the table, of all players; a tap opens the list, and the chart before them the statistics. */
export function OutcomeStrip({ parts, past, onOpen }: OutcomeStripProps) {
  const { t } = useTranslation();
  if (past.length === 0) return <div className={css.strip} />;
  return (
    <div className={css.strip}>
      <button
        type="button"
        className={chart}
        onClick={() => onOpen({ name: 'statistics' })}
        aria-label={t('play.statistics')}
      >
        <ChartBar aria-hidden />
      </button>
      <button
        type="button"
        className={css.pasts}
        onClick={() => onOpen({ name: 'rounds' })}
        aria-label={t('live.lastOutcomes')}
      >
        {past.slice(0, SHOWN).map((round) => (
          <span key={round.roundNumber} className={css.past}>
            <PastMark parts={parts} round={round} />
          </span>
        ))}
      </button>
    </div>
  );
}
