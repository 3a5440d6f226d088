import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { Parts } from '../useParts';
import { PastMark } from './PastMark';
import * as css from './Shared.css';

/** More outcomes than the widest strip shows. */
const SHOWN = 12;

interface OutcomeStripProps {
  readonly parts: Parts<SharedCard>;
  /** Newest first. */
  readonly past: readonly LivePastRound[];
  readonly onOpen: () => void;
}

/** The last outcomes of the table, of all players; a tap opens the list. */
export function OutcomeStrip({ parts, past, onOpen }: OutcomeStripProps) {
  const { t } = useTranslation();
  if (past.length === 0) return <div className={css.strip} />;
  return (
    <button type="button" className={css.strip} onClick={onOpen} aria-label={t('live.lastOutcomes')}>
      {past.slice(0, SHOWN).map((round) => (
        <span key={round.roundNumber} className={css.past}>
          <PastMark parts={parts} round={round} />
        </span>
      ))}
    </button>
  );
}
