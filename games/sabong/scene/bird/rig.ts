import { clamp, mix } from '../../../kit/scene/motion/easing';
import type { BirdPose } from './birdPose';

/** The parts of the bird that are bones, and the pivot of each in its parent. Units of the rig, facing right. */
export const BONES = [
  'body',
  'neckBase',
  'neck',
  'head',
  'beak',
  'comb',
  'wattle',
  'nearWing',
  'farWing',
  'tailTop',
  'tailMid',
  'tailLow',
  'nearThigh',
  'nearShank',
  'nearFoot',
  'farThigh',
  'farShank',
  'farFoot',
] as const;
export type Bone = (typeof BONES)[number];

/** A bone in the picture: its pivot relative to the bird's ground point, and its rotation. Units and degrees. */
export interface Joint {
  x: number;
  y: number;
  angle: number;
}
export type Rig = Record<Bone, Joint>;

export const blankRig = (): Rig =>
  Object.fromEntries(BONES.map((bone) => [bone, { x: 0, y: 0, angle: 0 }])) as Rig;

/** Distances of hock and ankle along the leg, and of the sole below the ankle. */
const THIGH = 50;
const SHANK = 46;
const SOLE = 8;
/** Height of the body's pivot when the bird is upright. */
const UPRIGHT = 122;
/** Positions of the feet relative to the middle of the body. */
const NEAR_FOOT = 0;
const FAR_FOOT = 24;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function hang(parent: Joint, x: number, y: number, angle: number, out: Joint): void {
  const turn = radians(parent.angle);
  out.x = parent.x + x * Math.cos(turn) - y * Math.sin(turn);
  out.y = parent.y + x * Math.sin(turn) + y * Math.cos(turn);
  out.angle = angle;
}

/** Sets a leg's angles so that its ankle reaches the foot's position; the hock bends backwards. */
function reach(thigh: Joint, footX: number, footY: number, out: { thigh: number; shank: number }): void {
  const dx = footX - thigh.x;
  const dy = footY - thigh.y;
  const away = Math.sqrt(dx * dx + dy * dy);
  const far = clamp(away, 24, THIGH + SHANK - 0.4);
  const toFoot = Math.atan2(-dx, dy);
  const bend = Math.acos(clamp((THIGH * THIGH + far * far - SHANK * SHANK) / (2 * THIGH * far), -1, 1));
  const turn = toFoot + bend;
  const hockX = thigh.x - THIGH * Math.sin(turn);
  const hockY = thigh.y + THIGH * Math.cos(turn);
  const ankleX = thigh.x + (dx * far) / away;
  const ankleY = thigh.y + (dy * far) / away;
  out.thigh = (turn * 180) / Math.PI;
  out.shank = (Math.atan2(hockX - ankleX, ankleY - hockY) * 180) / Math.PI;
}

const bent = { thigh: 0, shank: 0 };
/** The pivots of the thighs, relative to the body's pivot. */
const NEAR_HIP = [-10, 24] as const;
const FAR_HIP = [6, 20] as const;

function leg(rig: Rig, side: 'near' | 'far', pivot: readonly [number, number], pose: BirdPose): void {
  const isNear = side === 'near';
  const thigh = isNear ? rig.nearThigh : rig.farThigh;
  const shank = isNear ? rig.nearShank : rig.farShank;
  const foot = isNear ? rig.nearFoot : rig.farFoot;
  const { air } = pose;
  const pick = isNear ? pose.nearPick : pose.farPick;
  const x = isNear ? NEAR_FOOT + pose.nearStep : FAR_FOOT + pose.farStep;
  hang(rig.body, pivot[0], pivot[1], 0, thigh);
  reach(thigh, x, -SOLE - pick, bent);
  thigh.angle = mix(bent.thigh, isNear ? pose.nearThigh : pose.farThigh, air);
  hang(thigh, 0, THIGH, mix(bent.shank, isNear ? pose.nearShank : pose.farShank, air), shank);
  hang(shank, 0, SHANK, mix(pick * 0.9, isNear ? pose.nearFoot : pose.farFoot, air), foot);
}

/**
 * Every bone of a bird that faces right, relative to its ground point; a leap lifts the ground point itself. `late` is
 * the same bird a little earlier: comb, wattle and tail follow with that delay.
 */
export function solve(pose: BirdPose, late: Pick<BirdPose, 'head' | 'body' | 'tail'>, rig: Rig): Rig {
  rig.body.x = 0;
  rig.body.y = pose.sink - UPRIGHT;
  rig.body.angle = pose.body;
  const { body } = rig;
  hang(body, 40, -16, pose.neckBase, rig.neckBase);
  hang(rig.neckBase, 0, -30, pose.neck, rig.neck);
  hang(rig.neck, 0, -31, pose.head, rig.head);
  const sway = late.head - pose.head;
  hang(rig.head, 14, -1, pose.head, rig.beak);
  hang(rig.head, -1, -11, pose.head + sway * 0.5, rig.comb);
  hang(rig.head, 9, 9, pose.head * 0.35 + sway, rig.wattle);
  hang(body, 26, -14, pose.nearWing, rig.nearWing);
  hang(body, 22, -20, pose.farWing, rig.farWing);
  const tail = mix(pose.body, late.body, 0.9) + 24 + mix(pose.tail, late.tail, 0.9);
  hang(body, -50, -20, tail, rig.tailTop);
  hang(body, -54, -10, mix(pose.body + 24 + pose.tail, tail, 0.7), rig.tailMid);
  hang(body, -50, 0, mix(pose.body + 24 + pose.tail, tail, 0.4), rig.tailLow);
  leg(rig, 'near', NEAR_HIP, pose);
  leg(rig, 'far', FAR_HIP, pose);
  return rig;
}
