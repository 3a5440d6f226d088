import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PlayMode } from '../../shared/play/play';
import { openPopup } from '../../shared/popups/popups';
import { awayAtom } from '../../shared/safer-play/saferPlay';

/**
 * Tells a self-excluded player why the table takes no bets, as soon as that is known. The table stays open: rounds
 * can be watched, verified and, if one still runs, cashed out.
 */
export function useExclusionNotice(mode: PlayMode): void {
  const reason = useAtomValue(awayAtom)?.why ?? null;
  useEffect(() => {
    if (mode === 'real' && reason !== null) openPopup('playRefused', { reason }, 5);
  }, [mode, reason]);
}
