import { useEffect } from 'react';
import { openPopup } from '../../shared/popups/popups';
import { takeSwitchSuggestion } from './demo/demo';
import { manilaDay } from './playedAt';

interface SuggestionInput {
  readonly game: string;
  /** A demo bet has its result, and nothing is celebrated or at stake. */
  readonly isDue: boolean;
  readonly returnPercent: string | undefined;
  readonly onReal: () => void;
}

/** A result is read before anything is asked. */
const AFTER_RESULT_MS = 900;

/** After enough demo bets, and once their result has been seen, real play is suggested. */
export function useRealPlaySuggestion({ game, isDue, returnPercent, onReal }: SuggestionInput): void {
  // Only the moment at which it is due decides, not what changes afterwards.
  useEffect(() => {
    if (!isDue) return;
    const ask = setTimeout(() => {
      if (!takeSwitchSuggestion(game, manilaDay(new Date()))) return;
      openPopup('switchToReal', { game, returnPercent, onReal }, 60);
    }, AFTER_RESULT_MS);
    return () => clearTimeout(ask);
  }, [isDue]);
}
