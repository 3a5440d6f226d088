import { useEffect } from 'react';
import { type RoundHistory, refreshRounds } from '../../../shared/play/rounds';
import { useOwnRounds } from '../rounds/useOwnRounds';
import type { Host } from '../useHost';
import type { TableView } from './live';

/** The server stores a round as it ends; its list is asked for a moment later, in ms. */
const STORED_MS = 400;

/** The player's own rounds at a table, newest first; they are asked for again after each one that they bet in. */
export function useTableRounds({ card, mode }: Host, { table, link }: TableView): RoundHistory {
  const game = card.name;
  const rounds = useOwnRounds(game, mode);

  // What ended while the connection was lost is on the list by now.
  const away = mode === 'real' && link === 'waiting';
  useEffect(() => {
    if (away) return () => refreshRounds(game);
  }, [game, away]);

  const number = table?.round.roundNumber ?? null;
  const rode = table?.tickets.some(({ roundNumber }) => roundNumber === number) ?? false;
  const over = mode === 'real' && table?.round.phase === 'result' && rode;
  useEffect(() => {
    if (!over) return;
    const soon = setTimeout(() => refreshRounds(game), STORED_MS);
    return () => clearTimeout(soon);
  }, [game, over]);
  return rounds;
}
