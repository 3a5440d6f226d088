import type { MouseEvent } from 'react';
import { openPopup } from '../../shared/popups/popups';

/**
 * For lobbies that ask before a game: a click on a link to a game opens the popup before it. An address that already
 * names the wallet opens the game at once, and a click that opens a new tab is left to the browser.
 */
export function askFirst(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const id = /\/games\/og\?id=(\d+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  openPopup('gameEntry', { id }, 50);
}
