import { stageStateAtom } from './play/stageShow';
import { readAtom, watchAtom } from './store/store';
import { realTimer, type Timer, waitMs } from './timer';

/** Longest wait for pictures of the first screen, in ms. */
const SCREEN_LATEST_MS = 4_000;
/** Longest wait for a game that does not start, in ms. */
const GAME_LATEST_MS = 15_000;

/** A player who knows where to go taps within this time, in ms. */
const LOOKED_AT_MS = 1_000;

/** The first frames of a game are the heaviest: wait this long after it starts, in ms. */
const FIRST_FRAMES_MS = 1_000;

const SETTLED_STATES = ['ready', 'lost', 'boardAlone'];

const isGameComing = (): boolean =>
  /^#\/games\/og\b/.test(window.location.hash) && !SETTLED_STATES.includes(readAtom(stageStateAtom));

/** Resolves when the condition is true, at the latest after `latestMs`. `listen` subscribes and returns how to stop. */
function until(
  timer: Timer,
  latestMs: number,
  isTrue: () => boolean,
  listen: (look: () => void) => () => void,
): Promise<void> {
  if (isTrue()) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const end = () => {
      stop();
      callOff();
      resolve();
    };
    const stop = listen(() => {
      if (isTrue()) end();
    });
    const callOff = timer.after(latestMs, end);
  });
}

const screenLoaded = (timer: Timer) =>
  until(
    timer,
    SCREEN_LATEST_MS,
    () => document.readyState === 'complete',
    (look) => {
      window.addEventListener('load', look);
      return () => window.removeEventListener('load', look);
    },
  );

const gameLoaded = (timer: Timer) =>
  until(
    timer,
    GAME_LATEST_MS,
    () => !isGameComing(),
    (look) => {
      window.addEventListener('popstate', look);
      const stop = watchAtom(stageStateAtom, look);
      return () => {
        window.removeEventListener('popstate', look);
        stop();
      };
    },
  );

/**
 * Resolves when neither the first screen nor a game is loading: at once, if none is. For work that can wait and would
 * compete with them for network and processor.
 */
export async function whenIdle(timer = realTimer): Promise<void> {
  await screenLoaded(timer);
  await filesCanCome();
  if (!isGameComing()) return;
  await gameLoaded(timer);
  await waitMs(timer, FIRST_FRAMES_MS);
  await filesCanCome();
}

/**
 * Resolves when files can be fetched: at once with a network or a service worker, which keeps them. Browsers remember a module
 * that could not be fetched, and everything that needs it would be missing for the rest of the visit.
 */
async function filesCanCome(): Promise<void> {
  const { navigator } = window;
  if (navigator?.onLine !== false || navigator.serviceWorker?.controller) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/** Resolves when nothing has been loading for a moment, so that a player who opens a game at once is not slowed down. */
export async function whenIdleForAWhile(timer = realTimer): Promise<void> {
  await whenIdle(timer);
  await waitMs(timer, LOOKED_AT_MS);
  await whenIdle(timer);
}
