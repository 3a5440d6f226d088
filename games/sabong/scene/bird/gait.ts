import { clamp01, mix } from '../../../kit/scene/motion/easing';
import type { BirdPose } from './birdPose';

/** A stride, in units of the rig. */
const STRIDE = 62;
/** Walking at full stride, in px per ms. */
const WALKING = 0.05;

/** Sets the feet of a bird that moves along the ground; `speed` in px per ms, positive away from the middle. */
export function walk(bird: BirdPose, speed: number, birdScale: number): void {
  const walking = clamp01(Math.abs(speed) / WALKING) * (1 - clamp01(bird.air * 2));
  if (walking === 0) return;
  const forward = -bird.x / birdScale / STRIDE;
  const direction = speed * bird.facing < 0 ? 1 : -1;
  const phase = forward * bird.facing;
  footAt(phase, direction, foot);
  bird.nearStep = mix(bird.nearStep, foot.step, walking);
  bird.nearPick = mix(bird.nearPick, foot.pick, walking);
  footAt(phase + 0.5, direction, foot);
  bird.farStep = mix(bird.farStep, foot.step - 8, walking);
  bird.farPick = mix(bird.farPick, foot.pick, walking);
  const nod = Math.sin(phase * 4 * Math.PI);
  bird.neckBase += 9 * nod * walking;
  bird.neck += 7 * nod * walking;
  bird.head -= 3 * nod * walking;
  bird.sink += 3 * (1 + Math.cos(phase * 4 * Math.PI)) * walking;
  bird.tail += 3 * nod * walking;
}

/** Written for each foot in turn. */
const foot = { step: 0, pick: 0 };

/** A foot at a share of the stride: on the ground for the first part, through the air to the front in the rest. */
function footAt(phase: number, direction: number, out: { step: number; pick: number }): void {
  const share = phase - Math.floor(phase);
  const stands = 0.62;
  const reach = STRIDE * stands * 0.5;
  if (share < stands) {
    out.step = mix(reach, -reach, share / stands);
    out.pick = 0;
    return;
  }
  const through = (share - stands) / (1 - stands);
  out.step = mix(-reach, reach, through);
  out.pick = 20 * Math.sin(through * Math.PI) * (direction > 0 ? 1 : 0.7);
}
