import type { RefObject } from 'react';
import { AutoNote } from '../autoplay/AutoNote';
import * as css from '../GamePage.css';
import { PlainPicture } from '../PlainPicture';
import { HistoryStrip } from './HistoryStrip';
import { Notices } from './Notices';
import { BoardOverlay } from '../BoardOverlay';
import { ResultShow } from '../ResultShow';
import type { useHost } from '../useHost';

interface FreeAreaProps {
  readonly host: ReturnType<typeof useHost>;
  readonly free: RefObject<HTMLDivElement | null>;
}

/** What is written over the scene: the last outcomes, the result, and what the player must know just now. */
export function FreeArea({ host, free }: FreeAreaProps) {
  const { parts, round, rounds, wallet, auto, board, over, loud, calm, setView } = host;
  const { phase, shown } = round.state;
  return (
    <div ref={free} className={css.free}>
      {parts !== null && <BoardOverlay parts={parts} board={board} performance={shown?.performance ?? null} />}
      {/* Under a quiet result it stays where it is, and so does the result when its round has ended. */}
      {parts !== null && !loud && (
        <HistoryStrip parts={parts} rounds={rounds.list} onOpen={() => setView({ name: 'rounds' })} />
      )}
      {phase === 'result' && shown !== null && parts !== null && (
        <div
          className={parts.board.resultAtFoot ? css.foot : css.head}
          data-filled={parts.board.Over !== undefined || undefined}
        >
          <ResultShow
            key={`${shown.mode}${shown.round.roundId}${shown.performance.startedAtMs}`}
            shown={shown}
            game={parts.translate('title')}
            headline={parts.board.headline({
              translate: parts.translate,
              formatAmount: wallet.format,
              round: shown.round,
            })}
            format={wallet.format}
            calm={calm}
            over={over}
          />
        </div>
      )}
      {parts !== null && <PlainPicture parts={parts} shown={shown} revealed={phase === 'result'} />}
      <Notices round={round} />
      <AutoNote state={auto.state} waits={auto.waits} symbol={wallet.symbol} onForget={auto.forget} />
    </div>
  );
}
