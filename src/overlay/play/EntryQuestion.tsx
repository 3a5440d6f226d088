import type { GameCard } from '../../../games/kit/card';
import { openPopup } from '../../shared/popups/popups';
import { usePopupInsteadOfPage } from '../../ui/sheet/usePopupInsteadOfPage';

/** The question before an own game, shown over the page one comes from. */
export function EntryQuestion({ card }: { readonly card: GameCard }) {
  usePopupInsteadOfPage(() => openPopup('gameEntry', { id: String(card.id) }, 50));
  return null;
}
