import { Howl, Howler } from 'howler';
import type { SoundModule } from '../../../games/kit/card';
import { BUS_VOLUMES, busOf, Mixer } from './mixer';

/** Sprites and the master output, with Howler. `sound` loads this module and decides what may sound. */

export interface Cue {
  readonly name: string;
  /** 0 to 1, on top of the bus. */
  readonly volume: number;
  /** 1 is as recorded. */
  readonly rate: number;
}

const MASTER_VOLUME = 0.8;
const MUTE_FADE_MS = 20;
/** The limit of the master output, in dB below full scale. */
const LIMIT_DB = -3;

interface Sprite {
  readonly name: string;
  readonly howl: Howl;
  readonly module: SoundModule;
}

const sprites = new Map<string, Sprite>();
let isOpen = false;

const mixer = new Mixer({
  now: () => performance.now(),
  later: (ms, then) => void setTimeout(then, ms),
});

/** Starts a cue. Returns whether its sprite is loaded. */
export function startCue({ name, volume, rate }: Cue): boolean {
  const sprite = [...sprites.values()].findLast(({ module }) => name in module.sprite);
  if (sprite?.howl.state() !== 'loaded') return false;
  // Cues requested of a suspended context would all sound at once when it resumes.
  if (Howler.ctx?.state !== 'running') return true;
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

/** Loads a sprite once, and calls back when its cues can be played. Rejects when its module cannot be loaded. */
export async function loadSprite(
  name: string,
  load: () => Promise<SoundModule>,
  onLoad: () => void,
): Promise<void> {
  if (sprites.has(name)) return;
  const module = await load();
  // A game without sounds is silent.
  if (module.sources.length === 0 || sprites.has(name)) return;
  open();
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
  howl.once('load', onLoad);
}

const TYPES: Readonly<Record<string, string>> = {
  webm: 'audio/webm; codecs="opus"',
  flac: 'audio/flac',
};

/** The first source that this browser says it can play; the last one when it claims none. */
function playable(sources: readonly string[]): string {
  return sources.find(canPlay) ?? sources.at(-1) ?? '';
}

function canPlay(source: string): boolean {
  const type = TYPES[/\.([a-z0-9]+)(?:\?|$)/.exec(source)?.[1] ?? ''] ?? '';
  return new Audio().canPlayType(type) !== '';
}

/** How long an ambience comes and goes, in ms. */
const BED_FADE_MS = 1_200;

let beds = 0;

/**
 * Starts the loop `bed` of an ambience on its own bus: it comes up slowly, and wins duck it. Returns how to end it. Silent
 * where the browser cannot play it.
 */
export function startBed({ sources, sprite }: SoundModule): () => void {
  const source = sources.find(canPlay);
  const [offset, length] = sprite.bed ?? [0, 0];
  if (source === undefined || length === 0) return () => undefined;
  open();
  beds += 1;
  void follow(isMuted);
  const howl = new Howl({ src: [source], format: ['wav'], sprite: { bed: [offset, length, true] } });
  let end = () => {};
  howl.once('load', () => {
    mixer.play({
      name: 'bed',
      bus: 'ambient',
      volume: 1,
      rate: 1,
      lengthMs: Number.POSITIVE_INFINITY,
      start(gain) {
        const id = howl.play('bed');
        howl.fade(0, gain, BED_FADE_MS, id);
        end = () => howl.fade(BUS_VOLUMES.ambient, 0, BED_FADE_MS / 3, id);
        return {
          fade: (from, to, ms) => howl.fade(from, to, ms, id),
          stop: () => howl.stop(id),
          // A loop "ends" each time it begins anew.
          onEnd: (then) => howl.once('stop', then, id),
        };
      },
    });
  });
  return () => {
    beds -= 1;
    end();
    setTimeout(() => {
      howl.stop();
      howl.unload();
      void follow(isMuted);
    }, BED_FADE_MS / 3);
  };
}

/** Starts Howler once: master volume and limiter. */
function open(): void {
  if (isOpen) return;
  isOpen = true;
  Howler.volume(MASTER_VOLUME);
  const { ctx, masterGain } = Howler;
  if (!ctx || !masterGain) return;
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

let isMuted = false;

/**
 * Applies mute and visibility to the master: with a short fade, and suspended in a hidden tab. An ambience has a switch of
 * its own, so while one plays only the cues fall silent.
 */
export async function follow(muted: boolean): Promise<void> {
  isMuted = muted;
  if (!isOpen) return;
  const { ctx, masterGain } = Howler;
  if (!ctx || !masterGain) return;
  if (muted && beds > 0) mixer.stopCues();
  const target = muted && beds === 0 ? 0 : MASTER_VOLUME;
  masterGain.gain.cancelScheduledValues(ctx.currentTime);
  masterGain.gain.setValueAtTime(masterGain.gain.value, ctx.currentTime);
  masterGain.gain.linearRampToValueAtTime(target, ctx.currentTime + MUTE_FADE_MS / 1000);
  if (document.visibilityState === 'hidden') await ctx.suspend();
  else await ctx.resume();
}
