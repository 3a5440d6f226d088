import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { PlayMode } from '../../../shared/play/play';
import { uidAtom } from '../../../shared/session/session';
import { type LiveTable, NO_TABLE } from './live';
import { openDemoTable } from './liveDemo';
import { openRealTable } from './liveReal';

const noTable = atom(NO_TABLE);

/** Watches the table of a game, real or demo, while the page is open. */
export function useTable(game: string, mode: PlayMode) {
  const uid = useAtomValue(uidAtom);
  const [table, setTable] = useState<LiveTable | null>(null);
  // A different player has different tickets, so the table is opened again.
  useEffect(() => {
    const opened = mode === 'real' ? openRealTable(game) : openDemoTable(game);
    setTable(opened);
    return () => {
      opened.close();
      setTable(null);
    };
  }, [game, mode, uid]);
  const view = useAtomValue(table?.view ?? noTable);
  return { table, view };
}
