import { shownPopupAtom } from '../../shared/popups/popups';
import { toastAtom } from '../../shared/popups/toasts';
import { watchAtom } from '../../shared/store/store';
import { arm, playCue, sinceLastCueMs } from './sound';

const TAPPED = 'button, a[href], summary, label, [role="button"], [role="tab"], [role="menuitem"]';
const TOGGLED = '[role="switch"], [role="checkbox"], input[type="checkbox"], input[type="radio"]';
/** A tap that already caused a sound within this time, in ms, needs no second one. */
const ANSWERED_MS = 60;

/**
 * Plays the shell's sounds: taps, toggles, popups and toasts. Boards play their own cues. Call once, after start-up.
 */
export function soundTheShell(): void {
  arm();
  // On the window, so that the page's own handlers run first.
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
