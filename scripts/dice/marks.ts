import type { Face, Solid } from './solids';
import type { Vec } from './space';
import type { DieLook } from './stage';

/** The print at a point of the die. */
export interface Print {
  /** Coverage, 0 to 1. */
  readonly ink: number;
  readonly color: Vec;
  /** How near the point is to the ink: a dark edge makes the print readable. */
  readonly edge: number;
  readonly onTop: boolean;
  /** Added to the normal where a pip is hollowed out. */
  readonly dent: Vec | null;
}

const NOTHING: Print = { ink: 0, color: [0, 0, 0], edge: 0, onTop: false, dent: null };

type Digit = (value: number, x: number, y: number) => number;

/** The print at a point of the die's surface. Six-sided dice have pips, others digits. */
export function markAt(solid: Solid, look: DieLook, p: Vec, side: number, digit: Digit): Print {
  const pips = solid.valued === 6;
  const face = pips ? nearest(solid, p) : solid.faces[side];
  if (face === undefined || face.value === null) return NOTHING;
  const [u, v] = placeOn(solid, face, p);
  return pips ? pipAt(face, look, u, v) : digitAt(face, look, u, v, digit);
}

const fromCentre = ({ centre }: Solid, p: Vec): Vec => [p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]];

/** The valued side whose plane is closest to the point, within the rounding of the edges. */
function nearest(solid: Solid, p: Vec): Face | undefined {
  const q = fromCentre(solid, p);
  let best: Face | undefined;
  let least = 0.07;
  for (const face of solid.faces.slice(0, solid.valued)) {
    const gap = face.distance - (face.normal[0] * q[0] + face.normal[1] * q[1] + face.normal[2] * q[2]);
    if (gap < least) {
      least = gap;
      best = face;
    }
  }
  return best;
}

/** A point in the axes of a side, in half heights of the die. */
function placeOn(solid: Solid, { right, up }: Face, p: Vec): [u: number, v: number] {
  const q = fromCentre(solid, p);
  const u = q[0] * right[0] + q[1] * right[1] + q[2] * right[2];
  const v = q[0] * up[0] + q[1] * up[1] + q[2] * up[2];
  return [u / solid.half, v / solid.half];
}

function digitAt(face: Face, look: DieLook, u: number, v: number, digit: Digit): Print {
  const x = u / look.size;
  const y = v / look.size - look.shift;
  if (Math.abs(x) >= 0.56 || Math.abs(y) >= 0.56 || face.value === null) return NOTHING;
  const { value } = face;
  const ink = digit(value, x, y);
  let around = 0;
  for (let i = 0; i < 8; i += 1) {
    const angle = (i * Math.PI) / 4;
    around += digit(value, x + Math.cos(angle) * 0.045, y + Math.sin(angle) * 0.045) / 8;
  }
  return { ink, color: look.ink, edge: face.isTop ? around * (1 - ink) : 0, onTop: face.isTop, dent: null };
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const PIP_SPREAD = 0.5;
const RIM = 1.14;

function pipAt(face: Face, look: DieLook, u: number, v: number): Print {
  const single = face.value === 1;
  const radius = (single ? 0.27 : 0.2) * look.size;
  for (const [px, py] of PIPS[face.value ?? 0] ?? []) {
    const x = u - px * PIP_SPREAD;
    const y = v - py * PIP_SPREAD;
    const r = Math.hypot(x, y) / radius;
    if (r >= RIM) continue;
    // A round hollow: the normal leans towards its middle inside, and away from it on the rim.
    const lean =
      r < 1
        ? (-0.84 * Math.min(1, r * 1.1) * (r < 0.92 ? 1 : 0.4)) / radius
        : (0.32 * (RIM - r)) / 0.14 / radius;
    const at = (i: 0 | 1 | 2) => (face.right[i] * x + face.up[i] * y) * lean;
    return {
      ink: r < 1 ? 1 : 0,
      color: single && look.one !== undefined ? look.one : look.ink,
      edge: r < 1 ? 0 : 0.5,
      onTop: face.isTop,
      dent: [at(0), at(1), at(2)],
    };
  }
  return NOTHING;
}
