import { mix } from '../../../kit/scene/motion/easing';
import type { BirdPose } from './birdPose';
import type { Joint, Rig } from './rig';

/** What a bird's parts are attached to: each is a bone of the rig, and opens, bends, fades and hides separately. */
export const LIMBS = [
  'body',
  'neckBase',
  'neckBaseFlared',
  'neck',
  'neckFlared',
  'wattle',
  'head',
  'headShut',
  'headEdge',
  'jaw',
  'beak',
  'comb',
  'nearWing',
  'nearWingEdge',
  'nearWingFolded',
  'farWing',
  'farWingEdge',
  'tailTop',
  'tailMid',
  'tailLow',
  'nearThigh',
  'nearShank',
  'nearFoot',
  'nearFootHung',
  'farThigh',
  'farShank',
  'farFoot',
  'farFootHung',
] as const;
export type Limb = (typeof LIMBS)[number];

/**
 * Numbers of a limb: x, y, cosine and sine of its rotation, how open and how bent it is, alpha, and 1 if it is shown.
 */
export const LIMB = 8;

export const blankLimbs = (): Float32Array => new Float32Array(LIMBS.length * LIMB);

const AT = Object.fromEntries(LIMBS.map((name, index) => [name, index * LIMB])) as Record<Limb, number>;
const RADIANS = Math.PI / 180;
const FLARED = 0.04;
const FOLDED = 0.01;
const SHUT = 0.5;

/** Writes the place of every limb of a bird. */
export function layLimbs(pose: BirdPose, rig: Rig, out: Float32Array): void {
  put(out, AT.body, rig.body, rig.body.angle, true);
  put(out, AT.neckBase, rig.neckBase, rig.neckBase.angle, true);
  put(out, AT.neck, rig.neck, rig.neck.angle, true);
  layFlare(pose.flare, rig, out);
  put(out, AT.wattle, rig.wattle, rig.wattle.angle, true);
  put(out, AT.head, rig.head, rig.head.angle, pose.eye < SHUT);
  put(out, AT.headShut, rig.head, rig.head.angle, pose.eye >= SHUT);
  put(out, AT.headEdge, rig.head, rig.head.angle, true);
  put(out, AT.jaw, rig.beak, rig.beak.angle + 13 * pose.beak, true);
  put(out, AT.beak, rig.beak, rig.beak.angle - 9 * pose.beak, true);
  put(out, AT.comb, rig.comb, rig.comb.angle, true);
  layWings(pose, rig, out);
  layTail(pose, rig, out);
  layLegs(pose, rig, out);
}

/** Raised hackles cover the smooth ones of the neck. */
function layFlare(flare: number, rig: Rig, out: Float32Array): void {
  const isFlared = flare > FLARED;
  put(out, AT.neckBaseFlared, rig.neckBase, rig.neckBase.angle, isFlared);
  put(out, AT.neckFlared, rig.neck, rig.neck.angle, isFlared);
  const open = Math.min(1, flare);
  const alpha = Math.min(1, flare * 1.6);
  out[AT.neckBaseFlared + 4] = open;
  out[AT.neckBaseFlared + 6] = alpha;
  out[AT.neckFlared + 4] = open;
  out[AT.neckFlared + 6] = alpha;
}

/**
 * While a wing is folded its edges are in front of the body and all of the far one is behind it: neither is drawn. The
 * near one is then one picture.
 */
function layWings({ nearOpen, farOpen }: BirdPose, { nearWing, farWing }: Rig, out: Float32Array): void {
  const isNearFolded = nearOpen < FOLDED;
  const isFarFolded = farOpen < FOLDED;
  put(out, AT.nearWing, nearWing, nearWing.angle, !isNearFolded);
  put(out, AT.nearWingFolded, nearWing, nearWing.angle, isNearFolded);
  put(out, AT.nearWingEdge, nearWing, nearWing.angle, !isNearFolded);
  put(out, AT.farWing, farWing, farWing.angle, !isFarFolded);
  put(out, AT.farWingEdge, farWing, farWing.angle, !isFarFolded);
  out[AT.nearWing + 4] = nearOpen;
  out[AT.nearWingEdge + 4] = nearOpen;
  out[AT.farWing + 4] = farOpen;
  out[AT.farWingEdge + 4] = farOpen;
}

function layTail({ fan, droop }: BirdPose, rig: Rig, out: Float32Array): void {
  const bend = mix(0.6, 1, droop);
  put(out, AT.tailTop, rig.tailTop, rig.tailTop.angle, true);
  put(out, AT.tailMid, rig.tailMid, rig.tailMid.angle, true);
  put(out, AT.tailLow, rig.tailLow, rig.tailLow.angle, true);
  for (let at = AT.tailTop; at <= AT.tailLow; at += LIMB) {
    out[at + 4] = fan;
    out[at + 5] = bend;
  }
}

/** A foot in the air has hanging toes. */
function layLegs(pose: BirdPose, rig: Rig, out: Float32Array): void {
  const isNearHung = pose.air > 0.35 || pose.nearPick > 9;
  const isFarHung = pose.air > 0.35 || pose.farPick > 9;
  put(out, AT.nearThigh, rig.nearThigh, rig.nearThigh.angle, true);
  put(out, AT.nearShank, rig.nearShank, rig.nearShank.angle, true);
  put(out, AT.nearFoot, rig.nearFoot, rig.nearFoot.angle, !isNearHung);
  put(out, AT.nearFootHung, rig.nearFoot, rig.nearFoot.angle, isNearHung);
  put(out, AT.farThigh, rig.farThigh, rig.farThigh.angle, true);
  put(out, AT.farShank, rig.farShank, rig.farShank.angle, true);
  put(out, AT.farFoot, rig.farFoot, rig.farFoot.angle, !isFarHung);
  put(out, AT.farFootHung, rig.farFoot, rig.farFoot.angle, isFarHung);
}

function put(out: Float32Array, at: number, joint: Joint, angle: number, isShown: boolean): void {
  const turn = angle * RADIANS;
  out[at] = joint.x;
  out[at + 1] = joint.y;
  out[at + 2] = Math.cos(turn);
  out[at + 3] = Math.sin(turn);
  out[at + 4] = 0;
  out[at + 5] = 1;
  out[at + 6] = 1;
  out[at + 7] = isShown ? 1 : 0;
}
