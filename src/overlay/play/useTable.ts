import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type LiveTable, NO_TABLE } from '../../state/live';
import { openDemoTable } from '../../state/liveDemo';
import { openRealTable } from '../../state/liveReal';
import type { PlayMode } from '../../state/play';
import { uidAtom } from '../../state/session';

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
