import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { Parts } from '../useParts';
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
  const { OutcomeMark } = parts.board;
  if (past.length === 0) return <div className={css.strip} />;
  return (
    <button type="button" className={css.strip} onClick={onOpen} aria-label={t('live.lastOutcomes')}>
      {past.slice(0, SHOWN).map(({ roundNumber, outcome }) => (
        <span key={roundNumber} className={css.past}>
          <OutcomeMark outcome={outcome} translate={parts.translate} />
        </span>
      ))}
    </button>
  );
}
