import type { Game } from '../../../contract/config';
import { usePopupInsteadOfPage } from '../../shared/navigation/usePopupInsteadOfPage';
import { openPopup } from '../../shared/popups/popups';
import { OpeningGame } from './FrameNotices';

/** Goes back and opens the question before a studio's game over the previous page. */
export function ProviderEntryRedirect({ game, address }: { readonly game: Game; readonly address: string }) {
  const stepBack = usePopupInsteadOfPage(() => openPopup('providerEntry', { game, address }, 50));
  return <OpeningGame game={game} onLeave={stepBack} />;
}
