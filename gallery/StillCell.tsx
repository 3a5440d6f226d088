import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { SceneModule } from '../games/kit/scene/scene';
import { GameClock } from '../src/stage/clock';
import { PixiCanvas, type PixiCanvasState } from '../src/stage/PixiCanvas';
import type { Cell } from './cell';
import { usualFocus } from './focus';
import { showOf } from './show';
import { fitting } from './tuning/history';

interface StillCellProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly module: SceneModule;
}

/** Only the canvas, stopped at one time. `html[data-ready="1"]` means that the picture is complete. */
export function StillCell({ cell, moment, module }: StillCellProps) {
  const { width, height } = cell;
  const atMs = cell.tMs ?? moment.atMs;
  const clock = useMemo(() => {
    const stopped = new GameClock();
    stopped.hold('user');
    stopped.seek(atMs);
    return stopped;
  }, [atMs]);
  const scene = useMemo(
    () => showOf(cell, moment, module, { ...module.tuning, ...fitting(cell.tuning, module.tuning) }).scene,
    [cell, moment, module],
  );
  const focus = useMemo(() => usualFocus(width, height), [width, height]);
  const [state, setState] = useState<PixiCanvasState>('empty');
  const take = JSON.stringify(cell);
  // Moments with the same bet reuse one scene, as rounds do: its art is painted once. Another bet may need other dice,
  // and until those are loaded the scene does not show the moment.
  const sceneTake = JSON.stringify({ ...cell, moment: null, tMs: null, seed: null, bet: moment.bet });
  const [taken, setTaken] = useState<string | null>(null);
  const handleStill = useCallback(() => setTaken(take), [take]);
  const handleState = useCallback((next: PixiCanvasState) => {
    setState(next);
    // A picture whose context was lost is taken again.
    if (next !== 'ready') setTaken(null);
  }, []);

  const standing = taken === take && state === 'ready';
  useEffect(() => {
    document.documentElement.dataset.ready = standing ? '1' : '0';
    document.documentElement.dataset.picture = state;
  }, [standing, state, take]);

  return (
    <div className="still" style={{ width, height }}>
      <PixiCanvas
        clock={clock}
        module={module}
        take={sceneTake}
        scene={scene}
        focus={focus}
        tier={cell.tier}
        drawing
        playing={false}
        still
        onState={handleState}
        onStill={handleStill}
      />
    </div>
  );
}
