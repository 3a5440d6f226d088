import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PlayMode } from '../../shared/play/play';
import { openPopup } from '../../shared/popups/popups';
import { awayAtom } from '../../shared/safer-play/saferPlay';

/**
 * Tells who is away from play why the table takes no bet of his, as soon as that is known. The table stays:
 * rounds can be watched, checked and, where one still runs, cashed out.
 */
export function useExclusionNotice(mode: PlayMode): void {
  const reason = useAtomValue(awayAtom)?.why ?? null;
  useEffect(() => {
    if (mode === 'real' && reason !== null) openPopup('playRefused', { reason }, 5);
  }, [mode, reason]);
}
