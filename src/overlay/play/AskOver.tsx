import type { GameCard } from '../../../games/kit/card';
import { openPopup } from '../../shared/popups/popups';
import { usePopupInsteadOfPage } from '../../ui/sheet/usePopupInsteadOfPage';

/** The question before one of the house's own games, which stands over another page. */
export function AskOver({ card }: { readonly card: GameCard }) {
  usePopupInsteadOfPage(() => openPopup('gameEntry', { id: String(card.id) }, 50));
  return null;
}
