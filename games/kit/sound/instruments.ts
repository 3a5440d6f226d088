/**
 * Instruments as arithmetic: each returns mono samples at 48 kHz, about -1 to 1, the same on every machine. They are
 * rendered to sprites at build time and never run on a player's device.
 */
export const SAMPLE_RATE = 48_000;

/** Mono samples. */
export type Sound = Float32Array;

const TAU = Math.PI * 2;

/** Partials above this would alias at half the rate, which the fallback sprite has. */
const HIGHEST_HZ = 11_500;

export const samplesOf = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000);

export const silence = (ms: number): Sound => new Float32Array(samplesOf(ms));

/** The one scale of all cues, so that any two harmonise: D major pentatonic, in semitones above D. */
const STEPS = [0, 2, 4, 7, 9] as const;
const D4_HZ = 293.665;

/** A note of the scale in Hz. Degree 0 is D4, 5 is D5, -5 is D3. */
export function note(degree: number): number {
  const octave = Math.floor(degree / STEPS.length);
  const semitones = (STEPS[degree - octave * STEPS.length] ?? 0) + octave * 12;
  return D4_HZ * 2 ** (semitones / 12);
}

/** The one noise that all recipes share: 2 s, white, from a fixed seed. */
const NOISE = whiteNoise(2000, 0x9e3779b9);

function whiteNoise(ms: number, seed: number): Sound {
  const sound = silence(ms);
  let state = seed;
  for (let i = 0; i < sound.length; i += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    sound[i] = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  }
  return sound;
}

const noiseAt = (index: number): number => NOISE[index % NOISE.length] ?? 0;

/** Fades the last 5 ms, so that no sound ends with a click. */
function ended(sound: Sound): Sound {
  const fade = Math.min(sound.length, samplesOf(5));
  for (let i = 0; i < fade; i += 1)
    sound[sound.length - 1 - i] = (sound[sound.length - 1 - i] ?? 0) * (i / fade);
  return sound;
}

/** A small gong of a kulintang: three inharmonic partials and a soft mallet. */
export function bell(hz: number, ms: number, brightness = 1): Sound {
  const sound = silence(ms);
  const partials = [
    { ratio: 1, gain: 1, decayMs: ms * 0.34 },
    { ratio: 2.76, gain: 0.42 * brightness, decayMs: ms * 0.16 },
    { ratio: 5.4, gain: 0.2 * brightness, decayMs: ms * 0.07 },
    { ratio: 1.004, gain: 0.35, decayMs: ms * 0.3 },
  ];
  const mallet = bandNoise(20, hz * 4, 1.2);
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / SAMPLE_RATE;
    let value = 0;
    for (const { ratio, gain, decayMs } of partials) {
      if (hz * ratio > HIGHEST_HZ) continue;
      value += gain * Math.exp((-t * 1000) / decayMs) * Math.sin(TAU * hz * ratio * t);
    }
    sound[i] = value * 0.55 * Math.min(1, i / 48) + (mallet[i] ?? 0) * 0.3 * brightness * Math.exp(-t * 420);
  }
  return ended(sound);
}

/** A knock on wood or bamboo. `hollow` is the share of resonance: 0 a dry click, 1 a tube. */
export function wood(hz: number, ms: number, hollow = 0.6): Sound {
  const sound = silence(ms);
  const click = bandNoise(ms, hz * 3.1, 1.6);
  const clickDecay = 3 + ms * 0.05;
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / SAMPLE_RATE;
    const bend = 1 + 0.12 * Math.exp(-t * 260);
    const body = Math.sin(TAU * hz * bend * t) + 0.3 * Math.sin(TAU * hz * 2.41 * t) * Math.exp(-t * 90);
    sound[i] =
      hollow * body * Math.exp((-t * 1000) / (ms * 0.2)) * Math.min(1, i / 24) +
      (1.3 - hollow) * (click[i] ?? 0) * Math.exp((-t * 1000) / clickDecay);
  }
  return ended(sound);
}

/** A heavy object set down: a low tone of falling pitch, with a little wood. */
export function thump(hz: number, ms: number): Sound {
  const sound = silence(ms);
  const knock = wood(hz * 3, Math.min(ms, 90), 0.45);
  let phase = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / SAMPLE_RATE;
    phase += (hz * (1 + 0.9 * Math.exp(-t * 55))) / SAMPLE_RATE;
    const body = Math.sin(TAU * phase) + 0.25 * Math.sin(TAU * phase * 2);
    sound[i] = body * Math.exp((-t * 1000) / (ms * 0.24)) * Math.min(1, i / 40) + (knock[i] ?? 0) * 0.5;
  }
  return ended(sound);
}

/** A plucked string of a rondalla, by Karplus and Strong: noise in a delay line that decays. */
export function pluck(hz: number, ms: number, damping = 0.5): Sound {
  const sound = silence(ms);
  const period = SAMPLE_RATE / hz;
  // The low-pass in the loop adds a delay; the delay line is shortened by it, so that high strings stay in tune.
  const share = 1 - damping * 0.55;
  const loopDelay = period - (1 - share) / share;
  const length = Math.floor(loopDelay);
  const fraction = loopDelay - length;
  const line = new Float32Array(length + 1);
  for (let i = 0; i <= length; i += 1) line[i] = (noiseAt(i * 7) + noiseAt(i * 7 + 1)) * 0.5;
  let low = 0;
  let at = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const next = (at + 1) % line.length;
    const value = (line[at] ?? 0) * fraction + (line[next] ?? 0) * (1 - fraction);
    low += (value - low) * share;
    line[at] = low * 0.9965;
    at = next;
    sound[i] = value * Math.exp(-i / samplesOf(ms * 0.55));
  }
  return ended(sound);
}

/** Soft brass: three slightly detuned saws, with a low-pass that opens and closes. */
export function brass(hz: number, ms: number): Sound {
  const sound = silence(ms);
  const attack = samplesOf(Math.min(160, ms * 0.2));
  const release = samplesOf(ms * 0.45);
  let first = 0;
  let second = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / SAMPLE_RATE;
    const saws = saw(hz * t) + saw(hz * 1.004 * t + 0.33) + saw(hz * 0.997 * t + 0.67);
    const level = Math.min(1, i / attack, (sound.length - i) / release);
    const cutoff = hz * (1.6 + 3.4 * level);
    const share = 1 - Math.exp((-TAU * cutoff) / SAMPLE_RATE);
    first += (saws / 3 - first) * share;
    second += (first - second) * share;
    sound[i] = second * level;
  }
  return ended(sound);
}

const saw = (turns: number): number => 2 * (turns - Math.floor(turns)) - 1;

/** Wind: noise whose band sweeps from one pitch to another, with one swell. */
export function air(ms: number, fromHz: number, toHz: number, peakAt = 0.4): Sound {
  const sound = silence(ms);
  let band = 0;
  let low = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const part = i / sound.length;
    const hz = fromHz * (toHz / fromHz) ** part;
    const f = 2 * Math.sin((Math.PI * Math.min(hz, 8000)) / SAMPLE_RATE);
    const high = noiseAt(i) - low - 0.9 * band;
    band += f * high;
    low += f * band;
    const swell = part < peakAt ? part / peakAt : (1 - part) / (1 - peakAt);
    sound[i] = band * swell * swell;
  }
  return ended(sound);
}

/** Noise around one pitch; sharpness 1 is broad, 4 nearly a tone. */
function bandNoise(ms: number, hz: number, sharpness: number): Sound {
  const sound = silence(ms);
  const f = 2 * Math.sin((Math.PI * Math.min(hz, 9000)) / SAMPLE_RATE);
  let band = 0;
  let low = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const high = noiseAt(i) - low - band / sharpness;
    band += f * high;
    low += f * band;
    sound[i] = band;
  }
  return sound;
}
