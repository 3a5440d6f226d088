import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { Parts } from '../useParts';
import * as css from './Shared.css';

interface PastMarkProps {
  readonly parts: Parts<SharedCard>;
  readonly round: Pick<LivePastRound, 'outcome' | 'calledOff'>;
}

/** The outcome of a past round; a dash where it was called off. */
export function PastMark({ parts, round }: PastMarkProps) {
  const { t } = useTranslation();
  const { OutcomeMark } = parts.board;
  if (round.calledOff === undefined) {
    return <OutcomeMark outcome={round.outcome} translate={parts.translate} />;
  }
  return (
    <span role="img" aria-label={t('live.calledOffMark')} className={css.calledOff}>
      –
    </span>
  );
}
