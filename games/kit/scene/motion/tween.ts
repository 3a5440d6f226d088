import { clamp01, type Easing, linear, mix } from './easing';

/** Progress of a span of time: 0 before, 1 after. A span of length 0 is a step. */
export function progress(nowMs: number, startMs: number, lengthMs: number, ease: Easing = linear): number {
  if (lengthMs <= 0) return nowMs >= startMs ? 1 : 0;
  return ease(clamp01((nowMs - startMs) / lengthMs));
}

/** Rises over `inMs`, holds, and falls over `outMs` so that it is 0 again at `endMs`. */
export function swell(nowMs: number, startMs: number, inMs: number, endMs: number, outMs: number): number {
  return Math.min(progress(nowMs, startMs, inMs), 1 - progress(nowMs, endMs - outMs, outMs));
}

/** A damped swing that starts at `startMs`: 0 before, then a sine that dies away. */
export function ring(nowMs: number, startMs: number, periodMs: number, halfLifeMs: number): number {
  const ageMs = nowMs - startMs;
  if (ageMs <= 0) return 0;
  return Math.sin((ageMs / periodMs) * Math.PI * 2) * 0.5 ** (ageMs / halfLifeMs);
}

export interface Key {
  readonly atMs: number;
  readonly value: number;
  /** Easing from the key before. */
  readonly ease?: Easing;
}

/** A value that is interpolated between keys in order of time; constant before the first and after the last. */
export function keyed(nowMs: number, keys: readonly Key[]): number {
  let previous: Key | undefined;
  for (const key of keys) {
    if (nowMs < key.atMs) {
      if (previous === undefined) return key.value;
      const share = progress(nowMs, previous.atMs, key.atMs - previous.atMs, key.ease);
      return mix(previous.value, key.value, share);
    }
    previous = key;
  }
  return previous?.value ?? 0;
}

/** Slow motion: while `slowMs` of real time pass, `slowMs * rate` of the animation do. Never jumps. */
export function slowMotion(nowMs: number, startMs: number, slowMs: number, rate: number): number {
  if (nowMs <= startMs) return nowMs;
  const inside = Math.min(nowMs - startMs, slowMs);
  return startMs + inside * rate + Math.max(0, nowMs - startMs - slowMs);
}
