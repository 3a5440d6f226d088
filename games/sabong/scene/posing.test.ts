import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../kit/scene/motion/random';
import { BETTING_MS, DECIDED_MS, POINTS_MS } from '../rules/story';
import { blankRig, solve } from './bird/rig';
import { layoutFor } from './layout';
import { moments } from './moments';
import { blankPose, type Moment, type Pose, type Round } from './pose';
import { posingFor } from './posing';
import { roundOf } from './round';
import { planOf } from './timeline';
import tuning from './tuning.json';

const layout = layoutFor({ width: 375, height: 812, focus: { x: 0, y: 92, width: 375, height: 330 } });
const posing = posingFor(layout, tuning, 8);
const rounds = moments
  .filter(({ events }) => events.length > 0)
  .map(({ name, events }) => ({ name, events, round: roundOf(planOf(events, tuning, false), 'round-1') }));

const momentAt = (round: Round, elapsedMs: number, reducedMotion = false): Moment => ({
  nowMs: 50_000 + elapsedMs,
  round: { ...round, elapsedMs },
  before: null,
  leaving: null,
  waitingMs: null,
  tuning,
  reducedMotion,
});
const poseAt = (round: Round, elapsedMs: number, reduced = false): Pose =>
  posing.poseAt(momentAt(round, elapsedMs, reduced), blankPose());

function roundNamed(name: string, count?: number): Round {
  const found = rounds.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no moment named ${name}`);
  return roundOf(planOf(found.events.slice(0, count), tuning, false), 'round-1');
}
const since = (ms: number): number => BETTING_MS + ms;

describe('the pose', () => {
  it('is the same for the same moment, scrubbed forwards, backwards or at random', () => {
    const random = mulberry32(1);
    const used = blankPose();
    for (const { round } of rounds.slice(0, 6)) {
      const times = Array.from({ length: 30 }, (_, index) => index * 720);
      for (const elapsedMs of [...times, ...times.toReversed(), ...times.map(() => random() * 22_000)]) {
        for (const reduced of [false, true]) {
          const moment = momentAt(round, elapsedMs, reduced);
          expect(JSON.stringify(posing.poseAt(moment, used))).toBe(
            JSON.stringify(posing.poseAt(moment, blankPose())),
          );
        }
      }
    }
  });

  it('shows no point and no winner before it is known: until then all contests look alike', () => {
    const known = [POINTS_MS[0], POINTS_MS[1], POINTS_MS[2], DECIDED_MS];
    known.forEach((knownMs, index) => {
      for (const atMs of [knownMs - 600, knownMs - 200, knownMs - 1]) {
        const open = poseAt(roundNamed('decided', 2 + index), since(atMs));
        expect(poseAt(roundNamed('decided'), since(atMs))).toEqual(open);
      }
    });
  });

  it('grows quiet while it waits for its number, and lights the corners in turn', () => {
    const posted = { type: 'cardPosted', atMs: 0, card: 1, closesAtMs: BETTING_MS };
    const began = { type: 'betsClosed', atMs: since(2_500) };
    const closed = roundOf(planOf([posted], tuning, false), 'round-1');
    const late = roundOf(planOf([posted, began], tuning, false), 'round-1');
    const open = poseAt(closed, since(-100));
    const first = poseAt(closed, since(600));
    const second = poseAt(closed, since(1_500));
    expect(open.hush).toBe(0);
    expect(first.hush).toBeGreaterThan(0.2);
    expect(first.crowd).toBeLessThan(open.crowd);
    expect(first.spots[0]).toBeGreaterThan(first.spots[1]);
    expect(second.spots[0]).toBeLessThan(second.spots[1]);
    for (const ms of [600, 1_500, 2_400]) expect(poseAt(late, since(ms))).toEqual(poseAt(closed, since(ms)));
    expect(poseAt(closed, since(1_500), true).spots).toEqual(poseAt(closed, since(600), true).spots);
    // A contest that begins at the closing of bets never waits.
    const atOnce = poseAt(roundNamed('let-go'), since(200));
    expect(atOnce.spots).toEqual(open.spots);
  });

  it('has no jumps: no bird moves farther in 16 ms than in a leap', () => {
    for (const name of ['decided', 'decided-wala', 'draw']) {
      const round = roundNamed(name);
      let last = poseAt(round, 0);
      for (let atMs = 16; atMs < since(DECIDED_MS + 4_000); atMs += 16) {
        const next = poseAt(round, atMs);
        for (const side of [0, 1] as const) {
          const moved = Math.hypot(
            next.birds[side].x - last.birds[side].x,
            next.birds[side].lift - last.birds[side].lift,
          );
          expect(moved, `${name} ${side} at ${atMs}`).toBeLessThan(12);
        }
        last = next;
      }
    }
  });

  it('keeps feet on the sand, whatever the pose of the body', () => {
    const round = roundNamed('waiting');
    for (let atMs = 2_000; atMs < BETTING_MS; atMs += 90) {
      const { birds, late } = poseAt(round, atMs);
      const rig = solve(birds[0], late[0], blankRig());
      const lowest = Math.max(rig.nearFoot.y, rig.farFoot.y);
      expect(lowest, `${atMs}`).toBeGreaterThan(-14);
      expect(lowest, `${atMs}`).toBeLessThan(-2);
    }
  });

  it('makes the winner’s corner glow, and lets the other bow and leave unharmed', () => {
    const late = poseAt(roundNamed('decided'), since(DECIDED_MS + 1_900));
    expect(late.crests[0]).toBeGreaterThan(0.9);
    expect(late.crests[1]).toBeLessThan(0.1);
    expect(late.birds[0].beak).toBeGreaterThan(1);
    expect(late.birds[1].eye).toBe(1);
    expect(poseAt(roundNamed('decided'), since(DECIDED_MS + 3_900)).birds[1].facing).toBe(-1);
  });

  it('lets both bow after a draw', () => {
    const { birds, crests } = poseAt(roundNamed('draw'), since(DECIDED_MS + 2_000));
    expect([birds[0].neck, birds[1].neck].every((degrees) => degrees > 100)).toBe(true);
    expect([...crests]).toEqual([0, 0]);
  });

  it('lets the favourite stand taller', () => {
    const { birds } = poseAt(roundNamed('favourite'), 10_400, true);
    expect(birds[0].sink).toBeLessThan(birds[1].sink);
    expect(birds[0].tail).toBeGreaterThan(birds[1].tail);
  });

  it('stands still under reduced motion, from one event to the next', () => {
    const still = (atMs: number) => JSON.stringify(poseAt(roundNamed('decided'), atMs, true).birds);
    expect(still(3_000)).toBe(still(9_000));
    expect(still(since(2_200))).toBe(still(since(3_300)));
    expect(still(since(2_200))).not.toBe(still(since(DECIDED_MS + 100)));
  });
});

describe('the arena', () => {
  it('rises for a large win of the player alone, until it ends, and not under reduced motion', () => {
    for (const [name, most] of [
      ['small-win', 0],
      ['arena-rises', 1],
      ['mega-win', 1],
    ] as const) {
      const round = roundNamed(name);
      const { resultMs = 0, endMs = 0 } = round.plan.own ?? {};
      expect(poseAt(round, resultMs + 500).rising, name).toBe(most);
      for (const elapsedMs of [resultMs - 1, endMs]) expect(poseAt(round, elapsedMs).rising, name).toBe(0);
      expect(poseAt(round, resultMs + 500, true).rising, name).toBe(0);
    }
  });
});
