/**
 * Points and rotations in 3D. Arrays of three and four; `out` is written and returned, so that frames allocate nothing.
 */
export type Vector = [x: number, y: number, z: number];
/** A unit quaternion: x, y, z, w. */
export type Turn = [x: number, y: number, z: number, w: number];
/** A 3 x 3 matrix by rows. */
export type Matrix = [number, number, number, number, number, number, number, number, number];

export const turn = (): Turn => [0, 0, 0, 1];

export function turnAbout(axis: Readonly<Vector>, radians: number): Turn {
  const s = Math.sin(radians / 2);
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(radians / 2)];
}

/** The rotation `b` followed by `a`. `out` may be either. */
export function multiplyTurns(a: Readonly<Turn>, b: Readonly<Turn>, out: Turn = turn()): Turn {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  out[0] = aw * bx + ax * bw + ay * bz - az * by;
  out[1] = aw * by - ax * bz + ay * bw + az * bx;
  out[2] = aw * bz + ax * by - ay * bx + az * bw;
  out[3] = aw * bw - ax * bx - ay * by - az * bz;
  return out;
}

export function normalizeTurn(q: Turn): Turn {
  const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  q[0] /= length;
  q[1] /= length;
  q[2] /= length;
  q[3] /= length;
  return q;
}

/** From `a` to `b` at constant speed, along the arc given by the signs of the two (not always the short one). */
export function slerpTurns(a: Readonly<Turn>, b: Readonly<Turn>, share: number, out: Turn = turn()): Turn {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  let wa = 1 - share;
  let wb = share;
  if (Math.abs(cosine) < 0.9995) {
    const angle = Math.acos(cosine);
    const s = Math.sin(angle);
    wa = Math.sin(angle * (1 - share)) / s;
    wb = Math.sin(angle * share) / s;
  }
  out[0] = a[0] * wa + b[0] * wb;
  out[1] = a[1] * wa + b[1] * wb;
  out[2] = a[2] * wa + b[2] * wb;
  out[3] = a[3] * wa + b[3] * wb;
  return normalizeTurn(out);
}

export const dotTurns = (a: Readonly<Turn>, b: Readonly<Turn>): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];

export const matrix = (): Matrix => [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function matrixOf(q: Readonly<Turn>, out: Matrix = matrix()): Matrix {
  const x = q[0];
  const y = q[1];
  const z = q[2];
  const w = q[3];
  out[0] = 1 - 2 * (y * y + z * z);
  out[1] = 2 * (x * y - z * w);
  out[2] = 2 * (x * z + y * w);
  out[3] = 2 * (x * y + z * w);
  out[4] = 1 - 2 * (x * x + z * z);
  out[5] = 2 * (y * z - x * w);
  out[6] = 2 * (x * z - y * w);
  out[7] = 2 * (y * z + x * w);
  out[8] = 1 - 2 * (x * x + y * y);
  return out;
}

export function rotate(q: Readonly<Turn>, v: Readonly<Vector>): Vector {
  const m = matrixOf(q);
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
  ];
}
