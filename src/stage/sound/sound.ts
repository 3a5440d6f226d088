import * as z from 'zod/mini';
import type { SoundModule } from '../../../games/kit/card';
import { stored } from '../../shared/storage/storage';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';
import { storedAtom } from '../../shared/store/storedAtom';
import { whenIdle } from '../../shared/whenIdle';
import { sharedSprites } from './sharedSprites';
import type { Cue } from './soundPlayer';

/** Whether the player muted the effects. Stored on the device. Ambience and haptics have switches of their own. */
export const mutedAtom = storedAtom(stored('muted', z.boolean(), () => false));

export const setMuted = (muted: boolean): void => changeAtom(mutedAtom, muted);

export interface CueOptions {
  /** 0 to 1, on top of the bus. */
  readonly volume?: number | undefined;
  /** 1 is as recorded. */
  readonly rate?: number | undefined;
}

/** A cue waits no longer than this, in ms, for its sprite. */
const EARLY_MAX_MS = 700;
/** By then, in ms after the tap, it is known where the tap leads. */
const TAP_MS = 250;

const asked = new Map<string, () => Promise<SoundModule>>();
/** Loaded with the first sprite, because nothing sounds before the first tap. */
let player: typeof import('./soundPlayer') | null = null;
/** Loaded after the first tap, because nothing vibrates before it. */
let haptics: typeof import('../haptics') | null = null;
let unlocked = false;
let armed = false;
let lastCueMs = Number.NEGATIVE_INFINITY;
/** The last cue that was requested before its sprite was loaded. */
let early: (Cue & { readonly atMs: number }) | null = null;

/**
 * Plays a cue of the shell, of a win or of the open games. Silent while muted, before the first tap, in a hidden tab,
 * and for unknown names. Never throws: a missing sound must not stop a round.
 */
export function playCue(name: string, { volume = 1, rate = 1 }: CueOptions = {}): void {
  arm();
  if (document.visibilityState === 'hidden') return;
  haptics?.vibrateFor(name);
  if (!unlocked || readAtom(mutedAtom)) return;
  lastCueMs = performance.now();
  const cue = { name, volume, rate, atMs: lastCueMs };
  if (player?.startCue(cue) !== true) early = cue;
}

/** Ms since any cue was played; a tap that has its own sound needs no second one. */
export const sinceLastCueMs = (): number => performance.now() - lastCueMs;

/** Makes a game's cues playable. They are loaded once the player has tapped and is not muted. */
export async function openSprite(name: string, load: () => Promise<SoundModule>): Promise<void> {
  arm();
  asked.set(name, load);
  asked.set('wins', sharedSprites.wins);
  if (unlocked && !readAtom(mutedAtom)) await loadAsked();
}

/**
 * Listens for the first tap, which browsers require before sound, for mute, and for the tab's visibility. A second call does nothing.
 */
export function arm(): void {
  if (armed) return;
  armed = true;
  asked.set('ui', sharedSprites.ui);
  const unlock = () => {
    unlocked = true;
    // After a tap that opens a game, the game's files are loaded first.
    setTimeout(() => void whenIdle().then(loadAfterTap), TAP_MS);
  };
  if (navigator.userActivation?.hasBeenActive) unlock();
  for (const tap of ['pointerdown', 'keydown']) {
    window.addEventListener(tap, unlock, { capture: true, once: true });
  }
  const follow = () => void player?.follow(readAtom(mutedAtom));
  document.addEventListener('visibilitychange', follow);
  watchAtom(mutedAtom, (muted) => {
    if (!muted && unlocked) void loadAsked();
    follow();
  });
}

async function loadAfterTap(): Promise<void> {
  if (!readAtom(mutedAtom)) await loadAsked();
  haptics ??= await import('../haptics').catch(() => null);
}

/** A failure is silent; the next sprite or a change of mute tries again. */
async function loadAsked(): Promise<void> {
  try {
    player ??= await import('./soundPlayer');
  } catch {
    return;
  }
  const { loadSprite } = player;
  await Promise.all(
    [...asked].map(([name, load]) => loadSprite(name, load, playEarly).catch(() => undefined)),
  );
}

/** Plays a cue that had to wait for its sprite, if it is not too late. */
function playEarly(): void {
  if (early === null) return;
  if (performance.now() - early.atMs > EARLY_MAX_MS || player?.startCue(early)) early = null;
}
