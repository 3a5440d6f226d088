import { stageStateAtom } from './stage';
import { readAtom, watchAtom } from './store';

/** The pictures of a first screen that do not come hold nothing back for longer. */
const SCREEN_LATEST_MS = 4_000;
/** Nor does a game that does not come up. */
const GAME_LATEST_MS = 15_000;

/** Its first frames are its heaviest. */
const FIRST_FRAMES_MS = 1_000;

const STANDING = ['ready', 'lost', 'boardAlone'];

const isGameComing = (): boolean =>
  /^#\/games\/og\b/.test(window.location.hash) && !STANDING.includes(readAtom(stageStateAtom));

/** Resolves when something that is listened for has come true, or at the latest. `listen` returns how to stop. */
function until(isTrue: () => boolean, latestMs: number, listen: (look: () => void) => () => void) {
  if (isTrue()) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const end = () => {
      stop();
      clearTimeout(latest);
      resolve();
    };
    const stop = listen(() => {
      if (isTrue()) end();
    });
    const latest = setTimeout(end, latestMs);
  });
}

const screenStands = () =>
  until(
    () => document.readyState === 'complete',
    SCREEN_LATEST_MS,
    (look) => {
      window.addEventListener('load', look);
      return () => window.removeEventListener('load', look);
    },
  );

const gameStands = () =>
  until(
    () => !isGameComing(),
    GAME_LATEST_MS,
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
export async function calm(): Promise<void> {
  await screenStands();
  if (!isGameComing()) return;
  await gameStands();
  await new Promise((over) => setTimeout(over, FIRST_FRAMES_MS));
}
