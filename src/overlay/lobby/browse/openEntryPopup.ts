import type { MouseEvent } from 'react';
import type { GameAddress } from '../../../../contract/addresses';
import type { Game } from '../../../../contract/config';
import type { SkinName } from '../../../../contract/skins';
import { hiddenProvidersAtom } from '../../../shared/catalogue/gameList';
import { drawnGame } from '../../../shared/catalogue/ownGames';
import { entryRules } from '../../../shared/navigation/gameEntry';
import { openPopup } from '../../../shared/popups/popups';
import { awayAtom } from '../../../shared/safer-play/saferPlay';
import { loggedInAtom } from '../../../shared/session/session';
import { readAtom } from '../../../shared/store/store';

/**
 * Handles a click on a game's link: if the game has a question before it, opens it as a popup over the current page
 * instead. A click that opens a new tab is left to the browser.
 */
export function openEntryPopup(event: MouseEvent, game: Game, address: GameAddress, skin: SkinName): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const visitor = {
    loggedIn: readAtom(loggedInAtom),
    hiddenProviders: readAtom(hiddenProvidersAtom),
    away: readAtom(awayAtom),
  };
  const hasDemo = drawnGame(game)?.hasDemo === true;
  const own = { isOpen: true, hasDemo, membersOnly: false, asked: null, last: null };
  const studio = { provider: game.gameProvider, isListed: true, isConfirmed: false };
  const entry = game.isOwn ? entryRules.own(visitor, own, skin) : entryRules.provider(visitor, studio, skin);
  if (entry.step !== 'ask') return;
  event.preventDefault();
  if (game.isOwn) openPopup('gameEntry', { id: game.gameId }, 50);
  else openPopup('providerEntry', { game, address }, 50);
}
