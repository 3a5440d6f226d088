import { describe, expect, test } from 'vitest';
import { type Matrix, matrixOf, type Turn, turn, type Vector } from '../../kit/scene/space';
import { ALL_COLORS, type Cubes } from '../rules/colors';
import { SETTINGS, topColor } from './dice';
import { TRAY } from './projection';
import { poseOnTrack, type Track, tracksFor, VARIANT_COUNT, WAITING } from './tracks';

const RELEASE_MS = 120;
const STOPS_MS = [900, 1060, 1220];
const every: Cubes[] = ALL_COLORS.flatMap((a) =>
  ALL_COLORS.flatMap((b) => ALL_COLORS.map((c): Cubes => [a, b, c])),
);
const ways = Array.from({ length: VARIANT_COUNT }, (_, variant) => variant).flatMap((variant) =>
  [false, true].map((mirrored) => ({ variant, mirrored })),
);
const tracks = (cubes: Cubes, { variant, mirrored }: (typeof ways)[number]) =>
  tracksFor(cubes, variant, mirrored, RELEASE_MS, STOPS_MS);

function poseOf(track: Track, nowMs: number): { place: Vector; turn: Turn } {
  const place: Vector = [0, 0, 0];
  const out = turn();
  poseOnTrack(track, nowMs, place, out);
  return { place, turn: out };
}

/** The lowest point of a cube with edge 2 and corners rounded by a fifth. */
function lowest({ place, turn: q }: { place: Vector; turn: Turn }): number {
  const m: Matrix = matrixOf(q);
  return place[1] - 0.8 * (Math.abs(m[3]) + Math.abs(m[4]) + Math.abs(m[5])) - 0.2;
}

test('there are six ways to roll, and 24 orientations of a cube', () => {
  expect(VARIANT_COUNT).toBe(6);
  const seen = new Set(SETTINGS.map((q) => matrixOf(q).map(Math.round).join()));
  expect(seen.size).toBe(24);
});

describe.each(ways)('variant $variant, mirrored $mirrored', (way) => {
  test('all 216 outcomes end with their colours on top, flat on the felt', () => {
    let [furthest, flattest] = [0, 1];
    for (const cubes of every) {
      const ends = tracks(cubes, way).map((track, cube) => poseOf(track, STOPS_MS[cube] ?? 0));
      expect(ends.map(({ turn: q }) => topColor(q))).toEqual(cubes);
      for (const end of ends) {
        furthest = Math.max(furthest, Math.abs(lowest(end)));
        flattest = Math.min(flattest, Math.max(...matrixOf(end.turn).slice(3, 6).map(Math.abs)));
      }
    }
    expect(furthest).toBeCloseTo(0, 5);
    expect(flattest).toBeGreaterThan(0.99999);
  });

  test('cubes start at the gate, stop at their own times and lie still after', () => {
    tracks([0, 1, 2], way).forEach((track, cube) => {
      const start = poseOf(track, 0);
      expect(start.place).toEqual([...(WAITING[cube]?.place ?? [])]);
      const stopMs = STOPS_MS[cube] ?? 0;
      expect(poseOf(track, stopMs)).toEqual(poseOf(track, stopMs + 5000));
      expect(poseOf(track, stopMs - 400)).not.toEqual(poseOf(track, stopMs));
    });
  });

  test('no cube penetrates the felt, leaves the tray or jumps', () => {
    for (const track of tracks([3, 4, 5], way)) {
      let before = poseOf(track, 0);
      let [deepest, widest, nearest, furthest, leastLike] = [0, 0, Number.NEGATIVE_INFINITY, 0, 1];
      for (let nowMs = 2; nowMs <= 1300; nowMs += 2) {
        const pose = poseOf(track, nowMs);
        if (pose.place[2] > TRAY.back) deepest = Math.min(deepest, lowest(pose));
        widest = Math.max(widest, Math.abs(pose.place[0]));
        nearest = Math.max(nearest, pose.place[2]);
        const way = Math.hypot(...pose.place.map((v, axis) => v - (before.place[axis] ?? 0)));
        furthest = Math.max(furthest, way);
        const likeness = Math.abs(pose.turn.reduce((sum, v, i) => sum + v * (before.turn[i] ?? 0), 0));
        leastLike = Math.min(leastLike, likeness);
        before = pose;
      }
      expect(deepest).toBeGreaterThan(-0.06);
      expect(widest).toBeLessThan(TRAY.halfWidth - 0.9);
      expect(nearest).toBeLessThan(TRAY.front - 1);
      expect(furthest).toBeLessThan(0.09);
      expect(leastLike).toBeGreaterThan(0.995);
    }
  });

  test('the centres of two cubes are never closer than their width', () => {
    const [a, b, c] = tracks([0, 0, 0], way);
    let nearest = Number.POSITIVE_INFINITY;
    for (let nowMs = 0; nowMs <= 1300; nowMs += 4) {
      for (const [one, other] of [
        [a, b],
        [b, c],
      ]) {
        if (one === undefined || other === undefined) throw new Error('fewer than three tracks');
        const [p, q] = [poseOf(one, nowMs).place, poseOf(other, nowMs).place];
        nearest = Math.min(nearest, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
      }
    }
    expect(nearest).toBeGreaterThan(2);
  });
});
