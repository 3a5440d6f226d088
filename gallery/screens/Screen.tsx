import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Frame } from '../../games/kit/scene/scene';
import type { Figures } from '../../src/stage/figures';
import { PixiCanvas, type PixiCanvasState } from '../../src/stage/PixiCanvas';
import { useVisible } from '../../src/stage/visible';
import { LANGUAGE_TAGS } from '../cell';
import { failureText } from '../errorFile';
import { usualFocus } from '../focus';
import { type LoadedGame, useGame } from '../game';
import { inspected } from '../inside/inspected';
import { boardCards } from '../scenes';
import { showOf } from '../show';
import type { ScreenInput, ScreenPort } from './port';

/** Loaded for cells with a board only: a still cell needs none of it. */
const BoardLayer = lazy(async () => ({ default: (await import('./BoardLayer')).BoardLayer }));

/** The content of a screen: the scene, and over it what players see of the game besides. */
export function Screen({ port }: { readonly port: ScreenPort }) {
  const input = useSyncExternalStore(port.subscribe, port.input);
  const game = useGame(input?.cell.game ?? null);
  const skin = input?.cell.skin ?? 'bg24';
  const language = input?.cell.language ?? 'enPH';
  useEffect(() => {
    document.documentElement.dataset.skin = skin;
    document.documentElement.lang = LANGUAGE_TAGS[language] ?? 'en';
  }, [skin, language]);
  const failed = typeof game === 'object' && 'failed' in game ? game.failed : null;
  useEffect(() => port.tell({ failure: failed }), [port, failed]);
  if (input === null || typeof game !== 'object' || 'failed' in game) return null;
  return (
    <Guard
      key={input.cell.game}
      input={input}
      onFailure={(error) => port.tell({ failure: failureText(error, input.cell.game) })}
    >
      <Drawn port={port} input={input} game={game} />
    </Guard>
  );
}

interface DrawnProps {
  readonly port: ScreenPort;
  readonly input: ScreenInput;
  readonly game: LoadedGame;
}

function Drawn({ port, input, game }: DrawnProps) {
  const { cell, moment, tuning, clock, playing } = input;
  const { skin, seed, reducedMotion } = cell;
  const module = useMemo(
    () => inspected(game.module, (contents) => port.tell({ contents })),
    [game.module, port],
  );
  const show = useMemo(
    () => showOf({ skin, seed, reducedMotion }, moment, game.module, tuning),
    [skin, seed, reducedMotion, moment, game.module, tuning],
  );
  const [free, setFree] = useState<Frame['focus'] | null>(null);
  const usual = useMemo(() => usualFocus(cell.width, cell.height), [cell.width, cell.height]);
  const card = boardCards.find(({ name }) => name === cell.game);
  const showsBoard = card !== undefined && (cell.board || cell.result);
  const handleState = useCallback((state: PixiCanvasState) => port.tell({ state }), [port]);
  const handleFigures = useCallback((readFigures: () => Figures) => port.tell({ readFigures }), [port]);
  const handleShown = useCallback((boardOf: ScreenInput) => port.tell({ boardOf }), [port]);
  const visible = useVisible();
  return (
    <div className="screen-page">
      <div className="screen-scene">
        <PixiCanvas
          clock={clock}
          module={module}
          take={JSON.stringify(moment.bet)}
          scene={show.scene}
          focus={showsBoard && cell.board ? (free ?? usual) : usual}
          tier={cell.tier}
          drawing={visible}
          playing={playing}
          onState={handleState}
          onFigures={handleFigures}
        />
      </div>
      {showsBoard ? (
        <Suspense>
          <BoardLayer
            key={`${cell.game}/${moment.name}`}
            card={card}
            input={input}
            show={show}
            onFree={setFree}
            onShown={handleShown}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface GuardProps {
  readonly input: ScreenInput;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Tells the workbench why a cell cannot be drawn, and tries again when it is asked for something else. */
class Guard extends Component<GuardProps, { readonly failedFor: ScreenInput | null }> {
  override state = { failedFor: null };

  static getDerivedStateFromError(): null {
    return null;
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedFor: this.props.input });
    this.props.onFailure(error);
  }

  override componentDidUpdate(before: GuardProps): void {
    if (before.input !== this.props.input && this.state.failedFor !== null) {
      this.setState({ failedFor: null });
    }
  }

  override render(): ReactNode {
    return this.state.failedFor === this.props.input ? null : this.props.children;
  }
}
