import { useState } from 'react';
import X from '~icons/ph/x-bold';
import type { SharedCard } from '../../../../games/kit/card';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import type { LiveTable } from '../shared/live';
import type { TableState } from '../shared/liveTable';
import { PastMark } from '../shared/PastMark';
import type { Parts } from '../useParts';
import { BestToday } from './BestToday';
import { CompanySheet } from './CompanySheet';
import * as css from './company.css';
import { FloatingReactions } from './FloatingReactions';
import { LastRound } from './LastRound';
import { ReactionBar } from './ReactionBar';
import { Sticker } from './Sticker';
import { useReact } from './useReact';
import { useReactions } from './useReactions';
import { WatchersPill } from './WatchersPill';

export interface CompanyProps {
  readonly game: string;
  readonly parts: Parts<SharedCard>;
  readonly table: LiveTable;
  readonly state: TableState;
  /** False while the stage shows something else: a lost connection, or a replay. */
  readonly isShown: boolean;
  /** Opens the check of a round of the table. */
  readonly onRound: (roundNumber: number) => void;
}

/**
 * The company at a shared table, over the foot of the scene: who watches, the last winners, the best of the day, and
 * stickers to send. On low screens all of it is one line.
 */
export function Company({ game, parts, table, state, isShown, onRound }: CompanyProps) {
  const { t } = useTranslation();
  const { list, nowMs } = useReactions(table);
  const sending = useReact(game);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const { company, round } = state;
  if (company === null || !isShown) return null;
  const { watching, last, best } = company;
  const verify = (roundNumber: number) => {
    setIsSheetOpen(false);
    onRound(roundNumber);
  };
  const bar = <ReactionBar {...{ game, sending, list, nowMs }} />;
  const [winner] = last?.winners ?? [];
  return (
    <>
      <FloatingReactions {...{ game, list, nowMs }} />
      <div className={css.corner}>
        <WatchersPill watching={watching} bets={round.bets} />
      </div>
      <div className={css.dock} data-company-dock>
        <div className={css.tall}>
          <div className={css.cards}>
            <button type="button" className={css.card} onClick={() => setIsSheetOpen(true)}>
              <LastRound parts={parts} last={last} />
            </button>
            <div className={css.card}>
              <BestToday best={best} onVerify={verify} />
            </div>
          </div>
          {bar}
        </div>
        <div className={css.low}>
          {isTrayOpen ? (
            bar
          ) : (
            <button type="button" className={css.folded} onClick={() => setIsSheetOpen(true)}>
              <WatchersPill watching={watching} bets={[]} />
              {last !== null && (
                <span className={css.foldedLast}>
                  <PastMark parts={parts} round={{ outcome: last.outcome }} />
                  {winner !== undefined && (
                    <span>
                      {winner.name} <b>{amountText(winner.payout)}</b>
                    </span>
                  )}
                </span>
              )}
            </button>
          )}
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isTrayOpen}
            aria-label={t('company.send')}
            onClick={() => setIsTrayOpen(!isTrayOpen)}
          >
            {isTrayOpen ? <X aria-hidden /> : <Sticker reaction="heart" game={game} />}
          </button>
        </div>
      </div>
      <CompanySheet
        open={isSheetOpen}
        {...{ parts, company }}
        onVerify={verify}
        onClose={() => setIsSheetOpen(false)}
      />
    </>
  );
}
