import { unit, type Vec } from './space';
import type { Stage } from './stage';

/** Intersects rays with the objects of a scene. */
export class Bodies {
  /** The side of the die through which the last ray entered. */
  side = 0;
  #enter = 0;
  #leave = 0;

  constructor(readonly stage: Stage) {}

  /** Distance to where a ray enters the die; -1 where it misses or starts inside. */
  enterDie(o: Vec, d: Vec): number {
    return this.#cross(o, d) && this.#enter > 1e-3 ? this.#enter : -1;
  }

  /** Distance to where a ray leaves the die, from outside or inside; -1 where it misses. */
  leaveDie(o: Vec, d: Vec): number {
    return this.#cross(o, d) ? this.#leave : -1;
  }

  #cross(o: Vec, d: Vec): boolean {
    const { die } = this.stage;
    if (die === null) return false;
    const { centre, reach, planes } = die.solid;
    const x = o[0] - centre[0];
    const y = o[1] - centre[1];
    const z = o[2] - centre[2];
    const b = x * d[0] + y * d[1] + z * d[2];
    if (b * b < x * x + y * y + z * z - reach * reach) return false;
    let enter = -1e9;
    let leave = 1e9;
    let side = -1;
    for (let k = 0, i = 0; k < planes.length; k += 4, i += 1) {
      const nx = planes[k] ?? 0;
      const ny = planes[k + 1] ?? 0;
      const nz = planes[k + 2] ?? 0;
      const slope = nx * d[0] + ny * d[1] + nz * d[2];
      const gap = (planes[k + 3] ?? 0) - (nx * x + ny * y + nz * z);
      if (slope < -1e-9) {
        const t = gap / slope;
        if (t > enter) {
          enter = t;
          side = i;
        }
      } else if (slope > 1e-9) {
        const t = gap / slope;
        if (t < leave) leave = t;
      } else if (gap < 0) return false;
      if (enter > leave) return false;
    }
    this.side = side;
    this.#enter = enter;
    this.#leave = leave;
    return leave > 1e-4;
  }

  /** The die's normal, rounded where sides meet. */
  dieNormal(p: Vec, bevel: number): Vec {
    const { die } = this.stage;
    if (die === null) return [0, 1, 0];
    const { centre, planes } = die.solid;
    const x = p[0] - centre[0];
    const y = p[1] - centre[1];
    const z = p[2] - centre[2];
    let [a, b, c] = [0, 0, 0];
    for (let k = 0; k < planes.length; k += 4) {
      const nx = planes[k] ?? 0;
      const ny = planes[k + 1] ?? 0;
      const nz = planes[k + 2] ?? 0;
      const gap = (planes[k + 3] ?? 0) - (nx * x + ny * y + nz * z);
      if (gap >= bevel * 5) continue;
      const weight = Math.exp(-Math.max(0, gap) / bevel);
      a += nx * weight;
      b += ny * weight;
      c += nz * weight;
    }
    return unit([a, b, c]);
  }

  hitBody(o: Vec, d: Vec): number {
    const { body } = this.stage;
    return body === null ? -1 : body.hit(o[0], o[1], o[2], d[0], d[1], d[2]);
  }

  hitGround(o: Vec, d: Vec): number {
    const { groundY } = this.stage;
    return groundY === null || d[1] > -1e-6 ? -1 : (groundY - o[1]) / d[1];
  }

  radius(p: Vec): number {
    return this.stage.body?.radius(p[0], p[2]) ?? 0;
  }

  bodyNormal(p: Vec): Vec {
    const { body } = this.stage;
    if (body === null) return [0, 1, 0];
    const { rim } = body.profile;
    // Fine at the rim, coarse in the hollow, where the profile consists of short straight pieces.
    const e = Math.abs(p[1] - rim.height) < rim.thickness * 1.2 ? 0.012 : 0.09;
    const at = (x: number, y: number, z: number) => body.distance(p[0] + x, p[1] + y, p[2] + z);
    return unit([at(e, 0, 0) - at(-e, 0, 0), at(0, e, 0) - at(0, -e, 0), at(0, 0, e) - at(0, 0, -e)]);
  }

  /** How open to the sky a point of the body is: the hollow of a bowl is darker. */
  shelter(p: Vec, radius: number): number {
    const { body } = this.stage;
    if (body === null) return 1;
    const { rim } = body.profile;
    const hollow = rim.height > 0.3 && radius < rim.radius - 0.05 && p[1] < rim.height;
    if (!hollow) return 1;
    const open = Math.min(1, (rim.radius - radius) / (rim.radius * 0.22) + (p[1] / rim.height) * 0.8);
    return 0.55 + 0.45 * open;
  }
}
