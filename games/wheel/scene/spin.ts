import { clamp01, sineInOut } from '../../kit/scene/motion/easing';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { WEDGES } from '../rules/prizes';

/** How the wheel turns. Angles are whole turns, clockwise; at 0 the first wedge is under the pointer. */
export const WEDGE_COUNT = WEDGES.length;

/** The angle at which `wedge` is under the pointer, `offset` wedges past its middle. 0 to 1. */
export const turnAt = (wedge: number, offset: number): number => fraction(-(wedge + offset) / WEDGE_COUNT);

/** The wedge under the pointer, and how far past its middle the pointer is, -0.5 to 0.5. */
export function underPointer(turn: number): { readonly wedge: number; readonly offset: number } {
  const place = fraction(-turn) * WEDGE_COUNT;
  const wedge = Math.round(place) % WEDGE_COUNT;
  return { wedge, offset: place - Math.round(place) };
}

/** Pegs that have passed the pointer since angle 0: a whole number each time one passes. */
export const pegsPassed = (turn: number): number => turn * WEDGE_COUNT + 0.5;

export const fraction = (value: number): number => value - Math.floor(value);

/** Full speed, in turns per ms. */
export const fullSpeed = (tuning: Tuning): number => tuned(tuning, 'turnsPerSecond') / 1000;

/** How far the wheel has turned since the button was pressed: pulled back, sped up, and kept at full speed. */
export function windUp(tuning: Tuning, ageMs: number): number {
  const pullMs = tuned(tuning, 'pullMs');
  const speedUpMs = tuned(tuning, 'speedUpMs');
  const speed = fullSpeed(tuning);
  const back = (-tuned(tuning, 'pullDeg') / 360) * sineInOut(clamp01(ageMs / pullMs));
  const since = ageMs - pullMs;
  if (since <= 0) return back;
  if (since <= speedUpMs) return back + (speed * since * since) / (2 * speedUpMs);
  return back + (speed * speedUpMs) / 2 + speed * (since - speedUpMs);
}

/** When the wheel is at full speed after a press. */
export const windUpMs = (tuning: Tuning): number => tuned(tuning, 'pullMs') + tuned(tuning, 'speedUpMs');

/** The rest of the turn when the landing begins; its easing starts at full speed. */
export const landingTurns = (tuning: Tuning): number =>
  (fullSpeed(tuning) * tuned(tuning, 'landMs')) / tuned(tuning, 'landPower');

/**
 * The angle `ageMs` after the result is known. The wheel starts from `from` at full speed, drifts to the phase that
 * ends at `target`, and lands with an ease-out that still passes pegs in its last second.
 */
export function landing(tuning: Tuning, from: number, target: number, ageMs: number): number {
  const catchMs = tuned(tuning, 'catchMs');
  const landMs = tuned(tuning, 'landMs');
  const speed = fullSpeed(tuning);
  const still = landingTurns(tuning);
  const course = speed * catchMs;
  // The drift to the start of the landing is at most half a turn in either direction.
  const drift = fraction(target - still - from - course + 0.5) - 0.5;
  const end = from + course + drift + still;
  if (ageMs <= catchMs) {
    const share = Math.max(0, ageMs / catchMs);
    return from + speed * ageMs + drift * share * share * (3 - 2 * share);
  }
  const left = 1 - clamp01((ageMs - catchMs) / landMs);
  return end - still * left ** tuned(tuning, 'landPower');
}

/** Time from the result being known to the wheel at rest. */
export const restsMs = (tuning: Tuning): number => tuned(tuning, 'catchMs') + tuned(tuning, 'landMs');

/** When pegs pass the pointer while the wheel lands on `target`, in ms since the result was known. */
export function tickTimes(tuning: Tuning, target: number): readonly number[] {
  const catchMs = tuned(tuning, 'catchMs');
  const landMs = tuned(tuning, 'landMs');
  const still = landingTurns(tuning);
  const end = pegsPassed(target);
  const times: number[] = [];
  for (let peg = Math.floor(end); (end - peg) / WEDGE_COUNT < still; peg -= 1) {
    const left = ((end - peg) / WEDGE_COUNT / still) ** (1 / tuned(tuning, 'landPower'));
    times.push(catchMs + landMs * (1 - left));
  }
  return times.reverse();
}

/** How far before a peg the pointer touches it, in wedges. */
const LEAN = 0.03;

/**
 * The angle without a result, `ageMs` after the wheel was released at `from` at full speed: it slows down and stops
 * with the pointer touching a peg, so that it points at no wedge.
 */
export function coast(tuning: Tuning, from: number, ageMs: number): number {
  const far = pegsPassed(from + tuned(tuning, 'coastTurns'));
  const end = (Math.ceil(far) - 0.5 - LEAN) / WEDGE_COUNT;
  const left = 1 - clamp01(ageMs / tuned(tuning, 'coastMs'));
  return end - (end - from) * left ** 3;
}
