import { type Sound, samplesOf, silence } from './instruments';
import type { Part } from './mix';

/** What a game exports as its ambience: called once, when it is rendered. */
export type Ambience = () => Sound;

/** Mixes parts into a loop of the given length: what exceeds its end sounds at its start, so that no seam is heard. */
export function loopOf(ms: number, parts: readonly Part[]): Sound {
  const loop = silence(ms);
  for (const { sound, atMs = 0, gain = 1 } of parts) {
    const from = samplesOf(atMs);
    for (let i = 0; i < sound.length; i += 1) {
      const at = (from + i) % loop.length;
      loop[at] = (loop[at] ?? 0) + (sound[i] ?? 0) * gain;
    }
  }
  return loop;
}

/** A loop through an effect with a tail, such as a room, in the state in which the tail of the end is at the start. */
export function looped(loop: Sound, effect: (sound: Sound) => Sound): Sound {
  const twice = new Float32Array(loop.length * 2);
  twice.set(loop);
  twice.set(loop, loop.length);
  return effect(twice).slice(loop.length);
}

/** Normalises the peak of a loop, in dB below full scale. */
export function bedLevel(loop: Sound, peakDb: number): Sound {
  let peak = 0;
  for (const value of loop) peak = Math.max(peak, Math.abs(value));
  const gain = peak === 0 ? 0 : 10 ** (peakDb / 20) / peak;
  return loop.map((value) => value * gain);
}

/** Numbers from 0 to 1 that look random, and are the same on every machine. */
export function scattered(count: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}

/** One part per entry of a melody, evenly spaced over the loop; null is a rest. */
export const melody = (
  ms: number,
  degrees: readonly (number | null)[],
  play: (degree: number, index: number) => Omit<Part, 'atMs'>,
): Part[] =>
  degrees.flatMap((degree, index) =>
    degree === null ? [] : [{ ...play(degree, index), atMs: (index * ms) / degrees.length }],
  );

/** Swells of wind or of a crowd that overlap, so that the bed is never silent. */
export const swells = (
  ms: number,
  count: number,
  seed: number,
  swell: (part: number) => Part['sound'],
  gain: number,
): Part[] =>
  scattered(count, seed).map((stray, index) => ({
    sound: swell(stray),
    atMs: ((index + 0.4 * stray) * ms) / count,
    gain: gain * (0.7 + 0.3 * stray),
  }));
