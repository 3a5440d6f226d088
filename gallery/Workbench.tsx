import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { Tuning } from '../games/kit/scene/scene';
import type { Figures } from '../src/stage/figures';
import type { PixiCanvasState } from '../src/stage/PixiCanvas';
import { mutedAtom, openSprite, setMuted } from '../src/stage/sound';
import { changeCell } from './address';
import { BudgetPanel } from './BudgetPanel';
import type { Cell } from './cell';
import type { LoadedGame } from './game';
import { useCues, useKeys, usePlayback } from './playback';
import { showOf } from './show';
import { Toolbar } from './Toolbar';
import { Transport } from './Transport';
import { TuningPanel } from './TuningPanel';
import { Viewport } from './Viewport';
import { words } from './words';

interface WorkbenchProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly game: LoadedGame;
  /** Shown above costs and numbers. */
  readonly children?: ReactNode;
}

/** One cell with everything that changes it: settings above, time below, costs and numbers beside it. */
export function Workbench({ cell, moment, game, children }: WorkbenchProps) {
  const { card, module } = game;
  const [tuning, setTuning] = useState<Tuning>(module.tuning);
  useEffect(() => setTuning(module.tuning), [module]);

  const show = useMemo(() => showOf(cell, moment, module, tuning), [cell, moment, module, tuning]);
  const playback = usePlayback(cell.tMs ?? moment.atMs, show.lengthMs);
  useCues(playback, show.scene.performance, show.timeline);
  useKeys(playback, show.lengthMs);
  useEffect(() => void openSprite(card.name, card.sound), [card]);

  const [state, setState] = useState<PixiCanvasState>('empty');
  const [read, setRead] = useState<(() => Figures) | null>(null);
  const handleFigures = useCallback((reader: () => Figures) => setRead(() => reader), []);
  const muted = useAtomValue(mutedAtom);

  return (
    <main className="bench">
      <Toolbar
        cell={cell}
        muted={muted}
        onChange={(change) => changeCell({ ...cell, tMs: playback.clock.nowMs(), ...change })}
        onMuted={setMuted}
      />
      <Viewport
        cell={cell}
        state={state}
        clock={playback.clock}
        playing={playback.playing}
        module={module}
        scene={show.scene}
        onState={setState}
        onFigures={handleFigures}
      />
      <aside className="side">
        {children}
        <BudgetPanel read={read} tier={cell.tier} budget={module.budget} />
        <TuningPanel game={card.name} filed={module.tuning} onChange={setTuning} />
      </aside>
      <Transport
        playback={playback}
        timeline={show.timeline}
        lengthMs={show.lengthMs}
        onRest={() => changeCell({ ...cell, tMs: playback.clock.nowMs() })}
      />
      {state === 'broken' ? <p role="alert">{words.failed}</p> : null}
    </main>
  );
}
