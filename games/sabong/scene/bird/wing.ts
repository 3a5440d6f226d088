import { mix } from '../../../kit/scene/motion/easing';
import { FEATHERS, type FeatherName } from '../art/quills';
import type { Placement, Spot } from './placement';

type Point = readonly [x: number, y: number];

/** A feather: its root, the direction of its tip (0 is down, in degrees) and its size. */
interface Quill {
  readonly name: FeatherName;
  x: number;
  y: number;
  angle: number;
  scaleX: number;
  scaleY: number;
}

const PRIMARY_LENGTHS = [104, 114, 118, 117, 112, 105, 97, 89, 82, 76];
/** Elbow, wrist and hand, folded and spread; the shoulder is at 0, 0. */
const ELBOW = [
  [-26, 10],
  [-16, -26],
] as const;
const WRIST = [
  [12, 12],
  [12, -60],
] as const;
const HAND = [
  [2, 17],
  [17, -80],
] as const;
const SHIELD = [
  [0.34, 19],
  [0.66, 17],
  [0.98, 14],
] as const;
const SHIELD_COUNT = 11;

type Lay = (open: number, out: Quill) => void;
interface Place {
  readonly name: FeatherName;
  readonly lay: Lay;
}

const between = (pair: readonly [Point, Point], open: number, axis: 0 | 1): number =>
  mix(pair[0][axis], pair[1][axis], open);

function set(out: Quill, x: number, y: number, angle: number, length: number, halfWidth: number): void {
  const drawn = FEATHERS[out.name];
  out.x = x;
  out.y = y;
  out.angle = angle;
  out.scaleX = halfWidth / drawn.halfWidth;
  out.scaleY = length / drawn.length;
}

const SHOULDER = [
  [0, 0],
  [0, 0],
] as const;
const BONES = [HAND, WRIST, ELBOW, SHOULDER] as const;

/** A point along the bones, from the hand (0) to the shoulder (1). */
function along(u: number, open: number, axis: 0 | 1): number {
  const at = u * 3;
  const bone = Math.min(2, Math.floor(at));
  const from = BONES[bone] ?? HAND;
  const to = BONES[bone + 1] ?? SHOULDER;
  return mix(between(from, open, axis), between(to, open, axis), at - bone);
}

/** The same along the leading edge. */
const EDGE = [
  [
    [7, 13],
    [22, -84],
  ],
  [
    [22, 12],
    [22, -60],
  ],
  [
    [15, -2],
    [9, -24],
  ],
  [
    [16, -8],
    [10, 6],
  ],
] as const;
function leading(u: number, open: number, axis: 0 | 1): number {
  const at = u * 3;
  const bone = Math.min(2, Math.floor(at));
  return mix(
    between(EDGE[bone] ?? EDGE[0], open, axis),
    between(EDGE[bone + 1] ?? EDGE[3], open, axis),
    at - bone,
  );
}

const rowOf = (name: FeatherName, count: number, lay: (index: number) => Lay): Place[] =>
  Array.from({ length: count }, (_, index) => ({ name, lay: lay(index) }));

const primaries = rowOf('flight', 10, (k) => (open, out) => {
  const u = k / 9;
  const angle = mix(mix(-108, -100, u), mix(12, -56, u), open);
  const x = mix(between(HAND, open, 0), between(WRIST, open, 0), u);
  const y = mix(between(HAND, open, 1), between(WRIST, open, 1), u);
  set(out, x, y, angle, mix(82 - k * 1.5, PRIMARY_LENGTHS[k] ?? 76, open), mix(6, 7.4, open));
});

const secondaries = rowOf('flight', 10, (k) => (open, out) => {
  const u = (k + 0.6) / 10;
  const angle = mix(mix(-98, -104, u), mix(-62, -122, u), open);
  const x = mix(between(WRIST, open, 0), between(ELBOW, open, 0), u);
  const y = mix(between(WRIST, open, 1), between(ELBOW, open, 1), u);
  set(out, x, y, angle, mix(62, mix(74, 58, u), open), 7.6);
});

const tertials = rowOf('tertial', 3, (k) => (open, out) => {
  const u = (k + 0.5) / 3;
  const x = mix(between(ELBOW, open, 0), 0, u);
  const y = mix(between(ELBOW, open, 1), 0, u);
  set(out, x, y, mix(-108, -128 - u * 18, open), mix(46, 50 - u * 10, open), 8);
});

const handBars = rowOf('bar', 9, (k) => (open, out) => {
  const u = k / 8;
  const x = mix(between(HAND, open, 0), between(WRIST, open, 0), u);
  const y = mix(between(HAND, open, 1), between(WRIST, open, 1), u);
  set(out, x, y, mix(-106, mix(8, -58, u), open), mix(38, (PRIMARY_LENGTHS[k] ?? 76) * 0.4, open), 6.4);
});

const armBars = rowOf('bar', 10, (k) => (open, out) => {
  const u = k / 9;
  const x = mix(between(WRIST, open, 0), between(ELBOW, open, 0), u);
  const y = mix(between(WRIST, open, 1), between(ELBOW, open, 1), u);
  set(out, x, y, mix(mix(-96, -104, u), mix(-62, -120, u), open), 36, 7.2);
});

const middle = rowOf('covert', 17, (k) => (open, out) => {
  const u = k / 16;
  const angle = mix(mix(-98, -106, u), mix(4, -128, u ** 0.9), open);
  set(out, along(u, open, 0), along(u, open, 1), angle, 24, 6.6);
});

const shield = SHIELD.flatMap(([inward, length], row) =>
  rowOf('covert', SHIELD_COUNT, (k) => (open, out) => {
    const u = (k + (row % 2 ? 0.5 : 0)) / (SHIELD_COUNT - 0.5);
    const angle = mix(mix(-92, -104, u), mix(4, -118, u ** 0.9), open);
    const x = mix(along(u, open, 0), leading(u, open, 0), inward);
    const y = mix(along(u, open, 1), leading(u, open, 1), inward);
    set(out, x, y, angle, length, 6);
  }),
);

const NEAR: readonly Place[] = [
  ...primaries,
  ...secondaries,
  ...tertials,
  ...handBars,
  ...armBars,
  ...middle,
  ...shield,
];
const FAR: readonly Place[] = [
  ...[...primaries, ...secondaries, ...tertials].toReversed(),
  ...handBars,
  ...armBars,
  ...middle,
];

/** A feather of a wing and its place relative to the shoulder; bones in intermediate poses are not used. */
export interface WingFeather {
  readonly name: FeatherName;
  readonly placement: Placement;
}

/** The feathers of a wing from back to front. */
export const wingOf = (side: 'near' | 'far'): readonly WingFeather[] =>
  (side === 'near' ? NEAR : FAR).map(({ name, lay }) => ({
    name,
    placement: { rest: spotOf(name, lay, 0), open: spotOf(name, lay, 1), isBent: false },
  }));

function spotOf(name: FeatherName, lay: Lay, open: number): Spot {
  const quill: Quill = { name, x: 0, y: 0, angle: 0, scaleX: 1, scaleY: 1 };
  lay(open, quill);
  // A feather is drawn with its root at the top.
  return { x: quill.x, y: quill.y, angle: quill.angle + 180, across: quill.scaleX, along: quill.scaleY };
}
