import { useEffect } from 'react';
import { readAtom } from '../../shared/store/store';
import { mutedAtom, setMuted } from '../../stage/sound/sound';

/** Elements that take text input, where M is just a letter. */
const TYPING = 'textarea, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="range"])';

/** The M key mutes and unmutes the game. */
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
