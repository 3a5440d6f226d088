/** Vibration patterns in ms: on, off, on. */
const PATTERNS = { tap: [8], stop: [15], win: [20, 40, 20] };

const BY_CUE: Readonly<Record<string, readonly number[]>> = {
  tap: PATTERNS.tap,
  toggle: PATTERNS.tap,
  chip: PATTERNS.tap,
  thud: PATTERNS.stop,
  small: PATTERNS.win,
  big: PATTERNS.win,
  mega: PATTERNS.win,
};

/** Vibrates along with a cue. Does nothing on devices that cannot, and with reduced motion. */
export function vibrateFor(cue: string): void {
  const pattern = BY_CUE[cue];
  if (pattern === undefined || !('vibrate' in navigator)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first tap the browser refuses, with a warning in its console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...pattern]);
}
