import { clamp01, cubicOut, mix, sineInOut } from '../../kit/scene/motion/easing';
import { progress } from '../../kit/scene/motion/tween';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { blankCourse, courseAt, roadAngle, roadY } from './course';
import type { Layout } from './layout';

/** The position of the jeepney's rear wheel, and its rotation. */
export interface Rig {
  x: number;
  y: number;
  rotation: number;
  scale: number;
}

/** The rear wheel is this far behind the jeepney's centre; on the climb its nose is ahead of the road's end. */
const BEHIND = 44;
const scratch = blankCourse();

/** The jeepney on the road, `seconds` after departure. */
export function rideRig(seconds: number, layout: Layout, tuning: Tuning, out: Rig): Rig {
  const behind = BEHIND * layout.carScale;
  const course = courseAt(seconds, layout, scratch);
  const ahead = course.tipX - course.rideX;
  const tilt = Math.min(roadAngle(course, ahead + 16), (tuned(tuning, 'tiltMaxDegrees') * Math.PI) / 180);
  out.x = course.rideX - behind;
  out.y = roadY(course, ahead + behind) - 1;
  out.rotation = -tilt;
  out.scale = layout.carScale;
  return out;
}

const GRAVITY = 1_000;
/** Where it hangs at the end: a little left of the middle, over the town. */
const REST_X = -62;
const REST_Y = -34;

/** The jeepney after the end of the round: it pauses, tips, falls a little, and hangs from its parachute. */
export function fallRig(endSeconds: number, ageMs: number, layout: Layout, tuning: Tuning, out: Rig): Rig {
  rideRig(endSeconds, layout, tuning, out);
  const tipMs = tuned(tuning, 'tipMs');
  const chuteMs = tuned(tuning, 'chuteMs');
  const fallSeconds = clamp01((Math.min(ageMs, chuteMs) - tipMs) / 1000);
  const tipped = progress(ageMs, tipMs, chuteMs - tipMs, sineInOut);
  const hung = progress(ageMs, chuteMs, 700, cubicOut);
  const drifted = progress(ageMs, tipMs, tuned(tuning, 'driftMs'), sineInOut);
  const lateSeconds = Math.max(0, ageMs - tipMs - tuned(tuning, 'driftMs')) / 1000;
  const swing = Math.sin((ageMs - chuteMs) / 420) * 0.5 ** (Math.max(0, ageMs - chuteMs) / 900);
  const fallen = (GRAVITY * fallSeconds * fallSeconds) / 2;
  out.x = mix(out.x, REST_X, drifted) - 10 * lateSeconds;
  out.y =
    mix(out.y + fallen, REST_Y, progress(ageMs, chuteMs - 100, tuned(tuning, 'driftMs'), sineInOut)) +
    lateSeconds;
  out.rotation = mix(mix(out.rotation, 0.16, tipped), 0.05, hung) + 0.13 * swing * hung;
  out.scale = mix(out.scale, 0.9 * out.scale, drifted);
  return out;
}

/** Converts a point of the jeepney's own picture (340 wide) to the world. */
export function pointOn(
  { x, y, rotation, scale }: Rig,
  artX: number,
  artY: number,
): { x: number; y: number } {
  const dx = (artX - 72) * 0.5 * scale;
  const dy = (artY - 199) * 0.5 * scale;
  return {
    x: x + dx * Math.cos(rotation) - dy * Math.sin(rotation),
    y: y + dx * Math.sin(rotation) + dy * Math.cos(rotation),
  };
}
