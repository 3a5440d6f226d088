import * as z from 'zod/mini';
import type { SoundModule } from '../../../games/kit/card';
import { stored } from '../../shared/storage/storage';
import { readAtom, watchAtom } from '../../shared/store/store';
import { storedAtom } from '../../shared/store/storedAtom';

/** Whether games have a quiet loop of sound; off until the player switches it on. Stored on the device. */
export const ambienceAtom = storedAtom(stored('ambience', z.boolean(), () => false));

interface Scene {
  readonly load: () => Promise<SoundModule>;
  /** Null until the loop has started. */
  end: (() => void) | null;
}

let scene: Scene | null = null;

/** The game on stage has this ambience. It is loaded and played while it is switched on. Returns how to leave. */
export function enterAmbience(load: () => Promise<SoundModule>): () => void {
  leave();
  const entered: Scene = { load, end: null };
  scene = entered;
  void play(entered);
  const stop = watchAtom(ambienceAtom, () => void play(entered));
  return () => {
    stop();
    if (scene === entered) leave();
  };
}

function leave(): void {
  scene?.end?.();
  scene = null;
}

/** Starts or ends the loop as it is switched. A failure is silent; switching it on again tries again. */
async function play(entered: Scene): Promise<void> {
  if (!readAtom(ambienceAtom)) {
    entered.end?.();
    entered.end = null;
    return;
  }
  await firstTap();
  const [player, module] = await Promise.all([import('./soundPlayer'), entered.load()]).catch(() => []);
  const isWanted = scene === entered && readAtom(ambienceAtom) && entered.end === null;
  if (player !== undefined && module !== undefined && isWanted) entered.end = player.startBed(module);
}

/** Browsers let a page sound once it has been tapped. */
const firstTap = (): Promise<void> =>
  navigator.userActivation?.hasBeenActive === false
    ? new Promise((resolve) => {
        const options = { capture: true, once: true };
        window.addEventListener('pointerdown', () => resolve(), options);
        window.addEventListener('keydown', () => resolve(), options);
      })
    : Promise.resolve();
