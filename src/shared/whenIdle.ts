import { stageStateAtom } from './play/stageShow';
import { readAtom, watchAtom } from './store/store';
import { realTimer, type Timer, waitMs } from './timer';

/** The pictures of a first screen that do not come hold nothing back for longer. */
const SCREEN_LATEST_MS = 4_000;
/** Nor does a game that does not come up. */
const GAME_LATEST_MS = 15_000;

/** Whoever knows where he is going taps as soon as he sees it. */
const LOOKED_AT_MS = 1_000;

/** Its first frames are its heaviest. */
const FIRST_FRAMES_MS = 1_000;

const STANDING = ['ready', 'lost', 'boardAlone'];

const isGameComing = (): boolean =>
  /^#\/games\/og\b/.test(window.location.hash) && !STANDING.includes(readAtom(stageStateAtom));

/** Resolves when something that is listened for has come true, or at the latest. `listen` returns how to stop. */
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

const screenStands = (timer: Timer) =>
  until(
    timer,
    SCREEN_LATEST_MS,
    () => document.readyState === 'complete',
    (look) => {
      window.addEventListener('load', look);
      return () => window.removeEventListener('load', look);
    },
  );

const gameStands = (timer: Timer) =>
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
 * Resolves at once, except while the first screen comes or a game is being set up: then these have network and device
 * to themselves. Whatever can wait is asked for afterwards.
 */
export async function whenIdle(timer = realTimer): Promise<void> {
  await screenStands(timer);
  if (!isGameComing()) return;
  await gameStands(timer);
  await waitMs(timer, FIRST_FRAMES_MS);
}

/** Resolves when it is calm and has been for a moment: a first screen that leads on to a game at once costs no more than it shows. */
export async function whenIdleForLong(timer = realTimer): Promise<void> {
  await whenIdle(timer);
  await waitMs(timer, LOOKED_AT_MS);
  await whenIdle(timer);
}
