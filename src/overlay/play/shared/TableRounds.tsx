import { type ReactNode, useState } from 'react';
import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import type { LivePastRound } from '../../../../contract/live';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import { Tabs } from '../../../ui/page/Tabs';
import { Empty } from '../../../ui/text/Empty';
import * as css from '../sheets.css';
import type { Parts } from '../useParts';
import { PastMark } from './PastMark';

/** More rounds than anybody scrolls through; the statistics count all that are known. */
const LISTED = 50;

type Whose = 'everybody' | 'mine';

interface TableRoundsProps {
  readonly parts: Parts<SharedCard>;
  readonly past: readonly LivePastRound[];
  /** The list of the player's own rounds. */
  readonly own: ReactNode;
  readonly onPast: (roundNumber: number) => void;
}

/** Two lists: the rounds of the table, and the player's own bets. */
export function TableRounds({ parts, past, own, onPast }: TableRoundsProps) {
  const { t } = useTranslation();
  const [whose, setWhose] = useState<Whose>('everybody');
  return (
    <div className={css.stack}>
      <Tabs
        label={t('live.tableRounds')}
        look="pill"
        tabs={[
          { key: 'everybody', label: t('live.everybody') },
          { key: 'mine', label: t('live.mine') },
        ]}
        active={whose}
        onChange={setWhose}
      />
      {whose === 'mine' ? own : <PastList parts={parts} past={past} onPast={onPast} />}
    </div>
  );
}

function PastList({ parts, past, onPast }: Pick<TableRoundsProps, 'parts' | 'past' | 'onPast'>) {
  const { t } = useTranslation();
  if (past.length === 0) {
    return <Empty icon={<ClockCounter aria-hidden />} title={t('live.noPast')} text={t('live.noPastText')} />;
  }
  return (
    <ul className={css.rounds}>
      {past.slice(0, LISTED).map((round) => (
        <li key={round.roundNumber}>
          <button type="button" className={css.round} onClick={() => onPast(round.roundNumber)}>
            <span className={css.when}>
              {t('live.roundNumber', { number: round.roundNumber })}
              <small>
                {t(round.calledOff === undefined ? 'live.checkIt' : `live.calledOff.${round.calledOff}`)}
              </small>
            </span>
            <span className={css.mark}>
              <PastMark parts={parts} round={round} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
