import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PlayMode } from '../../../shared/play/play';
import { recordBreakAtom } from '../../../shared/play/recordBreak';
import { whenIdle } from '../../../shared/whenIdle';
import type { TableState } from './liveTable';

/**
 * Compares what a table with a public number announces with what this device has seen before, once the game stands.
 * Returns how the record was broken, until the player has confirmed it.
 */
export function useRecordWatch(game: string, mode: PlayMode, table: TableState | null) {
  const watched = mode === 'real' && table?.round.beacon !== undefined ? table : null;
  useEffect(() => {
    if (watched === null) return;
    let isLeft = false;
    whenIdle()
      .then(() => import('../fairness/deviceWatch'))
      .then(({ noteTable }) => (isLeft ? undefined : noteTable(game, watched)))
      // Without a network nothing can be compared; the next message of the table tries again.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [game, watched]);
  const found = useAtomValue(recordBreakAtom);
  return mode === 'real' ? found : null;
}
