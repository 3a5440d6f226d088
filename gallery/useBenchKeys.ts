import { useEffect, useRef, useState } from 'react';
import { changeCell } from './address';
import type { Cell } from './cell';
import type { Playback } from './playback';
import { loopWith } from './time/loop';
import type { Tuned } from './tuning/useTuning';

const FIELDS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
/** Sliders have keys of their own, but take none of the letters. */
const isTyping = ({ target, key }: KeyboardEvent): boolean =>
  FIELDS.some((field) => target instanceof field) &&
  !(target instanceof HTMLInputElement && target.type === 'range' && /^[a-z ]$/i.test(key));

/** The keys of the workbench, unless a text field has the focus. True while C is held: the saved tuning is shown. */
export function useBenchKeys(playback: Playback, lengthMs: number, cell: Cell, tuned: Tuned): boolean {
  const [showsFiled, setShowsFiled] = useState(false);
  const latest = useRef({ playback, lengthMs, cell, tuned });
  latest.current = { playback, lengthMs, cell, tuned };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const action = (event.ctrlKey || event.metaKey ? withControl : alone)(event, latest.current);
      if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey) setShowsFiled(true);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    const onKeyUp = (event: KeyboardEvent) => event.key.toLowerCase() === 'c' && setShowsFiled(false);
    const onBlur = () => setShowsFiled(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
  return showsFiled;
}

interface Bench {
  readonly playback: Playback;
  readonly lengthMs: number;
  readonly cell: Cell;
  readonly tuned: Tuned;
}

function alone(event: KeyboardEvent, { playback, lengthMs, cell }: Bench): (() => void) | undefined {
  if (event.altKey) return undefined;
  const frames = event.shiftKey ? 10 : 1;
  const setLoop = (edge: 'from' | 'to') => () =>
    changeCell({ ...cell, loop: loopWith(cell.loop, edge, playback.clock.nowMs(), lengthMs) });
  const actions: Readonly<Record<string, () => void>> = {
    ' ': playback.toggle,
    ArrowLeft: () => playback.stepFrames(-frames),
    ArrowRight: () => playback.stepFrames(frames),
    Home: () => playback.seek(0),
    End: () => playback.seek(lengthMs),
    i: setLoop('from'),
    o: setLoop('to'),
  };
  return actions[event.key];
}

function withControl(event: KeyboardEvent, { tuned }: Bench): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? tuned.redo : tuned.undo;
  return key === 'y' ? tuned.redo : undefined;
}
