import { useEffect } from 'react';
import type { GameCard } from '../../../games/kit/card';
import type { PlayMode } from '../../shared/play/play';
import { openPopup } from '../../shared/popups/popups';
import { takeSwitchSuggestion } from './demo/demo';
import { manilaDay } from './playedAt';
import type { RoundState } from './instant/roundState';

interface SuggestionWishes {
  readonly card: GameCard;
  readonly mode: PlayMode;
  readonly state: RoundState;
  /** No celebration runs. */
  readonly over: boolean;
  readonly returnPercent: string | undefined;
  readonly onReal: () => void;
}

/** A result is read before anything is asked. */
const AFTER_RESULT_MS = 900;

/** After enough demo bets, and once their result has been seen, real play is suggested. */
export function useRealPlaySuggestion({ card, mode, state, over, returnPercent, onReal }: SuggestionWishes): void {
  const due = mode === 'demo' && state.phase === 'result' && over && state.shown?.replay === false;
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
