/**
 * Finds the throws listed in games/color/scene/throws.ts: `npx tsx scripts/find-throws.ts`. A throw is kept when it
 * rolls to its own place in its own time, shows two sides to the viewer and never touches its neighbours, mirrored or
 * not.
 */

import { type Roll, roll, SAMPLE_SECONDS, type Throw } from '../games/color/scene/roll';
import { between, mulberry32 } from '../games/kit/scene/motion/random';
import { matrixOf, type Turn, type Vector } from '../games/kit/scene/space';

interface Slot {
  readonly lane: number;
  readonly depth: number;
  readonly seconds: number;
}

const SLOTS: readonly Slot[] = [
  { lane: -2.8, depth: 0.1, seconds: 0.78 },
  { lane: 0, depth: -0.75, seconds: 0.94 },
  { lane: 2.8, depth: 0.2, seconds: 1.1 },
];
const VARIANTS = 6;
const random = mulberry32(20241);

interface Found {
  readonly thrown: Throw;
  readonly rolled: Roll;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function guess(): Throw {
  const yaw = between(random, -0.4, 0.4);
  return {
    from: [0, 1.85, -4.6],
    speed: [round(between(random, -0.9, 0.9)), round(between(random, 0, 5)), round(between(random, 7, 15))],
    spin: [round(between(random, 4, 22)), round(between(random, -7, 7)), round(between(random, -6, 6))],
    turn: [0, round(Math.sin(yaw / 2)), 0, round(Math.cos(yaw / 2))],
  };
}

/** Heading of the visible corner, 0 to 90 degrees; at 45 both sides are equally visible. */
function heading(turn: Readonly<Turn>): number {
  const m = matrixOf(turn);
  const columns = [0, 1, 2].filter((axis) => Math.abs(m[(3 + axis) as 0] ?? 0) < 0.5);
  const axis = columns[0] ?? 0;
  const degrees = (Math.atan2(m[(6 + axis) as 0] ?? 0, m[axis as 0] ?? 0) * 180) / Math.PI;
  return ((degrees % 90) + 90) % 90;
}

function fits({ thrown, rolled }: Found, slot: Slot): boolean {
  const end = rolled.samples.at(-1);
  if (end === undefined || rolled.hits.length < 3) return false;
  const seconds = (rolled.samples.length - 1) * SAMPLE_SECONDS;
  if (Math.abs(seconds / slot.seconds - 1) > 0.05) return false;
  if (Math.abs(end.place[0]) > 0.3 || Math.abs(end.place[2] - slot.depth) > 0.4) return false;
  if (Math.abs(heading(end.turn) - 45) > 26 || Math.abs(heading(end.turn) - 45) < 5) return false;
  if (Math.max(...rolled.samples.map((sample) => sample.place[2])) > 1.2) return false;
  return rolled.samples.every((sample) => Math.abs(sample.place[0]) < 0.45) && thrown.speed[2] > 0;
}

const axesOf = (turn: Readonly<Turn>): Vector[] => {
  const m = matrixOf(turn);
  return [
    [m[0], m[3], m[6]],
    [m[1], m[4], m[7]],
    [m[2], m[5], m[8]],
  ];
};

/** Separating-axis test of two cubes; slightly smaller than edge 2, because their corners are round. */
const HALF = 0.95;

function meet(pa: Vector, ta: Turn, pb: Vector, tb: Turn): boolean {
  const a = axesOf(ta);
  const b = axesOf(tb);
  const d: Vector = [pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]];
  const dot = (u: Vector, v: Vector) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  const cross = (u: Vector, v: Vector): Vector => [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  const axes = [...a, ...b, ...a.flatMap((u) => b.map((v) => cross(u, v)))];
  return axes.every((axis) => {
    const length = Math.sqrt(dot(axis, axis));
    if (length < 1e-6) return true;
    const reach = (own: Vector[]) =>
      own.reduce((sum, u) => sum + Math.abs(dot(u, axis)), 0) * (HALF / length);
    return Math.abs(dot(d, axis)) / length < reach(a) + reach(b);
  });
}

function clash(one: Found, slot: Slot, other: Found, next: Slot, side: number): boolean {
  const mirror = (q: Readonly<Turn>): Turn => (side > 0 ? [...q] : [q[0], -q[1], -q[2], q[3]]);
  for (let ms = 150; ms <= 1100; ms += 10) {
    const at = (found: Found, { lane, seconds }: Slot): [Vector, Turn] => {
      const last = found.rolled.samples.length - 1;
      const sample = found.rolled.samples[Math.min(last, Math.round((ms / 1000 / seconds) * last))];
      if (sample === undefined) throw new Error('a roll has samples');
      const { place, turn } = sample;
      return [[lane + side * place[0], place[1], place[2]], mirror(turn)];
    };
    if (meet(...at(one, slot), ...at(other, next))) return true;
  }
  return false;
}

const clashes = (found: readonly Found[]): boolean =>
  [1, -1].some((side) =>
    [0, 1].some((i) => {
      const [one, other, slot, next] = [found[i], found[i + 1], SLOTS[i], SLOTS[i + 1]];
      return one && other && slot && next ? clash(one, slot, other, next, side) : true;
    }),
  );

const shelves: Found[][] = SLOTS.map(() => []);
while (shelves.some((shelf) => shelf.length < 60)) {
  const thrown = guess();
  const found = { thrown, rolled: roll(thrown) };
  SLOTS.forEach((slot, index) => {
    const shelf = shelves[index];
    if (shelf && shelf.length < 60 && fits(found, slot)) shelf.push(found);
  });
}

const chosen: Throw[][] = [];
for (let tries = 0; chosen.length < VARIANTS && tries < 60_000; tries += 1) {
  const trio = shelves.map((shelf) => shelf[Math.floor(random() * shelf.length)] as Found);
  if (clashes(trio)) continue;
  for (const [index, found] of trio.entries()) {
    const shelf = shelves[index];
    shelf?.splice(shelf.indexOf(found), 1);
  }
  chosen.push(trio.map(({ thrown }) => thrown));
}
process.stdout.write(`${JSON.stringify(chosen, null, 2)}\n`);
