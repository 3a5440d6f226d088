import type { GameCard } from '../../../games/kit/card';
import { openPopup } from '../../shared/popups/popups';
import { usePopupInsteadOfPage } from '../../ui/sheet/usePopupInsteadOfPage';

/** Opens the entry popup of one of our own games over the current page. */
export function EntryQuestion({ card }: { readonly card: GameCard }) {
  usePopupInsteadOfPage(() => openPopup('gameEntry', { id: String(card.id) }, 50));
  return null;
}
