import { Suspense, useRef } from 'react';
import type { GameCard } from '../../../games/kit/card';
import { textIn } from '../../../games/kit/rules/manifest';
import { useTranslation } from '../../i18n/i18n';
import { useLeaveGame } from '../../shared/navigation/useLeaveGame';
import { useNavigate } from '../../shared/navigation/useNavigate';
import type { PlayMode } from '../../shared/play/play';
import { showToast } from '../../shared/popups/toasts';
import { useRealityCheck } from '../../shared/safer-play/useRealityCheck';
import { whenIdle } from '../../shared/whenIdle';
import { useStageRoom } from '../../stage/useStageRoom';
import { lazyExtra } from '../../ui/lazyExtra';
import { BoardFrame } from './BoardFrame';
import { shownReturn } from './demo/shownReturn';
import * as css from './GamePage.css';
import { Header } from './Header';
import { AutoSheet, TooLowSheet } from './lazySheets';
import type { RoundSource } from './roundSource';
import { useReplayRequest } from './rounds/useReplayRequest';
import { useExclusionNotice } from './useExclusionNotice';
import { useGameKeys } from './useGameKeys';
import type { Host } from './useHost';
import { useRealPlaySuggestion } from './useRealPlaySuggestion';
import { useTapToEnd } from './useTapToEnd';
import { useVisit } from './useVisit';

/** Loaded after the first frame. */
const FirstHint = lazyExtra(async () => {
  await whenIdle();
  return (await import('./hints/FirstHint')).FirstHint;
});

interface OpenGameProps<Card extends GameCard> {
  readonly host: Host<Card>;
  readonly source: RoundSource;
}

/** An open game: the overlay above its scene. */
export function OpenGame<Card extends GameCard>({ host, source }: OpenGameProps<Card>) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const leave = useLeaveGame(null);
  const area = useRef<HTMLDivElement>(null);
  const { card, mode, parts, setView } = host;
  const { wallet, replay, autoplay, celebration } = source;
  const changeMode = (next: PlayMode) => {
    if (source.modeLock !== null) return showToast({ text: t(source.modeLock) });
    source.leaveMode();
    host.setMode(next);
  };
  const isHintOver = useEverTrue(source.modeLock !== null);
  useStageRoom(area, 'window');
  useVisit({ card, requestedMode: host.requestedMode, onChoose: host.setMode });
  useRealityCheck(mode, source.isIdle);
  useExclusionNotice(mode);
  useGameKeys();
  useTapToEnd(celebration.isRunning, celebration.end);
  useRealPlaySuggestion({
    game: card.name,
    isDue: mode === 'demo' && source.suggestsRealPlay,
    returnPercent: parts === null ? undefined : shownReturn(parts.board, t),
    onReal: () => changeMode('real'),
  });
  useReplayRequest(card.name, parts !== null && mode === 'real' && replay.isReady, (round) => {
    if (!replay.isLocked) replay.start(round);
  });
  return (
    <div
      className={css.page}
      data-offline={!host.online || undefined}
      data-mode={mode}
      {...source.attributes}
    >
      {mode === 'demo' && <div className={css.stripes} aria-hidden="true" />}
      <Header
        title={textIn(card.title, language)}
        mode={mode}
        balanceCentavos={wallet.balanceCentavos}
        format={wallet.format}
        reducedMotion={host.reducedMotion}
        onBack={leave}
        onBalance={() => (mode === 'real' ? navigate('/cashin?from=og') : setView({ name: 'menu' }))}
        onMenu={() => setView({ name: 'menu' })}
      />
      <div ref={area} className={css.free}>
        {source.overScene}
        {parts !== null && (
          <Suspense>
            <FirstHint
              key={card.name}
              game={card.name}
              translate={parts.translate}
              isOver={isHintOver || host.covered}
              isAtHead={parts.board.hintAtHead === true}
            />
          </Suspense>
        )}
      </div>
      <BoardFrame loaded={host.loaded} skeleton={source.boardSkeleton}>
        {source.board}
      </BoardFrame>
      {source.side}
      {source.sheets({
        onMode: changeMode,
        onReplay(round) {
          if (replay.isLocked) return showToast({ text: t('play.roundRunning') });
          setView(null);
          replay.start(round);
        },
      })}
      <AutoSheet
        draft={autoplay.draft}
        changesStake={autoplay.changesStake}
        wallet={wallet}
        busy={autoplay.isBusy}
        onStart={autoplay.start}
        onClose={autoplay.dismiss}
      />
      <TooLowSheet
        game={card.name}
        mode={mode}
        stakeCentavos={host.tooLow}
        wallet={wallet}
        onClose={() => host.setTooLow(null)}
      />
    </div>
  );
}

/** Whether the value has been true since the component was mounted. */
function useEverTrue(value: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= value;
  return ever.current;
}
