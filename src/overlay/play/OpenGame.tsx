import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InstantCard } from '../../../games/kit/card';
import { useLeaveGame } from '../../shared/navigation/useLeaveGame';
import { onlineAtom } from '../../shared/online';
import * as css from './GamePage.css';
import { Header } from './Header';
import { useReplayRequest } from './rounds/useReplayRequest';
import { AutoSheet, Sheets, TooLowSheet } from './lazySheets';
import { BoardFrame } from './BoardFrame';
import { FreeArea } from './instant/RoundArea';
import { useHost } from './useHost';

interface OpenGameProps {
  readonly card: InstantCard;
  /** The wallet that the address asks for. */
  readonly asked: string | null;
}

/** A game that is open: the overlay above its scene. */
export function OpenGame({ card, asked }: OpenGameProps) {
  const navigate = useNavigate();
  const leave = useLeaveGame(null);
  const online = useAtomValue(onlineAtom);
  const free = useRef<HTMLDivElement>(null);
  const host = useHost(card, asked, free);
  const { mode, parts, round, wallet, auto, loud, board, view, setView } = host;
  useReplayRequest(card.name, parts !== null && mode === 'real', round.replay);
  return (
    <div className={css.page} data-offline={!online || undefined} data-mode={mode} data-phase={board.phase}>
      {mode === 'demo' && <div className={css.stripes} aria-hidden="true" />}
      <Header
        title={parts?.translate('title') ?? ''}
        mode={mode}
        balanceCentavos={wallet.balanceCentavos}
        format={wallet.format}
        calm={host.calm}
        onBack={leave}
        onBalance={() => (mode === 'real' ? navigate('/cashin?from=og') : setView({ name: 'menu' }))}
        onMenu={() => setView({ name: 'menu' })}
      />
      <FreeArea host={host} free={free} />
      {/* The note of a run stands where the hint would. */}
      <BoardFrame loaded={host.loaded} props={board} loud={loud && auto.quiet} />
      <Sheets
        card={card}
        parts={parts}
        mode={mode}
        rounds={host.rounds}
        wallet={wallet}
        view={view}
        onView={setView}
        onMode={host.changeMode}
        onReplay={(past) => {
          setView(null);
          auto.end('stopped');
          round.replay(past);
        }}
      />
      <AutoSheet
        stakeCentavos={auto.asked?.stakeCentavos ?? null}
        wallet={wallet}
        busy={auto.busy}
        onStart={auto.start}
        onClose={auto.dismiss}
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
