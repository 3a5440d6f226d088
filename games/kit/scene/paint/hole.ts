import { mix } from '../motion/easing';
import { type Outline, RUNG } from './outline';
import type { Quad } from './quads';

/** Position and size of a picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box in pieces: above the hole, left and right of it, and below it. The hole may reach beyond the box. */
export function quadsAround(box: Box, hole: Outline, seenTo: number): readonly Quad[] {
  const right = box.left + box.width;
  const bottom = Math.min(seenTo, box.top + box.height);
  const within = (x: number) => Math.min(right, Math.max(box.left, x));
  const rungs = clipped(hole, box.top, bottom);
  const piece = (y0: number, y1: number, x0: number, x1: number, x2: number, x3: number): Quad => {
    const across = (x: number) => (x - box.left) / box.width;
    const down = (y: number) => (y - box.top) / box.height;
    return {
      corners: [x0, y0, x1, y0, x2, y1, x3, y1],
      uvs: [across(x0), down(y0), across(x1), down(y0), across(x2), down(y1), across(x3), down(y1)],
    };
  };
  const whole = (y0: number, y1: number) => piece(y0, y1, box.left, right, right, box.left);
  const [first] = rungs;
  const last = rungs.at(-1);
  if (first === undefined || last === undefined) return [whole(box.top, bottom)];
  const beside = rungs.slice(1).flatMap(([y1, l1, r1], index) => {
    const [y0, l0, r0] = rungs[index] as Rung;
    return [
      piece(y0, y1, box.left, within(l0), within(l1), box.left),
      piece(y0, y1, within(r0), right, right, within(r1)),
    ];
  });
  return [whole(box.top, first[0]), ...beside, whole(last[0], bottom)].filter(isSeen);
}

/** A piece may have no area: a hole may begin at the box's edge. */
const isSeen = ({ corners: [x0, y0, x1, , x2, y1, x3] }: Quad): boolean => y1 > y0 && (x1 > x0 || x2 > x3);

type Rung = readonly [y: number, left: number, right: number];

/** The rungs between two heights, with interpolated rungs at both. */
export function clipped(hole: Outline, top: number, bottom: number): readonly Rung[] {
  const rungs = Array.from(
    { length: hole.length / RUNG },
    (_, rung): Rung => [hole[rung * RUNG] ?? 0, hole[rung * RUNG + 1] ?? 0, hole[rung * RUNG + 2] ?? 0],
  );
  const cut = rungs.slice(1).flatMap((below, index) => {
    const above = rungs[index] as Rung;
    const at = (y: number): Rung => {
      const share = below[0] === above[0] ? 0 : (y - above[0]) / (below[0] - above[0]);
      return [y, mix(above[1], below[1], share), mix(above[2], below[2], share)];
    };
    const from = Math.max(top, above[0]);
    const to = Math.min(bottom, below[0]);
    return to > from ? [at(from), at(to)] : [];
  });
  // A rung between two steps appears twice.
  return cut.filter((rung, index) => rung[0] !== cut[index - 1]?.[0]);
}

const ROUND_STEPS = 12;

/** The hole behind a disc or an ellipse: at no height wider than the shape. */
export const roundHole = (x: number, y: number, reachX: number, reachY = reachX): Outline =>
  Array.from({ length: ROUND_STEPS + 1 }, (_, step) => (step / ROUND_STEPS) * Math.PI).flatMap((angle) => [
    y - reachY * Math.cos(angle),
    x - reachX * Math.sin(angle),
    x + reachX * Math.sin(angle),
  ]);

/** Converts an outline in shares of a box to the units of the box. */
export const holeIn = (box: Box, shares: Outline): Outline =>
  shares.map((share, at) => (at % RUNG === 0 ? box.top + share * box.height : box.left + share * box.width));
