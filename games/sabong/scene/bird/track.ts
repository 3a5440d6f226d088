import { type Easing, sineInOut } from '../../../kit/scene/motion/easing';
import { progress } from '../../../kit/scene/motion/tween';
import { type BirdPose, blankBird, moveTo } from './birdPose';
import { type ShapeName, takeShape } from './shapes';

/** Position and shape of a bird at a time. Interpolated between two keys. */
export interface Key {
  readonly atMs: number;
  readonly shape: ShapeName;
  readonly x: number;
  readonly lift?: number;
  readonly near?: number;
  readonly facing?: number;
  /** Easing from the key before. */
  readonly ease?: Easing;
  /** Its height has its own easing: slower at the top of a leap. */
  readonly liftEase?: Easing;
}

const ahead = blankBird();

function takeKey({ shape, x, lift = 0, near = 0, facing = 1 }: Key, out: BirdPose): BirdPose {
  out.x = x;
  out.lift = lift;
  out.near = near;
  out.facing = facing;
  return takeShape(shape, out);
}

/** Writes the bird at a time of its track; constant before the first key and after the last. */
export function trackAt(track: readonly Key[], atMs: number, out: BirdPose): BirdPose {
  let next = 0;
  while (next < track.length && (track[next]?.atMs ?? 0) <= atMs) next += 1;
  const last = track.at(-1);
  if (last === undefined) return out;
  if (next === track.length) return takeKey(last, out);
  const to = track[next] ?? last;
  const from = track[next - 1];
  if (from === undefined) return takeKey(to, out);
  takeKey(from, out);
  const part = progress(atMs, from.atMs, to.atMs - from.atMs);
  const lift = from.lift ?? 0;
  moveTo(out, takeKey(to, ahead), (to.ease ?? sineInOut)(part));
  out.lift = lift + ((to.lift ?? 0) - lift) * (to.liftEase ?? to.ease ?? sineInOut)(part);
  return out;
}
