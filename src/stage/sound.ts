import type { Howler as HowlerType, Howl as HowlType } from 'howler';
import * as z from 'zod/mini';
import type { SoundModule } from '../../games/kit/card';
import { stored } from '../shared/storage/storage';
import { changeAtom, readAtom, watchAtom } from '../shared/store/store';
import { storedAtom } from '../shared/store/storedAtom';
import { whenIdle } from '../shared/whenIdle';
import { vibrateFor } from './haptics';
import { busOf, Mixer } from './mixer';
import { sharedSprites } from './sharedSprites';

/** Whether the player muted the sound. Stored on the device; haptics follow it. */
export const mutedAtom = storedAtom(stored('muted', z.boolean(), () => false));

export const setMuted = (muted: boolean): void => changeAtom(mutedAtom, muted);

export interface CueOptions {
  /** 0 to 1, on top of the bus. */
  readonly volume?: number | undefined;
  /** 1 is as recorded. */
  readonly rate?: number | undefined;
}

const MASTER_VOLUME = 0.8;
const MUTE_FADE_MS = 20;
/** A cue waits no longer than this, in ms, for its sprite. */
const EARLY_MAX_MS = 700;
/** By then, in ms after the tap, it is known where the tap leads. */
const TAP_MS = 250;
/** The limit of the master output, in dB below full scale. */
const LIMIT_DB = -3;

interface AskedCue {
  readonly name: string;
  readonly volume: number;
  readonly rate: number;
  readonly atMs: number;
}

interface Sprite {
  readonly name: string;
  readonly howl: HowlType;
  readonly module: SoundModule;
}

const asked = new Map<string, () => Promise<SoundModule>>();
const sprites = new Map<string, Sprite>();
let howler: Promise<typeof HowlerType> | null = null;
let unlocked = false;
let armed = false;
let lastCueMs = Number.NEGATIVE_INFINITY;
/** The last cue that was requested before its sprite was loaded. */
let early: AskedCue | null = null;
let context: AudioContext | null = null;

const mixer = new Mixer({
  now: () => performance.now(),
  later: (ms, then) => void setTimeout(then, ms),
});

/**
 * Plays a cue of the shell, of a win or of the open games. Silent while muted, before the first tap, in a hidden tab,
 * and for unknown names. Never throws: a missing sound must not stop a round.
 */
export function playCue(name: string, { volume = 1, rate = 1 }: CueOptions = {}): void {
  arm();
  if (readAtom(mutedAtom) || document.visibilityState === 'hidden') return;
  vibrateFor(name);
  if (!unlocked) return;
  lastCueMs = performance.now();
  const cue = { name, volume, rate, atMs: lastCueMs };
  if (!start(cue)) early = cue;
}

/** Returns whether the cue's sprite is loaded. */
function start({ name, volume, rate }: AskedCue): boolean {
  const sprite = [...sprites.values()].findLast(({ module }) => name in module.sprite);
  if (sprite?.howl.state() !== 'loaded') return false;
  // Cues requested of a suspended context would all sound at once when it resumes.
  if (context?.state !== 'running') return true;
  const { name: spriteName, howl, module } = sprite;
  const [, lengthMs] = module.sprite[name] ?? [0, 0];
  mixer.play({
    name,
    bus: busOf(spriteName, name),
    volume,
    rate,
    lengthMs,
    start(gain, pitch) {
      const id = howl.play(name);
      howl.volume(gain, id);
      howl.rate(pitch, id);
      return {
        fade: (from, to, ms) => howl.playing(id) && howl.fade(from, to, ms, id),
        stop: () => howl.stop(id),
        onEnd: (then) => howl.once('end', then, id),
      };
    },
  });
  return true;
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
    if (!readAtom(mutedAtom)) setTimeout(() => void whenIdle().then(loadAsked), TAP_MS);
  };
  if (navigator.userActivation?.hasBeenActive) unlock();
  for (const tap of ['pointerdown', 'keydown']) {
    window.addEventListener(tap, unlock, { capture: true, once: true });
  }
  document.addEventListener('visibilitychange', () => void follow());
  watchAtom(mutedAtom, (muted) => {
    if (!muted && unlocked) void loadAsked();
    void follow();
  });
}

async function loadAsked(): Promise<void> {
  await Promise.all([...asked].map(([name, load]) => loadSprite(name, load).catch(() => undefined)));
}

async function loadSprite(name: string, load: () => Promise<SoundModule>): Promise<void> {
  if (sprites.has(name)) return;
  const [{ Howl }, module] = await Promise.all([import('howler'), load()]);
  // A game without sounds is silent.
  if (module.sources.length === 0) return;
  await openHowler();
  if (sprites.has(name)) return;
  const sprite = Object.fromEntries(
    Object.entries(module.sprite).map(([cue, [offset, length]]): [string, [number, number]] => [
      cue,
      [offset, length],
    ]),
  );
  // The source is chosen here by what the browser can play. Howler gets a format that it never refuses: for WebM it
  // would test for Vorbis.
  const howl = new Howl({ src: [playable(module.sources)], format: ['wav'], sprite, preload: true });
  sprites.set(name, { name, howl, module });
  howl.once('load', playEarly);
}

/** Plays a cue that had to wait for its sprite, if it is not too late. */
function playEarly(): void {
  if (early === null) return;
  if (performance.now() - early.atMs > EARLY_MAX_MS || start(early)) early = null;
}

const TYPES: Readonly<Record<string, string>> = {
  webm: 'audio/webm; codecs="opus"',
  flac: 'audio/flac',
};

/** The first source that this browser says it can play; the last one when it claims none. */
function playable(sources: readonly string[]): string {
  const audio = new Audio();
  const typeOf = (source: string) => TYPES[/\.([a-z0-9]+)(?:\?|$)/.exec(source)?.[1] ?? ''] ?? '';
  return sources.find((source) => audio.canPlayType(typeOf(source)) !== '') ?? sources.at(-1) ?? '';
}

/** Starts Howler once: master volume, limiter and mute. */
function openHowler(): Promise<typeof HowlerType> {
  howler ??= import('howler').then(({ Howler }) => {
    Howler.volume(MASTER_VOLUME);
    const { ctx, masterGain } = Howler;
    context = ctx;
    if (ctx && masterGain) {
      const limiter = new DynamicsCompressorNode(ctx, {
        threshold: LIMIT_DB,
        knee: 0,
        ratio: 20,
        attack: 0.002,
        release: 0.12,
      });
      masterGain.disconnect();
      masterGain.connect(limiter).connect(ctx.destination);
    }
    return Howler;
  });
  return howler;
}

/** Applies mute and visibility to the master: with a short fade, and suspended in a hidden tab. */
async function follow(): Promise<void> {
  if (howler === null) return;
  const { ctx, masterGain } = await howler;
  if (!ctx || !masterGain) return;
  const target = readAtom(mutedAtom) ? 0 : MASTER_VOLUME;
  masterGain.gain.cancelScheduledValues(ctx.currentTime);
  masterGain.gain.setValueAtTime(masterGain.gain.value, ctx.currentTime);
  masterGain.gain.linearRampToValueAtTime(target, ctx.currentTime + MUTE_FADE_MS / 1000);
  if (document.visibilityState === 'hidden') await ctx.suspend();
  else await ctx.resume();
}
