import type { GameCard } from '../../../games/kit/card';
import { usePopupInsteadOfPage } from '../../shared/navigation/usePopupInsteadOfPage';
import { openPopup } from '../../shared/popups/popups';

/** Opens the entry popup of one of our own games over the current page. */
export function EntryQuestion({ card }: { readonly card: GameCard }) {
  usePopupInsteadOfPage(() => openPopup('gameEntry', { id: String(card.id) }, 50));
  return null;
}
