import { stageShowAtom } from '../../shared/play/stageShow';
import { shownPopupAtom } from '../../shared/popups/popups';
import { watchAtom } from '../../shared/store/store';
import { checkVersion, reload, reloadIfQuiet } from './version';

/** The least time between two checks of a page that stays open. */
const CHECK_EVERY_MS = 10 * 60_000;

/** Checks again when the player returns to the page, and applies a pending version then or when the game is left. */
export function watchVersion(go = reload): () => void {
  let checkedAtMs = performance.now();
  const again = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (reloadIfQuiet(go) || performance.now() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = performance.now();
    void checkVersion(go);
  };
  const quiet = () => {
    // Deferred: a player who leaves a game is still navigating to another page.
    setTimeout(() => reloadIfQuiet(go));
  };
  const stop = [watchAtom(stageShowAtom, quiet), watchAtom(shownPopupAtom, quiet)];
  document.addEventListener('visibilitychange', again);
  return () => {
    document.removeEventListener('visibilitychange', again);
    for (const one of stop) one();
  };
}
