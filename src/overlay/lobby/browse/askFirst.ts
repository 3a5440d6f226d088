import type { MouseEvent } from 'react';
import type { Game } from '../../../../contract/config';
import type { SkinName } from '../../../../contract/skins';
import { hiddenProvidersAtom } from '../../../shared/catalogue/gameList';
import { ENTRY } from '../../../shared/navigation/gameEntry';
import { openPopup } from '../../../shared/popups/popups';
import { awayAtom } from '../../../shared/safer-play/saferPlay';
import { loggedInAtom } from '../../../shared/session/session';
import { readAtom } from '../../../shared/store/store';
import { drawnGame } from '../ownGames';

/**
 * A tap on the door of a game: where a question comes before it, that stands over the page with the door, and nothing
 * is opened yet. A door that is to open in a tab of its own is the browser's.
 */
export function askFirst(event: MouseEvent, game: Game, address: string, skin: SkinName): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const visitor = {
    loggedIn: readAtom(loggedInAtom),
    hiddenProviders: readAtom(hiddenProvidersAtom),
    away: readAtom(awayAtom),
  };
  const hasDemo = drawnGame(game)?.hasDemo === true;
  const own = { isOpen: true, hasDemo, membersOnly: false, asked: null, last: null };
  const studio = { provider: game.gameProvider, isListed: true, isConfirmed: false };
  const entry = game.isOwn ? ENTRY.own(visitor, own, skin) : ENTRY.provider(visitor, studio, skin);
  if (entry.step !== 'ask') return;
  event.preventDefault();
  if (game.isOwn) openPopup('gameEntry', { id: game.gameId }, 50);
  else openPopup('providerEntry', { game, address }, 50);
}
