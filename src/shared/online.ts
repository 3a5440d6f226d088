import { atom } from 'jotai';
import { changeAtom } from './store/store';
import { realTimer, waitMs } from './timer';
import { isAnybodyThere } from './version';

/** Whether the device believes to have a network. */
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

/** Nobody answers, whatever the device believes: it takes a network that leads nowhere for one. */
const silentAtom = atom(false);

/** Whether the house can be reached. */
export const onlineAtom = atom((get) => get(connectedAtom) && !get(silentAtom));

const ASK_AGAIN_MS = 5_000;

/** The device has a network again, or so much time has passed. */
const soonerOrLater = (): Promise<void> =>
  new Promise((resolve) => {
    const now = () => {
      window.removeEventListener('online', now);
      resolve();
    };
    window.addEventListener('online', now);
    void waitMs(realTimer, ASK_AGAIN_MS).then(now);
  });

let isAsking = false;

/** A call got no answer: asks whether anybody is there, and then again and again until there is. Never rejects. */
export async function doubtNetwork(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (;;) {
    const isThere = await isAnybodyThere();
    changeAtom(silentAtom, !isThere);
    if (isThere) break;
    await soonerOrLater();
  }
  isAsking = false;
}
