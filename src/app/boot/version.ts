import { openIntents } from '../../shared/api/intents';
import { stageShowAtom } from '../../shared/play/stageShow';
import { shownPopupAtom } from '../../shared/popups/popups';
import { uidAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';
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

export const reload = (address: string): void => window.location.replace(address);

let waiting: NewerVersion | null = null;

/** Reloads for the pending version, unless a reload would interrupt something. */
export function reloadIfQuiet(go: (address: string) => void): boolean {
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
