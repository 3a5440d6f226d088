import { useEffect, useRef } from 'react';

/** The handlers of the keys; null while a key does nothing. */
interface BoardKeys {
  readonly onPrimary: (() => void) | null;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onLeft: (() => void) | null;
  readonly onRight: (() => void) | null;
}

const ACTIONS: Readonly<Record<string, keyof BoardKeys>> = {
  ' ': 'onPrimary',
  ArrowUp: 'onUp',
  ArrowDown: 'onDown',
  ArrowLeft: 'onLeft',
  ArrowRight: 'onRight',
};

/** Controls that use the space bar themselves, and those that use the arrow keys. */
const TAKES_SPACE = 'button, a[href], input, select, textarea, summary, [role="slider"], [contenteditable]';
const OPEN_SHEET = 'dialog[open], [role="dialog"][data-open]';
const TAKES_ARROWS =
  'input, select, textarea, [role="tab"], [role="slider"], [role="radio"], [contenteditable]';

/** Handles space and arrows for a board, unless a focused control uses them or a sheet is open. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = ACTIONS[event.key];
      const act = name === undefined ? null : latest.current[name];
      if (name === undefined || act === null || event.defaultPrevented || isTaken(event, name)) return;
      event.preventDefault();
      // Holding the space bar bets once; arrow keys may repeat.
      if (name !== 'onPrimary' || !event.repeat) act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTaken(event: KeyboardEvent, name: keyof BoardKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector(OPEN_SHEET) !== null) return true;
  const takes = name === 'onPrimary' ? TAKES_SPACE : TAKES_ARROWS;
  return event.target instanceof Element && event.target.closest(takes) !== null;
}
