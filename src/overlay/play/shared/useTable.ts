import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { PlayMode } from '../../../shared/play/play';
import { uidAtom } from '../../../shared/session/session';
import { type LiveTable, NO_TABLE } from './live';
import { openDemoTable } from './liveDemo';
import { openRealTable } from './liveReal';

const nobody = atom(NO_TABLE);

/** Watches the table of a game in one of its wallets, for as long as the page is open. */
export function useTable(game: string, mode: PlayMode) {
  const uid = useAtomValue(uidAtom);
  const [table, setTable] = useState<LiveTable | null>(null);
  // Another player has other tickets: the table is asked anew.
  useEffect(() => {
    const opened = mode === 'real' ? openRealTable(game) : openDemoTable(game);
    setTable(opened);
    return () => {
      opened.close();
      setTable(null);
    };
  }, [game, mode, uid]);
  const view = useAtomValue(table?.view ?? nobody);
  return { table, view };
}
