import type { Application, WebGLRenderer } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import { reportError } from '../shared/errors';
import { realTimer } from '../shared/timer';
import { GIVEN_BACK_MS, LossWatch } from './lossWatch';

/** After this many losses the device is given up: it would lose its context again. Only the board is left. */
const LOSSES_MAX = 3;

/** `restored` counts the restored contexts; a scene builds its textures anew for each. */
export interface ContextLoss {
  readonly lost: boolean;
  readonly restored: number;
}

/** Follows the loss and return of the graphics context. Pixi itself asks the browser to restore it. */
export function useContextLoss(app: Application | null, onGivenUp: () => void): ContextLoss {
  const [loss, setLoss] = useState<ContextLoss>({ lost: false, restored: 0 });
  const losses = useRef(0);
  useEffect(() => {
    if (app === null) return;
    const heard = new AbortController();
    const { canvas } = app;
    const watch = new LossWatch(
      realTimer,
      () => document.visibilityState === 'visible',
      () =>
        reportError(new Error(`the graphics context did not come back within ${GIVEN_BACK_MS / 1_000} s`)),
    );
    const onLost = () => {
      losses.current += 1;
      setLoss(({ restored }) => ({ lost: true, restored }));
      watch.lost();
      if (losses.current < LOSSES_MAX) return;
      watch.over();
      reportError(new Error(`the graphics context was lost ${LOSSES_MAX} times`));
      onGivenUp();
    };
    const onRestored = () => {
      watch.over();
      setLoss(({ restored }) => ({ lost: false, restored: restored + 1 }));
    };
    canvas.addEventListener('webglcontextlost', onLost, { signal: heard.signal });
    canvas.addEventListener('webglcontextrestored', onRestored, { signal: heard.signal });
    return () => {
      heard.abort();
      watch.over();
    };
  }, [app, onGivenUp]);
  return loss;
}

/** Whether the context is lost, which may be true before the event reports it. Drawing then may throw. */
export function isContextLost(app: Application): boolean {
  const renderer = app.renderer as Partial<WebGLRenderer> | null | undefined;
  return renderer?.gl?.isContextLost() ?? false;
}
