import { matrixOf, normalizeTurn, type Turn, type Vector } from '../../kit/scene/space';

/**
 * How one cube tumbles over the tray: a rigid body with round corners, bouncing on the plane y = 0. Unit: half a cube's
 * edge. x is to the right, y up from the felt, z towards the viewer. Uses only + - * / and square roots, which every
 * engine rounds in the same way: the same throw rolls the same way on every device.
 */
export interface Throw {
  /** Centre at the gate, and velocity in units per second. */
  readonly from: Readonly<Vector>;
  readonly speed: Readonly<Vector>;
  /** Angular velocity in radians per second. */
  readonly spin: Readonly<Vector>;
  /** The orientation in which it leaves the gate; until the first hit another one is shown (see tracks). */
  readonly turn: Readonly<Turn>;
}

export interface Sample {
  readonly place: Vector;
  readonly turn: Turn;
}

export interface Roll {
  /** One sample every {@link SAMPLE_SECONDS}, from the gate until it lies still. */
  readonly samples: readonly Sample[];
  /** Index of the first sample after it touched the felt. */
  readonly firstHit: number;
  /** Times of each hard hit in seconds, for dust and sound. */
  readonly hits: readonly number[];
}

export const SAMPLE_SECONDS = 1 / 250;
const STEPS_PER_SAMPLE = 5;
const STEP_SECONDS = SAMPLE_SECONDS / STEPS_PER_SAMPLE;
const LONGEST_SECONDS = 2;

const GRAVITY = 95;
const BOUNCE = 0.34;
const BOUNCE_SPEED_MIN = 2.5;
const GRIP = 0.42;
const CORNER = 0.2;
/** Moment of inertia of a solid cube with edge 2 and mass 1, about any axis. */
const INERTIA = 2 / 3;

const CORNERS: readonly Readonly<Vector>[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x * (1 - CORNER), y * (1 - CORNER), z * (1 - CORNER)])),
);

interface Body {
  readonly place: Vector;
  readonly speed: Vector;
  readonly spin: Vector;
  readonly turn: Turn;
}

/** Applies an impulse where one corner penetrates the felt. Returns its strength, as a change of speed. */
function press(body: Body, arm: Readonly<Vector>, mayBounce: boolean): number {
  const { speed, spin } = body;
  const vx = speed[0] + spin[1] * arm[2] - spin[2] * arm[1];
  const vy = speed[1] + spin[2] * arm[0] - spin[0] * arm[2];
  const vz = speed[2] + spin[0] * arm[1] - spin[1] * arm[0];
  if (vy >= 0) return 0;
  const bounce = mayBounce && vy < -BOUNCE_SPEED_MIN ? BOUNCE : 0;
  const push = (-(1 + bounce) * vy) / (1 + (arm[0] * arm[0] + arm[2] * arm[2]) / INERTIA);
  const slide = Math.sqrt(vx * vx + vz * vz);
  let px = 0;
  let pz = 0;
  if (slide > 1e-9) {
    const tx = vx / slide;
    const tz = vz / slide;
    const cx = arm[1] * tz;
    const cy = arm[2] * tx - arm[0] * tz;
    const cz = -arm[1] * tx;
    const hold = slide / (1 + (cx * cx + cy * cy + cz * cz) / INERTIA);
    const grip = Math.min(hold, push * GRIP);
    px = -tx * grip;
    pz = -tz * grip;
  }
  speed[0] += px;
  speed[1] += push;
  speed[2] += pz;
  spin[0] += (arm[1] * pz - arm[2] * push) / INERTIA;
  spin[1] += (arm[2] * px - arm[0] * pz) / INERTIA;
  spin[2] += (arm[0] * push - arm[1] * px) / INERTIA;
  return push;
}

function advance(body: Body): void {
  const { place, speed, spin, turn } = body;
  speed[1] -= GRAVITY * STEP_SECONDS;
  for (const axis of [0, 1, 2] as const) place[axis] += speed[axis] * STEP_SECONDS;
  const h = STEP_SECONDS / 2;
  const [x, y, z, w] = turn;
  turn[0] += h * (spin[0] * w + spin[1] * z - spin[2] * y);
  turn[1] += h * (spin[1] * w + spin[2] * x - spin[0] * z);
  turn[2] += h * (spin[2] * w + spin[0] * y - spin[1] * x);
  turn[3] += h * (-spin[0] * x - spin[1] * y - spin[2] * z);
  normalizeTurn(turn);
}

/** Finds the corners in the felt, lifts the body out and applies their impulses. Returns the strongest. */
function collide(body: Body): number {
  const m = matrixOf(body.turn);
  const arms: Vector[] = [];
  let deepest = 0;
  for (const c of CORNERS) {
    const y = m[3] * c[0] + m[4] * c[1] + m[5] * c[2];
    const depth = CORNER - y - body.place[1];
    if (depth <= -1e-4) continue;
    deepest = Math.max(deepest, depth);
    const x = m[0] * c[0] + m[1] * c[1] + m[2] * c[2];
    const z = m[6] * c[0] + m[7] * c[1] + m[8] * c[2];
    arms.push([x, y - CORNER, z]);
  }
  let knock = 0;
  for (let pass = 0; pass < 4; pass += 1) {
    for (const arm of arms) knock = Math.max(knock, press(body, arm, pass === 0));
  }
  body.place[1] += deepest * 0.2;
  return knock;
}

const energy = ({ speed, spin }: Body): number =>
  speed[0] ** 2 + speed[1] ** 2 + speed[2] ** 2 + INERTIA * (spin[0] ** 2 + spin[1] ** 2 + spin[2] ** 2);

/** The nearest of the 24 orientations with a face flat on the felt, heading kept. */
function flattened(turn: Readonly<Turn>): Turn {
  const m = matrixOf(turn);
  const ups = [m[3], m[4], m[5]];
  const index = ups.reduce((best, up, i) => (Math.abs(up) > Math.abs(ups[best] ?? 0) ? i : best), 0);
  const sign = (ups[index] ?? 0) < 0 ? -1 : 1;
  const up: Vector = [(m[index] ?? 0) * sign, (m[3 + index] ?? 0) * sign, (m[6 + index] ?? 0) * sign];
  // The shortest rotation that brings `up` to +y, applied after the given one.
  const fix: Turn = normalizeTurn([-up[2], 0, up[0], 1 + up[1]]);
  const [ax, ay, az, aw] = fix;
  const [bx, by, bz, bw] = turn;
  return normalizeTurn([
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]);
}

/** Rolls a throw until it lies still. The last sample lies exactly flat. */
export function roll(thrown: Throw): Roll {
  const body: Body = {
    place: [...thrown.from],
    speed: [...thrown.speed],
    spin: [...thrown.spin],
    turn: normalizeTurn([...thrown.turn]),
  };
  const samples: Sample[] = [{ place: [...body.place], turn: [...body.turn] }];
  const hits: number[] = [];
  let firstHit = 0;
  let stillSteps = 0;
  let lastHit = -1;
  while (samples.length * SAMPLE_SECONDS < LONGEST_SECONDS && stillSteps < 6) {
    let knock = 0;
    for (let step = 0; step < STEPS_PER_SAMPLE; step += 1) {
      advance(body);
      knock = Math.max(knock, collide(body));
    }
    const seconds = samples.length * SAMPLE_SECONDS;
    samples.push({ place: [...body.place], turn: [...body.turn] });
    if (knock > 0.2 && firstHit === 0) firstHit = samples.length - 1;
    if (knock > 2 && seconds - lastHit > 0.06) {
      hits.push(seconds);
      lastHit = seconds;
    }
    stillSteps = energy(body) < 0.25 && body.place[1] < 1.03 ? stillSteps + 1 : 0;
  }
  const still = samples.at(-1);
  if (still !== undefined) {
    const rest: Sample = { place: [still.place[0], 1, still.place[2]], turn: flattened(still.turn) };
    samples.push(rest);
  }
  return { samples, firstHit, hits };
}
