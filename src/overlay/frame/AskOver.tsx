import type { Game } from '../../../contract/config';
import { openPopup } from '../../shared/popups/popups';
import { useAskOver } from '../../ui/sheet/useAskOver';
import { Looking } from './Doors';

/** The question before a studio's game, which stands over another page. */
export function AskOver({ game, address }: { readonly game: Game; readonly address: string }) {
  const stepBack = useAskOver(() => openPopup('providerEntry', { game, address }, 50));
  return <Looking game={game} onLeave={stepBack} />;
}
