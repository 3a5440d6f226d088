import { openIntents } from '../../shared/api/intents';
import { stageShowAtom } from '../../shared/play/stageShow';
import { shownPopupAtom } from '../../shared/popups/popups';
import { uidAtom } from '../../shared/session/session';
import { readAtom, watchAtom } from '../../shared/store/store';
import { type NewerVersion, newerVersion } from '../../shared/version';

/** A game is open, a popup is visible, a form is filled in, or a money call is still unanswered. */
export function isBusy(): boolean {
  if (readAtom(stageShowAtom) !== null || readAtom(shownPopupAtom) !== null) return true;
  const uid = readAtom(uidAtom);
  if (uid !== null && openIntents(uid, Date.now()).length > 0) return true;
  // A text that was typed, or a file that was chosen. What is searched for is soon typed again.
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    (field) => field.value !== '' && !/radio|search|box/.test(field.type),
  );
}

const reload = (address: string): void => window.location.replace(address);

let waiting: NewerVersion | null = null;

/** Reloads for the pending version, unless a reload would interrupt something. */
function reloadIfQuiet(go: (address: string) => void): boolean {
  if (waiting === null || isBusy()) return false;
  const { address, take } = waiting;
  waiting = null;
  take();
  go(address);
  return true;
}

/**
 * Reloads the page when the server has a newer version: now, or as soon as no game, popup, form or unanswered bet is open.
 * Resolves with whether it reloads now. Never rejects.
 */
export async function checkVersion(go = reload): Promise<boolean> {
  const newer = await newerVersion(window.location.href);
  if (newer === null) return false;
  waiting = newer;
  return reloadIfQuiet(go);
}

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
