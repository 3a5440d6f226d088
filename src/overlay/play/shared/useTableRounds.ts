import { useEffect } from 'react';
import { type RoundHistory, refreshRounds } from '../../../shared/play/rounds';
import { useOwnRounds } from '../rounds/useOwnRounds';
import type { Host } from '../useHost';
import type { TableView } from './live';

/** The server stores a round as it ends, so the list is requested this much later, in ms. */
const STORED_MS = 400;

/** The player's own rounds at a table, newest first; reloaded after each round they bet in. */
export function useTableRounds({ card, mode }: Host, { table, link }: TableView): RoundHistory {
  const game = card.name;
  const rounds = useOwnRounds(game, mode);

  // Reload after a lost connection: rounds that ended meanwhile are on the list by now.
  const away = mode === 'real' && link === 'waiting';
  useEffect(() => {
    if (away) return () => refreshRounds(game);
  }, [game, away]);

  const number = table?.round.roundNumber ?? null;
  const hasTicket = table?.tickets.some(({ roundNumber }) => roundNumber === number) ?? false;
  const over = mode === 'real' && table?.round.phase === 'result' && hasTicket;
  useEffect(() => {
    if (!over) return;
    const soon = setTimeout(() => refreshRounds(game), STORED_MS);
    return () => clearTimeout(soon);
  }, [game, over]);
  return rounds;
}
