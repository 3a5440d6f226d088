import { useEffect } from 'react';
import type { GameCard } from '../../../../games/kit/card';
import type { PlayMode } from '../../../shared/play/play';
import { openPopup } from '../../../shared/popups/popups';
import { takeSwitchSuggestion } from '../demo/demo';
import { manilaDay } from '../playedAt';
import type { TableState } from './liveTable';

interface SuggestionWishes {
  readonly card: GameCard;
  readonly mode: PlayMode;
  readonly table: TableState | null;
  /** A win is being celebrated. */
  readonly celebrating: boolean;
  readonly returnPercent: string | undefined;
  readonly onReal: () => void;
}

/** A result is read before anything is asked. */
const AFTER_RESULT_MS = 900;

/** After enough demo bets, and between two rounds with nothing at stake, real play is suggested. */
export function useSharedSuggestion({
  card,
  mode,
  table,
  celebrating,
  returnPercent,
  onReal,
}: SuggestionWishes): void {
  const result = table?.round.phase === 'result';
  const rode = table?.tickets.some(({ state }) => state === 'settled') ?? false;
  const rides = table?.tickets.some(({ state }) => state === 'open') ?? false;
  const due = mode === 'demo' && result && rode && !rides && !celebrating;
  // the moment decides, not what changed since.
  useEffect(() => {
    if (!due) return;
    const ask = setTimeout(() => {
      if (!takeSwitchSuggestion(card.name, manilaDay(new Date()))) return;
      openPopup('switchToReal', { game: card.name, returnPercent, onReal }, 60);
    }, AFTER_RESULT_MS);
    return () => clearTimeout(ask);
  }, [due]);
}
