import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import List from '~icons/ph/list-bold';
import type { Game } from '../../../contract/config';
import { useTranslation } from '../../i18n/i18n';
import { keyOf } from '../../shared/catalogue/games';
import { addRecentAtom } from '../../shared/catalogue/recents';
import { reportEvent } from '../../shared/missions/reportEvent';
import { onlineAtom } from '../../shared/online';
import { refreshRealityCheck, useRealityCheck } from '../../shared/safer-play/useRealityCheck';
import { changeAtom } from '../../shared/store/store';
import { shownTheme } from '../../theme/shown';
import { preloadSheet } from '../../ui/sheet/Sheet';
import { FrameBar } from './FrameBar';
import { FrameMenu, Tools } from './FrameMenu';
import { FrameStatus } from './FrameStatus';
import * as css from './GameFrame.css';
import { RotateHint } from './RotateHint';
import { useBalanceRefresh } from './useBalanceRefresh';
import { useGameFrame } from './useGameFrame';
import { useVisitResult, VisitResult } from './VisitResult';

interface GameFrameProps {
  readonly game: Game;
  readonly onLeave: () => void;
}

/**
 * A provider's game in a sandboxed frame: it may only run scripts, and its messages are validated. Balance, clock and
 * exit are outside the frame.
 */
export function GameFrame({ game, onLeave }: GameFrameProps) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const frame = useRef<HTMLIFrameElement>(null);
  const [menu, setMenu] = useState(false);
  useEffect(() => reportEvent('gamePage'), []);
  const visit = useVisitResult(game);
  const refreshBalance = useBalanceRefresh(() => {
    visit.refresh();
    // Stakes may have brought a limit or a reality check closer, and a due check refuses the next bet.
    refreshRealityCheck().catch(() => undefined);
  });
  const { state, source, tries, retry } = useGameFrame(game, frame, {
    onBalance: refreshBalance,
    onExit: onLeave,
  });
  useRealityCheck('real', true);
  useEffect(() => {
    changeAtom(addRecentAtom, { key: keyOf(game), skin: shownTheme().skin });
    preloadSheet();
  }, [game]);
  useEffect(() => {
    if (online) refreshBalance();
  }, [online, refreshBalance]);

  return (
    <div className={css.page} data-offline={!online || undefined} data-frame={state.phase}>
      <FrameBar
        game={game}
        onBack={onLeave}
        menu={
          <button
            type="button"
            className={css.square}
            aria-label={t('play.menu')}
            onClick={() => setMenu(true)}
          >
            <List aria-hidden />
          </button>
        }
      />
      <div className={css.stage}>
        {source !== null && (
          <iframe
            key={tries}
            ref={frame}
            className={css.frame}
            title={game.gameName}
            // An opaque origin even if the provider shares our host: the game cannot read our storage.
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            allow=""
            {...(source.kind === 'url' ? { src: source.url } : { srcDoc: source.html })}
          />
        )}
        <FrameStatus game={game} state={state} online={online} onRetry={retry} onLeave={onLeave} />
        {state.phase === 'playing' && <RotateHint />}
      </div>
      <footer className={css.foot}>
        <VisitResult netCentavos={visit.netCentavos} />
        <Tools game={game} />
      </footer>
      <FrameMenu game={game} open={menu} onClose={() => setMenu(false)} onReload={retry} onLeave={onLeave} />
    </div>
  );
}
