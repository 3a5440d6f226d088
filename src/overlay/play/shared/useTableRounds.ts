import { useEffect, useState } from 'react';
import { type RoundHistory, refreshRounds } from '../../../shared/play/rounds';
import { useOwnRounds } from '../rounds/useOwnRounds';
import type { Host } from '../useHost';
import type { TableView } from './live';

/** The server stores a round as it ends, so the list is requested this much later, in ms; then after twice as long. */
const STORED_MS = 400;
/** A round that was called off never gets on the list. */
const TRIES = 6;

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
  const [awaited, setAwaited] = useState<number | null>(null);
  useEffect(() => {
    if (over) setAwaited(number);
  }, [over, number]);
  const isAwaited = awaited !== null && !rounds.list.some(({ nonce }) => nonce === awaited);
  useEffect(() => {
    if (!isAwaited) return;
    let tries = 0;
    const ask = () => {
      refreshRounds(game);
      tries += 1;
      if (tries < TRIES) soon = setTimeout(ask, STORED_MS * 2 ** tries);
    };
    let soon = setTimeout(ask, STORED_MS);
    return () => clearTimeout(soon);
  }, [game, isAwaited]);
  return rounds;
}
