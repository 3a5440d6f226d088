import { shownPopupAtom } from '../shared/popups/popups';
import { toastAtom } from '../shared/popups/toasts';
import { watchAtom } from '../shared/store/store';
import { arm, playCue, sinceLastCueMs } from './sound';

const TAPPED = 'button, a[href], summary, label, [role="button"], [role="tab"], [role="menuitem"]';
const TOGGLED = '[role="switch"], [role="checkbox"], input[type="checkbox"], input[type="radio"]';
/** A tap that was answered by a sound of its own within this time needs no second one. */
const ANSWERED_MS = 60;

/**
 * Gives the shell its sounds from one place: taps, toggles, popups and toasts. Boards play their own cues.
 * Call once, when the app stands.
 */
export function soundTheShell(): void {
  arm();
  // On the window, after the page's own handlers have had their say.
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || sinceLastCueMs() < ANSWERED_MS) return;
    if (target.closest(TOGGLED) !== null) playCue('toggle');
    else if (target.closest(TAPPED) !== null) playCue('tap');
  });
  watchAtom(toastAtom, (toast) => {
    if (toast !== null) playCue(toast.tone === 'error' ? 'error' : 'toast');
  });
  watchAtom(shownPopupAtom, (popup) => {
    if (popup !== null) playCue('sheet');
  });
}
