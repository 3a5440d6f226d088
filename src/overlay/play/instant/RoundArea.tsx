import { useAtomValue } from 'jotai';
import type { BoardProps, InstantCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { RoundHistory } from '../../../shared/play/rounds';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { stageClock } from '../../../stage/clock';
import { Button } from '../../../ui/form/Button';
import { AutoNote } from '../autoplay/AutoNote';
import { BoardOverlay } from '../BoardOverlay';
import * as css from '../GamePage.css';
import { Notice, ReplayBar } from '../Notice';
import { PlainPicture } from '../PlainPicture';
import { ResultShow } from '../ResultShow';
import type { Host } from '../useHost';
import type { Parts } from '../useParts';
import type { Wallet } from '../useWallet';
import { HistoryStrip } from './HistoryStrip';
import type { useAutoRounds } from './useAutoRounds';
import type { useRound } from './useRound';

/** What the host passes to a board, except the strings. */
export type InstantBoard = Omit<BoardProps, 'translate'>;

interface RoundAreaProps {
  readonly host: Host<InstantCard>;
  readonly round: ReturnType<typeof useRound>;
  readonly rounds: RoundHistory;
  readonly wallet: Wallet;
  readonly auto: ReturnType<typeof useAutoRounds>;
  readonly board: InstantBoard;
  /** Whether no celebration is running. */
  readonly over: boolean;
  /** Whether a celebration fills the scene. */
  readonly loud: boolean;
  /** The share of the usual durations that a round takes. */
  readonly share: number;
}

/** The area over the scene: last outcomes, result, and notices. */
export function RoundArea({ host, round, rounds, wallet, auto, board, over, loud, share }: RoundAreaProps) {
  const { parts, reducedMotion, setView } = host;
  const { phase, shown } = round.state;
  return (
    <>
      {parts !== null && <RoundOverlay parts={parts} board={board} playback={shown?.playback ?? null} />}
      {/* Past rounds stay visible under a small result, and the result stays when its round has ended. */}
      {parts !== null && !loud && <HistoryStrip parts={parts} rounds={rounds.list} onOpen={setView} />}
      {phase === 'result' && shown !== null && parts !== null && (
        <div
          className={parts.board.resultAtFoot ? css.foot : css.head}
          data-filled={parts.board.Over !== undefined || undefined}
        >
          <ResultShow
            key={`${shown.mode}${shown.round.roundId}${shown.playback.startedAtMs}`}
            shown={shown}
            game={parts.translate('title')}
            headline={parts.board.headline({
              translate: parts.translate,
              formatAmount: wallet.format,
              round: shown.round,
            })}
            format={wallet.format}
            reducedMotion={reducedMotion}
            share={share}
            over={over}
          />
        </div>
      )}
      {parts !== null && <PlainPicture parts={parts} shown={shown} revealed={phase === 'result'} />}
      <RoundNotices round={round} />
      <AutoNote state={auto.state} waits={auto.waits} symbol={wallet.symbol} onForget={auto.forget} />
    </>
  );
}

interface RoundOverlayProps {
  readonly parts: Parts<InstantCard>;
  readonly board: InstantBoard;
  readonly playback: Parameters<typeof BoardOverlay>[0]['playback'];
}

/** The game's DOM over the scene. Devices without a scene get the game's plain form instead, if it has one. */
function RoundOverlay({ parts, board, playback }: RoundOverlayProps) {
  const alone = useAtomValue(stageStateAtom) === 'boardAlone';
  const { formatAmount, phase, events, reducedMotion, hand, onAct } = board;
  return (
    <BoardOverlay
      {...{ formatAmount, phase, events, reducedMotion, hand, onAct, playback }}
      Over={alone ? parts.board.Plain : parts.board.Over}
      translate={parts.translate}
      clock={stageClock}
      className={css.over}
    />
  );
}

/** Notices: a bet with an unknown outcome, a failed stage, a replay. */
function RoundNotices({ round }: { readonly round: ReturnType<typeof useRound> }) {
  const { t } = useTranslation();
  const lost = useAtomValue(stageStateAtom) === 'lost';
  const { sent, shown } = round.state;
  return (
    <>
      {sent?.certainty === 'checking' && <Notice title={t('play.checking')} text={t('play.checkingText')} />}
      {sent?.certainty === 'unreachable' && (
        <Notice
          title={t('play.unreachable')}
          text={t('play.unreachableText')}
          action={
            <Button size="m" tone="secondary" onClick={round.checkAgain}>
              {t('play.checkAgain')}
            </Button>
          }
        />
      )}
      {lost && <Notice title={t('play.pictureLost')} />}
      {shown?.replay === true && <ReplayBar createdAt={shown.round.createdAt} onEnd={round.clear} />}
    </>
  );
}
