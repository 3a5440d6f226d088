import { useCallback, useMemo } from 'react';
import type { Moment } from '../games/kit/card';
import type { Tuning } from '../games/kit/scene/scene';
import { GameClock } from '../src/stage/clock';
import { PixiCanvas } from '../src/stage/PixiCanvas';
import type { Cell } from './cell';
import { usualFocus } from './focus';
import type { LoadedGame } from './game';
import { showOf } from './show';

interface CameraProps {
  readonly cell: Cell;
  readonly game: LoadedGame;
  readonly moment: Moment;
  readonly tuning: Tuning;
  /** The next picture to take, in ms of the moment's round. */
  readonly atMs: number;
  /** The pixels can be read only before this returns. */
  readonly onTaken: (canvas: HTMLCanvasElement, atMs: number) => void;
}

/** A hidden canvas that draws one picture after the other: another time or moment is another picture. */
export function Camera({ cell, game, moment, tuning, atMs, onTaken }: CameraProps) {
  const { module } = game;
  const { width, height, skin, seed, reducedMotion, tier } = cell;
  const scene = useMemo(
    () => showOf({ skin, seed, reducedMotion }, moment, module, tuning).scene,
    [skin, seed, reducedMotion, moment, module, tuning],
  );
  const clock = useMemo(() => {
    const stopped = new GameClock();
    stopped.hold('user');
    stopped.seek(atMs);
    return stopped;
  }, [atMs]);
  const focus = useMemo(() => usualFocus(width, height), [width, height]);
  const handleDrawn = useCallback((canvas: HTMLCanvasElement) => onTaken(canvas, atMs), [atMs, onTaken]);
  return (
    <div className="camera" style={{ width, height }} aria-hidden="true">
      <PixiCanvas
        clock={clock}
        module={module}
        take={JSON.stringify(moment.bet)}
        scene={scene}
        focus={focus}
        tier={tier}
        drawing
        playing={false}
        still
        onState={ignore}
        onDrawn={handleDrawn}
      />
    </div>
  );
}

const ignore = (): void => undefined;
