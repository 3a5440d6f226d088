import {
  dotTurns,
  multiplyTurns,
  normalizeTurn,
  slerpTurns,
  type Turn,
  turn,
  turnAbout,
  type Vector,
} from '../../kit/scene/space';
import { CUBE_COUNT, type Cubes } from '../rules/colors';
import { settingFor } from './dice';
import { type Roll, roll } from './roll';
import { THROWS } from './throws';

/** Where the cubes wait behind the gate, left to right. Their faces here do not depend on any round. */
export const WAITING: readonly { readonly place: Readonly<Vector>; readonly turn: Turn }[] = [
  { place: [-2.8, 1.85, -4.6], turn: turnAbout([0, 1, 0], 0.62) },
  {
    place: [0, 1.85, -4.6],
    turn: multiplyTurns(turnAbout([0, 1, 0], -0.42), turnAbout([1, 0, 0], Math.PI / 2)),
  },
  {
    place: [2.8, 1.85, -4.6],
    turn: multiplyTurns(turnAbout([0, 1, 0], -0.58), turnAbout([0, 0, 1], Math.PI / 2)),
  },
];

/** A cube's path from the gate to rest, over time. */
export interface Track {
  readonly roll: Roll;
  readonly mirrored: boolean;
  readonly lane: number;
  /** The orientation to start from. */
  readonly setting: Turn;
  readonly waiting: Turn;
  /** Orientation at the first hit, with the sign that gives the right direction of rotation. */
  readonly hitTurn: Turn;
  readonly releaseMs: number;
  readonly stopMs: number;
  /** When it hits the felt hard enough to raise dust. */
  readonly hitsMs: readonly number[];
}

export const VARIANT_COUNT = THROWS.length;

/** Below this angle the flight rotates the long way round, so that the cube tumbles visibly. */
const LIVELY_COSINE = Math.cos((25 * Math.PI) / 180);

const mirrorTurn = (q: Readonly<Turn>): Turn => [q[0], -q[1], -q[2], q[3]];

const sampleTurn = (track: Pick<Track, 'roll' | 'mirrored'>, index: number): Turn => {
  const q = track.roll.samples[index]?.turn ?? turn();
  return track.mirrored ? mirrorTurn(q) : [...q];
};

/** One roll of the three cubes: picked by `variant` and `mirrored`, ending with the given colours on top. */
export function tracksFor(
  cubes: Cubes,
  variant: number,
  mirrored: boolean,
  releaseMs: number,
  stopsMs: readonly number[],
): readonly Track[] {
  const throws = THROWS[variant % VARIANT_COUNT] ?? [];
  if (throws.length !== CUBE_COUNT) throw new Error('the variant does not have three cubes');
  return cubes.map((color, cube) => {
    const thrown = throws[cube];
    const wait = WAITING[cube];
    if (thrown === undefined || wait === undefined) throw new Error('the variant does not have three cubes');
    const rolled = roll(thrown);
    const base = { roll: rolled, mirrored };
    const setting = settingFor(sampleTurn(base, rolled.samples.length - 1), color);
    const hitTurn = multiplyTurns(sampleTurn(base, rolled.firstHit), setting);
    const cosine = dotTurns(wait.turn, hitTurn);
    if (cosine > LIVELY_COSINE || (cosine < 0 && cosine > -LIVELY_COSINE)) {
      for (const axis of [0, 1, 2, 3] as const) hitTurn[axis] = -hitTurn[axis];
    }
    const stopMs = stopsMs[cube] ?? releaseMs;
    const lastIndex = rolled.samples.length - 1;
    const msPerSample = (stopMs - releaseMs) / lastIndex;
    const hitsMs = rolled.hits.map((seconds) => releaseMs + seconds * 250 * msPerSample);
    const lane = wait.place[0];
    return { ...base, lane, setting, waiting: wait.turn, hitTurn, releaseMs, stopMs, hitsMs };
  });
}

const scratchA = turn();
const scratchB = turn();

/** Writes the cube's position and orientation at a time of the round. Before the release it waits at the gate. */
export function poseOnTrack(track: Track, nowMs: number, place: Vector, out: Turn): void {
  const { samples, firstHit } = track.roll;
  const last = samples.length - 1;
  const share = (nowMs - track.releaseMs) / (track.stopMs - track.releaseMs);
  const at = Math.min(Math.max(share, 0), 1) * last;
  const index = Math.min(Math.floor(at), last - 1);
  const rest = at - index;
  const a = samples[index];
  const b = samples[index + 1];
  if (a === undefined || b === undefined) return;
  const side = track.mirrored ? -1 : 1;
  place[0] = track.lane + side * (a.place[0] + (b.place[0] - a.place[0]) * rest);
  place[1] = a.place[1] + (b.place[1] - a.place[1]) * rest;
  place[2] = a.place[2] + (b.place[2] - a.place[2]) * rest;
  if (at <= firstHit) {
    slerpTurns(track.waiting, track.hitTurn, at / firstHit, out);
    return;
  }
  const sign = dotTurns(a.turn, b.turn) < 0 ? -1 : 1;
  for (const axis of [0, 1, 2, 3] as const) {
    scratchA[axis] = a.turn[axis] + (sign * b.turn[axis] - a.turn[axis]) * rest;
  }
  normalizeTurn(scratchA);
  if (track.mirrored) {
    scratchA[1] = -scratchA[1];
    scratchA[2] = -scratchA[2];
  }
  multiplyTurns(scratchA, track.setting, scratchB);
  for (const axis of [0, 1, 2, 3] as const) out[axis] = scratchB[axis];
}
