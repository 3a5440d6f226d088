import { cross, dot, type Rotation, rotated, UNTURNED, unit, type Vec } from './space';

/** One flat side of a die: its plane, the axes of its print, and its value. */
export interface Face {
  readonly normal: Vec;
  readonly distance: number;
  readonly right: Vec;
  readonly up: Vec;
  /** A digit, or a count of pips; null on a chamfer. */
  readonly value: number | null;
  readonly isTop: boolean;
}

/** A convex body as half-spaces around its own centre. */
export interface Solid {
  readonly faces: readonly Face[];
  /** Faces that carry a value, which come first. */
  readonly valued: number;
  /** Four numbers per face: normal and distance. */
  readonly planes: Float64Array;
  /** Half its height at rest: the distance of its faces from the centre. */
  readonly half: number;
  /** Radius of its bounding sphere. */
  readonly reach: number;
  readonly centre: Vec;
}

const planesOf = (faces: readonly Face[]): Float64Array =>
  new Float64Array(faces.flatMap(({ normal, distance }) => [...normal, distance]));

/** How far below its centre a body's lowest corner is. */
function depthOf(faces: readonly Face[]): number {
  let lowest = 0;
  for (let i = 0; i < faces.length; i += 1)
    for (let j = i + 1; j < faces.length; j += 1)
      for (let k = j + 1; k < faces.length; k += 1) {
        const corner = cornerOf(faces, i, j, k);
        if (corner !== null && corner[1] < lowest) lowest = corner[1];
      }
  return -lowest;
}

function cornerOf(faces: readonly Face[], i: number, j: number, k: number): Vec | null {
  const [a, b, c] = [faces[i], faces[j], faces[k]];
  if (!a || !b || !c) return null;
  const bc = cross(b.normal, c.normal);
  const volume = dot(a.normal, bc);
  if (Math.abs(volume) < 1e-6) return null;
  const ca = cross(c.normal, a.normal);
  const ab = cross(a.normal, b.normal);
  const at = (axis: 0 | 1 | 2) =>
    (a.distance * bc[axis] + b.distance * ca[axis] + c.distance * ab[axis]) / volume;
  const corner: Vec = [at(0), at(1), at(2)];
  return faces.every((face) => dot(face.normal, corner) <= face.distance + 1e-6) ? corner : null;
}

function solidOf(faces: readonly Face[], valued: number, half: number, reach: number, turn: Rotation): Solid {
  const turned = faces.map((face) => ({
    ...face,
    normal: rotated(turn, face.normal),
    right: rotated(turn, face.right),
    up: rotated(turn, face.up),
  }));
  const height = turn === UNTURNED ? half : depthOf(turned);
  return { faces: turned, valued, planes: planesOf(turned), half, reach, centre: [0, height, 0] };
}

/** Values of the sides in the order in which they are built, counted from the top one. */
const AROUND_TEN = [0, 7, 3, 9, 5, 6, 2, 8, 4, 1];
const TEN_SLOPE = (42 * Math.PI) / 180;

/** A ten-sided die at rest with `digit` on top, rotated about the vertical axis by `yaw`. */
export function tenSided(digit: number, half: number, yaw: number, turn: Rotation = UNTURNED): Solid {
  const normals: Vec[] = [];
  for (const [side, shift] of [
    [1, 0],
    [-1, 36],
  ] as const) {
    for (let k = 0; k < 5; k += 1) {
      const angle = ((k * 72 + shift) * Math.PI) / 180;
      const flat = Math.cos(TEN_SLOPE);
      normals.push([Math.cos(angle) * flat, side * Math.sin(TEN_SLOPE), Math.sin(angle) * flat]);
    }
  }
  const top = normals[0] ?? [0, 1, 0];
  const away = unit([-top[0] * top[1], 1 - top[1] * top[1], -top[2] * top[1]]);
  const side = cross(top, away);
  const forward: Vec = [Math.sin(yaw), 0, -Math.cos(yaw)];
  const across = cross([0, 1, 0], forward);
  // Rotates the first side to the top, with the pole away from the viewer.
  const rotated = (v: Vec): Vec => {
    const [t, a, s] = [dot(top, v), dot(away, v), dot(side, v)];
    return [forward[0] * a + across[0] * s, t, forward[2] * a + across[2] * s];
  };
  const pole = rotated([0, 1, 0]);
  const faces = normals.map((each, index): Face => {
    const normal = rotated(each);
    const end = index < 5 ? 1 : -1;
    const along = dot(pole, normal) * end;
    const up = unit([
      pole[0] * end - normal[0] * along,
      pole[1] * end - normal[1] * along,
      pole[2] * end - normal[2] * along,
    ]);
    const value = (digit + (AROUND_TEN[index] ?? 0)) % 10;
    return { normal, distance: half, right: cross(up, normal), up, value, isTop: index === 0 };
  });
  return solidOf(faces, faces.length, half, half * 2, turn);
}

/** Top, front and right side; opposite sides add up to seven. */
export type SixShown = readonly [top: number, front: number, right: number];

/** A six-sided die with chamfered edges. */
export function sixSided(shown: SixShown, half: number, yaw: number, turn: Rotation = UNTURNED): Solid {
  const X: Vec = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const Z: Vec = [Math.sin(yaw), 0, Math.cos(yaw)];
  const world = (v: Vec): Vec => [X[0] * v[0] + Z[0] * v[2], v[1], X[2] * v[0] + Z[2] * v[2]];
  const [top, front, right] = shown;
  const face = (normal: Vec, value: number, u: Vec, v: Vec): Face => ({
    normal: world(normal),
    distance: half,
    right: world(u),
    up: world(v),
    value,
    isTop: normal[1] === 1,
  });
  const chamfer = (normal: Vec, distance: number): Face => ({
    normal: world(unit(normal)),
    distance,
    right: [1, 0, 0],
    up: [0, 1, 0],
    value: null,
    isTop: false,
  });
  const faces = [
    face([0, 1, 0], top, [1, 0, 0], [0, 0, -1]),
    face([0, -1, 0], 7 - top, [1, 0, 0], [0, 0, 1]),
    face([0, 0, 1], front, [1, 0, 0], [0, 1, 0]),
    face([0, 0, -1], 7 - front, [-1, 0, 0], [0, 1, 0]),
    face([1, 0, 0], right, [0, 0, -1], [0, 1, 0]),
    face([-1, 0, 0], 7 - right, [0, 0, 1], [0, 1, 0]),
  ];
  for (const i of [-1, 1]) {
    for (const j of [-1, 1]) {
      faces.push(
        chamfer([i, j, 0], half * 1.3),
        chamfer([i, 0, j], half * 1.3),
        chamfer([0, i, j], half * 1.3),
      );
      for (const k of [-1, 1]) faces.push(chamfer([i, j, k], half * 1.5));
    }
  }
  return solidOf(faces, 6, half, half * 1.6, turn);
}
