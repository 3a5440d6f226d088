import { useEffect, useMemo } from 'react';
import type { Moment } from '../../games/kit/card';
import type { SceneModule } from '../../games/kit/scene/scene';
import { GameClock } from '../../src/stage/clock';
import type { Cell } from '../cell';
import { fitting } from '../tuning/history';
import type { ScreenInput } from './port';
import { ScreenFrame, useScreenPort } from './ScreenFrame';

interface StillScreenProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly module: SceneModule;
}

/** A still picture with what players see over the scene. `html[data-ready="1"]` means that it is complete. */
export function StillScreen({ cell, moment, module }: StillScreenProps) {
  const [port, report] = useScreenPort();
  const input = useMemo<ScreenInput>(() => {
    const clock = new GameClock();
    clock.hold('user');
    clock.seek(cell.tMs ?? moment.atMs);
    const tuning = { ...module.tuning, ...fitting(cell.tuning, module.tuning) };
    return { cell, moment, tuning, clock, playing: false };
  }, [cell, moment, module]);
  const isReady = report.state === 'ready' && report.boardOf === input;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.ready = '0';
    dataset.picture = report.state;
    if (!isReady) return;
    // The free area was measured with the board: the scene is drawn again for it.
    let request = requestAnimationFrame(function wait(sinceMs) {
      request = requestAnimationFrame((nowMs) => {
        if (nowMs - sinceMs < SETTLE_MS) wait(sinceMs);
        else dataset.ready = '1';
      });
    });
    return () => cancelAnimationFrame(request);
  }, [isReady, report.state]);
  return (
    <div className="still" style={{ width: cell.width, height: cell.height }}>
      <ScreenFrame port={port} input={input} title={moment.name} scale={1} />
    </div>
  );
}

const SETTLE_MS = 400;
