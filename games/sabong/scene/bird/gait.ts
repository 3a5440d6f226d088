import { clamp01, mix } from '../../../kit/scene/easing';
import type { BirdPose } from './birdPose';

/** A stride, in units of the rig. */
const STRIDE = 62;
/** Walking at full stride, in px per ms. */
const WALKING = 0.05;

/** Sets the feet of a bird that moves along the ground; `speed` in px per ms, away from the middle above 0. */
export function walk(bird: BirdPose, speed: number, birdScale: number): void {
  const walking = clamp01(Math.abs(speed) / WALKING) * (1 - clamp01(bird.air * 2));
  if (walking === 0) return;
  const forward = -bird.x / birdScale / STRIDE;
  const direction = speed * bird.facing < 0 ? 1 : -1;
  const phase = forward * bird.facing;
  const near = footAt(phase, direction);
  const far = footAt(phase + 0.5, direction);
  bird.nearStep = mix(bird.nearStep, near.step, walking);
  bird.nearPick = mix(bird.nearPick, near.pick, walking);
  bird.farStep = mix(bird.farStep, far.step - 8, walking);
  bird.farPick = mix(bird.farPick, far.pick, walking);
  const nod = Math.sin(phase * 4 * Math.PI);
  bird.neckBase += 9 * nod * walking;
  bird.neck += 7 * nod * walking;
  bird.head -= 3 * nod * walking;
  bird.sink += 3 * (1 + Math.cos(phase * 4 * Math.PI)) * walking;
  bird.tail += 3 * nod * walking;
}

/** A foot at a share of the stride: on the ground for the first part, through the air to the front in the rest. */
function footAt(phase: number, direction: number): { step: number; pick: number } {
  const share = phase - Math.floor(phase);
  const stands = 0.62;
  const reach = STRIDE * stands * 0.5;
  if (share < stands) return { step: mix(reach, -reach, share / stands), pick: 0 };
  const through = (share - stands) / (1 - stands);
  return {
    step: mix(-reach, reach, through),
    pick: 20 * Math.sin(through * Math.PI) * (direction > 0 ? 1 : 0.7),
  };
}
