import type { MouseEvent } from 'react';
import type { Game } from '../../../../contract/config';
import type { SkinName } from '../../../../contract/skins';
import { hiddenProvidersAtom } from '../../../state/config';
import { ENTRY } from '../../../state/entry';
import { openPopup } from '../../../state/popups';
import { awayAtom } from '../../../state/safer';
import { loggedInAtom } from '../../../state/session';
import { readAtom } from '../../../state/store';

/**
 * A tap on the door of a studio's game: where a question comes before it, that stands over the page with the door,
 * and nothing is opened yet. A door that is to open in a tab of its own is the browser's.
 */
export function askFirst(event: MouseEvent, game: Game, address: string, skin: SkinName): void {
  if (game.isOwn || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const visitor = {
    loggedIn: readAtom(loggedInAtom),
    hiddenProviders: readAtom(hiddenProvidersAtom),
    away: readAtom(awayAtom),
  };
  const wish = { provider: game.gameProvider, isListed: true, isConfirmed: false };
  if (ENTRY.provider(visitor, wish, skin).step !== 'ask') return;
  event.preventDefault();
  openPopup('providerEntry', { game, address }, 50);
}
