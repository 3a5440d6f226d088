import { SAMPLE_RATE, type Sound, samplesOf, silence } from './instruments';

/** One sound of a mix. Gain 1 leaves it unchanged. */
export interface Part {
  readonly sound: Sound;
  readonly atMs?: number;
  readonly gain?: number;
}

/** Mixes parts into a sound of the given length; what exceeds it is cut. */
export function mix(ms: number, parts: readonly Part[]): Sound {
  const result = silence(ms);
  for (const { sound, atMs = 0, gain = 1 } of parts) {
    const from = samplesOf(atMs);
    const count = Math.min(sound.length, result.length - from);
    for (let i = 0; i < count; i += 1) result[from + i] = (result[from + i] ?? 0) + (sound[i] ?? 0) * gain;
  }
  return result;
}

/** The last step of a recipe: fades the end and normalises the peak, in dB below full scale. */
export function level(open: Sound, peakDb: number): Sound {
  const sound = closed(open);
  let peak = 0;
  for (const value of sound) peak = Math.max(peak, Math.abs(value));
  const gain = peak === 0 ? 0 : 10 ** (peakDb / 20) / peak;
  return sound.map((value) => value * gain);
}

const COMBS_MS = [29.7, 37.1, 41.1, 43.7];
const ALLPASSES_MS = [5, 1.7];
/** A tail of 1.4 s: the reverb of a wooden hall. */
const TAIL_MS = 1400;

/** The one reverb of all sounds, by Schroeder: four combs and two all-passes. `wet` is its share, 0 to 1. */
export function room(sound: Sound, wet: number): Sound {
  let tail: Sound = new Float32Array(sound.length);
  for (const delayMs of COMBS_MS) {
    const line = new Float32Array(samplesOf(delayMs));
    const feedback = 10 ** ((-3 * delayMs) / TAIL_MS);
    let at = 0;
    let low = 0;
    for (let i = 0; i < sound.length; i += 1) {
      const out = line[at] ?? 0;
      low += (out - low) * 0.6;
      line[at] = (sound[i] ?? 0) + low * feedback;
      tail[i] = (tail[i] ?? 0) + out / COMBS_MS.length;
      at = (at + 1) % line.length;
    }
  }
  for (const delayMs of ALLPASSES_MS) tail = allPass(tail, delayMs);
  return sound.map((value, i) => value * (1 - wet * 0.4) + (tail[i] ?? 0) * wet);
}

function allPass(sound: Sound, delayMs: number): Sound {
  const line = new Float32Array(samplesOf(delayMs));
  let at = 0;
  return sound.map((value) => {
    const delayed = line[at] ?? 0;
    const out = delayed - 0.7 * value;
    line[at] = value + 0.7 * out;
    at = (at + 1) % line.length;
    return out;
  });
}

/** A sound without its overtones above the given pitch. */
export function soften(sound: Sound, hz: number): Sound {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE);
  let low = 0;
  return sound.map((value) => {
    low += (value - low) * share;
    return low;
  });
}

/** A sprite has no room for a long reverb: the last 60 ms, or a sixth of a short sound, fade to nothing. */
function closed(sound: Sound): Sound {
  const fade = Math.min(samplesOf(60), Math.floor(sound.length / 6));
  return sound.map((value, i) => {
    const left = sound.length - 1 - i;
    return left >= fade ? value : value * Math.sin(((left / fade) * Math.PI) / 2) ** 2;
  });
}
