import { atom } from 'jotai';
import { isNumber } from './storage/guards';
import { storedAs } from './storage/item';
import { changeAtom } from './store/store';
import { realTimer, waitMs } from './timer';
import { isServerReachable } from './version';

/** Whether the device reports a network. */
const connectedAtom = atom(true);

connectedAtom.onMount = (change) => {
  const look = () => change(navigator.onLine);
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
};

/** The server does not answer, although the device reports a network. */
const silentAtom = atom(false);

/** Whether the server can be reached. */
export const onlineAtom = atom((get) => get(connectedAtom) && !get(silentAtom));

/**
 * When this device last had a network, in ms of its clock: what is shown without one is as old as that. Null before the
 * first visit.
 */
export const lastOnlineItem = storedAs<number | null>('lastOnline', isNumber, () => null);

const ASK_AGAIN_MS = 5_000;

/** Resolves when the device has a network again, at the latest after the delay. */
const onlineOrAfterDelay = (): Promise<void> =>
  new Promise((resolve) => {
    const now = () => {
      window.removeEventListener('online', now);
      resolve();
    };
    window.addEventListener('online', now);
    void waitMs(realTimer, ASK_AGAIN_MS).then(now);
  });

let isChecking = false;

/** A call got no answer: checks whether the server answers, and again every few seconds until it does. Never rejects. */
export async function checkServerReachable(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  for (;;) {
    const isThere = await isServerReachable();
    changeAtom(silentAtom, !isThere);
    if (isThere) break;
    await onlineOrAfterDelay();
  }
  isChecking = false;
}
