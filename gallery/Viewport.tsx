import { useEffect, useMemo, useRef, useState } from 'react';
import type { SceneModule } from '../games/kit/scene/scene';
import type { GameClock } from '../src/stage/clock';
import type { Figures } from '../src/stage/figures';
import { PixiCanvas, type PixiCanvasState, type SceneInput } from '../src/stage/PixiCanvas';
import { useVisible } from '../src/stage/visible';
import { type Cell, cellHash } from './cell';
import { usualFocus } from './focus';
import { words } from './words';

interface ViewportProps {
  readonly cell: Cell;
  readonly state: PixiCanvasState;
  readonly clock: GameClock;
  readonly playing: boolean;
  readonly module: SceneModule;
  readonly scene: SceneInput;
  readonly onState: (state: PixiCanvasState) => void;
  readonly onFigures: (read: () => Figures) => void;
}

/** The cell at its real size, scaled down to fit when the window is smaller. */
export function Viewport({ cell, state, clock, playing, module, scene, onState, onFigures }: ViewportProps) {
  const { width, height } = cell;
  const room = useRef<HTMLDivElement>(null);
  const scale = useFit(room, width, height);
  const focus = useMemo(() => usualFocus(width, height), [width, height]);
  const visible = useVisible();
  return (
    <div ref={room} className="viewport">
      <div className="screen" style={{ width: width * scale, height: height * scale }}>
        <div style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <PixiCanvas
            clock={clock}
            module={module}
            scene={scene}
            focus={focus}
            tier={cell.tier}
            drawing={visible}
            playing={playing}
            onState={onState}
            onFigures={onFigures}
          />
        </div>
      </div>
      <p className="caption">
        <output data-state={state}>{state}</output> · {width} × {height} · {Math.round(scale * 100)} % ·{' '}
        <a
          className="still-link"
          href={cellHash({ ...cell, tMs: clock.nowMs(), still: true })}
          target="_blank"
          rel="noreferrer"
        >
          {words.stillLink}
        </a>
      </p>
    </div>
  );
}

const MARGIN_PX = 28;

function useFit(room: React.RefObject<HTMLElement | null>, width: number, height: number): number {
  const [space, setSpace] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    const target = room.current;
    if (target === null) return;
    const observer = new ResizeObserver(() =>
      setSpace({ width: target.clientWidth - 2 * MARGIN_PX, height: target.clientHeight - 2 * MARGIN_PX }),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [room]);
  return space === null ? 1 : Math.min(1, space.width / width, space.height / height);
}
