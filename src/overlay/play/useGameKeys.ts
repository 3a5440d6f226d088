import { useEffect } from 'react';
import { readAtom } from '../../shared/store/store';
import { mutedAtom, setMuted } from '../../stage/sound';

/** Fields in which an M is a letter. */
const TYPING = 'textarea, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="range"])';

/** M silences the game and gives its voice back. */
export function useGameKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest(TYPING) !== null;
      if (event.key.toLowerCase() !== 'm' || event.repeat || event.ctrlKey || event.metaKey || typing) return;
      setMuted(!readAtom(mutedAtom));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
