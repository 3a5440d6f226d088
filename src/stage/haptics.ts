import * as z from 'zod/mini';
import { stored } from '../shared/storage/storage';
import { readAtom } from '../shared/store/store';
import { storedAtom } from '../shared/store/storedAtom';
import { HapticPacer, patternOf } from './hapticPacer';

/** Whether the device vibrates along. Stored on the device. */
export const hapticsAtom = storedAtom(stored('haptics', z.boolean(), () => true));

/** Whether this device can vibrate at all. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

const pacer = new HapticPacer();

/** Vibrates along with a cue. Does nothing on devices that cannot, when it is switched off, and with reduced motion. */
export function vibrateFor(cue: string): void {
  const pattern = patternOf(cue);
  if (pattern === null || !canVibrate() || !readAtom(hapticsAtom)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first tap the browser refuses, with a warning in its console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (pacer.take(pattern, performance.now())) navigator.vibrate([...pattern]);
}
