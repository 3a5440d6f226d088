import { clamp01, smoothstep } from '../../kit/scene/motion/easing';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { SEGMENT_COUNT } from '../rules/segments';

/** The movement of ring and light, from the tuning. Times in ms, turns are whole circles. */
export interface Run {
  readonly spinUpMs: number;
  readonly slowFromMs: number;
  readonly stopMs: number;
  readonly turnsPerMs: number;
  /** How far light and ring travel relative to each other in total. */
  readonly turns: number;
  /** The light's part of it: whole turns, so that it ends where it began, under the lens. */
  readonly lightTurns: number;
  readonly steerMs: number;
}

export function runOf(tuning: Tuning): Run {
  const spinUpMs = tuned(tuning, 'spinUpMs');
  const slowFromMs = tuned(tuning, 'slowFromMs');
  const stopMs = tuned(tuning, 'stopMs');
  const turnsPerMs = tuned(tuning, 'turnsPerSecond') / 1000;
  // An ease-out quart begins at four times its average speed, so that the speed does not jump where it starts.
  const turns = turnsPerMs * (spinUpMs / 2 + (slowFromMs - spinUpMs) + (stopMs - slowFromMs) / 4);
  const lightTurns = Math.round(tuned(tuning, 'lightTurns'));
  return {
    spinUpMs,
    slowFromMs,
    stopMs,
    turnsPerMs,
    turns,
    lightTurns,
    steerMs: tuned(tuning, 'steerMs'),
  };
}

/** Share of the path completed, 0 to 1: spin-up, steady, then ease-out quart to the stop. */
export function travelled({ spinUpMs, slowFromMs, stopMs, turnsPerMs, turns }: Run, atMs: number): number {
  if (atMs <= 0) return 0;
  if (atMs >= stopMs) return 1;
  if (atMs < spinUpMs) return (turnsPerMs * atMs * atMs) / (2 * spinUpMs) / turns;
  if (atMs < slowFromMs) return (turnsPerMs * (atMs - spinUpMs / 2)) / turns;
  const left = 1 - (atMs - slowFromMs) / (stopMs - slowFromMs);
  return 1 - (turnsPerMs * (stopMs - slowFromMs) * left ** 4) / 4 / turns;
}

/** Its speed, as a share of full speed. */
export function speedAt({ spinUpMs, slowFromMs, stopMs }: Run, atMs: number): number {
  if (atMs <= 0 || atMs >= stopMs) return 0;
  if (atMs < spinUpMs) return atMs / spinUpMs;
  return (1 - clamp01((atMs - slowFromMs) / (stopMs - slowFromMs))) ** 3;
}

/**
 * The place of the ring that is at the top, in segments, with fractions between two; it counts on past 200. The start
 * position (`from`) changes the path only while the ring is a blur: the end depends on the stop alone.
 */
export function topAt(run: Run, atMs: number, from: number, stop: number): number {
  const ringWay = SEGMENT_COUNT * (run.turns - run.lightTurns);
  const top = stop - ringWay * (1 - travelled(run, atMs));
  const off = wrap(from - (stop - ringWay));
  return top + off * (1 - smoothstep(0, run.steerMs, atMs));
}

/** The position of the light, in radians clockwise from the top. */
export const lightAt = (run: Run, atMs: number): number =>
  run.lightTurns * Math.PI * 2 * (travelled(run, atMs) - 1);

/** The ring's own speed in segments per second, as a share of full speed times this. */
export const ringSpeed = (run: Run): number =>
  (SEGMENT_COUNT * run.turnsPerMs * 1000 * (run.turns - run.lightTurns)) / run.turns;

/** A difference of segments by the shorter way round: -100 to 100. */
function wrap(segments: number): number {
  const rest = ((segments % SEGMENT_COUNT) + SEGMENT_COUNT) % SEGMENT_COUNT;
  return rest >= SEGMENT_COUNT / 2 ? rest - SEGMENT_COUNT : rest;
}

/** The segments that pass the pointer: when, and which place of the ring. Every segment once, in order of time. */
export function passes(run: Run, stop: number): readonly { readonly atMs: number; readonly index: number }[] {
  const ringWay = SEGMENT_COUNT * (run.turns - run.lightTurns);
  const found: { atMs: number; index: number }[] = [];
  let before = Math.round(stop - ringWay);
  for (let atMs = 0; atMs <= run.stopMs; atMs += 2) {
    const index = Math.round(stop - ringWay * (1 - travelled(run, atMs)));
    for (let each = before + 1; each <= index; each += 1) found.push({ atMs, index: each });
    before = index;
  }
  return found;
}
