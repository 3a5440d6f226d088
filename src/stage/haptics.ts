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

/** The hand feels what the ear hears. Nothing on devices that cannot, and where motion is reduced. */
export function vibrateFor(cue: string): void {
  const pattern = BY_CUE[cue];
  if (pattern === undefined || !('vibrate' in navigator)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // The browser refuses before the first tap and says so loudly in its console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...pattern]);
}
