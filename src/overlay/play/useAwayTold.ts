import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PlayMode } from '../../state/play';
import { openPopup } from '../../state/popups';
import { awayAtom } from '../../state/safer';

/**
 * Tells who is away from play why the table takes no bet of his, as soon as that is known. The table stays:
 * rounds can be watched, checked and, where one still runs, cashed out.
 */
export function useAwayTold(mode: PlayMode): void {
  const reason = useAtomValue(awayAtom)?.why ?? null;
  useEffect(() => {
    if (mode === 'real' && reason !== null) openPopup('playRefused', { reason }, 5);
  }, [mode, reason]);
}
