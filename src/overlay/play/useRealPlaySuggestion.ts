import { useEffect } from 'react';
import { openPopup } from '../../shared/popups/popups';
import { takeSwitchSuggestion } from './demo/demo';

interface SuggestionInput {
  readonly game: string;
  /** Whether a demo bet has its result, no celebration is running and nothing is at stake. */
  readonly isDue: boolean;
  readonly returnPercent: string | undefined;
  readonly onReal: () => void;
}

/** Leaves time to read the result before the question, in ms. */
const AFTER_RESULT_MS = 900;

/** Suggests real play after enough demo bets, once the result has been seen. */
export function useRealPlaySuggestion({ game, isDue, returnPercent, onReal }: SuggestionInput): void {
  // Only the change of isDue matters, not what changes afterwards.
  useEffect(() => {
    if (!isDue) return;
    const ask = setTimeout(() => {
      if (!takeSwitchSuggestion(game)) return;
      openPopup('switchToReal', { game, returnPercent, onReal }, 60);
    }, AFTER_RESULT_MS);
    return () => clearTimeout(ask);
  }, [isDue]);
}
