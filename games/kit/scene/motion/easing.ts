/** Maps progress 0..1 to progress; 0 stays 0 and 1 stays 1, though some overshoot in between. */
export type Easing = (progress: number) => number;

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export const clamp01 = (value: number): number => clamp(value, 0, 1);

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const linear: Easing = (p) => p;
export const quadIn: Easing = (p) => p * p;
export const quadOut: Easing = (p) => p * (2 - p);
export const cubicOut: Easing = (p) => 1 - (1 - p) ** 3;
export const sineInOut: Easing = (p) => 0.5 - Math.cos(p * Math.PI) / 2;

/** 0 at both ends, 1 in the middle. */
export const hump: Easing = (p) => 4 * p * (1 - p);

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const p = clamp01((value - low) / (high - low));
  return p * p * (3 - 2 * p);
}
