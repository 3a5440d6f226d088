import { describe, expect, it } from 'vitest';
import { isAlive, particlePose, poseParticle } from '../../kit/scene/motion/emitter';
import { mulberry32 } from '../../kit/scene/motion/random';
import { reachedMs } from '../rules/flight';
import { celebrationFor } from './celebration';
import { layoutFor } from './layout';
import { moments } from './moments';
import { blankPose, type Moment, type Pose } from './pose';
import { posingFor } from './posing';
import { planOf } from './timeline';
import tuning from './tuning.json';

const layout = layoutFor({ width: 375, height: 812, focus: { x: 0, y: 92, width: 375, height: 330 } });
const posing = posingFor(layout, tuning, 8);
const rounds = moments
  .filter(({ events }) => events.length > 0)
  .map(({ name, events, atMs }) => ({ name, atMs, plan: planOf(events, tuning, false) }));

type Round = Pick<(typeof rounds)[number], 'plan'>;
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

const opened = { type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 };
const departed = { type: 'departed', atMs: 6_000 };
const open = { plan: planOf([opened, departed], tuning, false) };
const ended = {
  plan: planOf([opened, departed, { type: 'crashed', atMs: 12_932, multiplier: '2.00' }], tuning, false),
};

describe('the pose', () => {
  it('is the same for the same moment, scrubbed forwards, backwards or at random', () => {
    const random = mulberry32(1);
    const used = blankPose();
    for (const round of rounds) {
      const times = Array.from({ length: 40 }, (_, index) => index * 700);
      for (const elapsedMs of [...times, ...times.toReversed(), ...times.map(() => random() * 30_000)]) {
        for (const reduced of [false, true]) {
          const moment = momentAt(round, elapsedMs, reduced);
          const pose = JSON.stringify(posing.poseAt(moment, used));
          const fresh = JSON.stringify(posing.poseAt(moment, blankPose()));
          if (pose !== fresh) expect(pose, `${round.name} ${elapsedMs} ms`).toBe(fresh);
        }
      }
    }
  });

  it('has no steam in front of the open parachute', () => {
    const look = { confetti: [], steam: 0xffffff, dust: 0 };
    const { solid } = celebrationFor(ended.plan, layout, tuning, 'high', look, '1');
    const openMs = 12_932 + tuning.chuteMs + tuning.chuteOpenMs;
    const at = particlePose();
    for (const nowMs of [openMs + 100, openMs + 300, openMs + 700, openMs + 1_500]) {
      const roofY = poseAt(ended, nowMs).jeepney.y - 90;
      const above = solid.filter((puff) => isAlive(puff, nowMs) && poseParticle(puff, nowMs, at).y < roofY);
      expect(above.length, `${nowMs - openMs} ms after it opened`).toBeLessThan(5);
    }
  });

  it('is defined at any time of a round whose end is not known', () => {
    for (const elapsedMs of [0, 5_999, 6_000, 6_001, 40_000, 98_104, 200_000]) {
      const pose = poseAt(open, elapsedMs);
      expect(Number.isFinite(pose.jeepney.x + pose.jeepney.y + pose.climb + pose.sky)).toBe(true);
    }
    expect(poseAt(open, 6_000 + reachedMs(1_000n)).climb).toBeCloseTo(Math.log(10), 3);
  });

  it('is the same before the end whether the end is known or not', () => {
    for (const elapsedMs of [3_000, 7_000, 12_900]) {
      expect(poseAt(ended, elapsedMs)).toEqual(poseAt(open, elapsedMs));
    }
  });

  it('waits for its number with a light that breathes, also once the departure is known', () => {
    const closed = { plan: planOf([opened], tuning, false) };
    const late = { plan: planOf([opened, { ...departed, atMs: 9_400 }], tuning, false) };
    const beams = [6_000, 6_700, 7_400, 8_000, 9_300].map((atMs) => poseAt(closed, atMs).beam);
    expect(beams[0]).toBe(0.5);
    expect(new Set(beams).size).toBe(5);
    expect(Math.max(...beams)).toBeLessThanOrEqual(1);
    for (const atMs of [6_000, 7_400, 9_300]) expect(poseAt(late, atMs)).toEqual(poseAt(closed, atMs));
    expect(poseAt(closed, 9_300).jeepney).toEqual(poseAt(closed, 6_000).jeepney);
    expect(poseAt(late, 9_400).climb).toBe(0);
    expect(poseAt(late, 10_400).climb).toBe(poseAt(open, 7_000).climb);
  });

  it('waits without motion under reduced motion', () => {
    const closed = { plan: planOf([opened], tuning, true) };
    const { elapsedMs: _, showMs: _show, ...before } = poseAt(closed, 6_100, true);
    expect(poseAt(closed, 9_300, true)).toMatchObject(before);
    expect(before.beam).not.toBe(poseAt(closed, 5_000, true).beam);
  });

  it('stops climbing at the end of the round, and hangs from the parachute', () => {
    const late = poseAt(ended, 15_500);
    expect(late.seconds).toBeCloseTo(6.932, 6);
    expect(late.chute).toBeGreaterThan(0.9);
    expect(late.lampsOut).toBe(1);
    expect(late.exhaust).toBe(0);
    expect(poseAt(ended, 12_960).chute).toBe(0);
  });

  it('stands still under reduced motion, until the round has ended', () => {
    const still = (elapsedMs: number) => {
      const { jeepney, course, bob, roll, exhaust } = poseAt(open, elapsedMs, true);
      return { jeepney: { ...jeepney }, course: { ...course }, bob, roll, exhaust };
    };
    expect(still(9_000)).toEqual(still(30_000));
  });

  it('seats one rider for each bet, eight at most, and removes one for each cash-out', () => {
    const hop = (seat: number) => ({ type: 'hoppedOff', atMs: 8_000, seat, multiplier: '1.22' });
    const left = { plan: planOf([opened, departed, hop(1), hop(2)], tuning, false) };
    expect(poseAt(left, 7_000).riders).toBe(8);
    expect(poseAt(left, 8_100).riders).toBe(6);
    const crowd = posingFor(layout, tuning, 200).poseAt(momentAt(left, 8_100), blankPose());
    expect(crowd.riders).toBe(8);
  });
});

describe('the parade', () => {
  it('drives for a large win, honks once for each jeepney, and not under reduced motion', () => {
    for (const [name, count] of [
      ['small-win', 0],
      ['parade', 3],
      ['mega-win', 7],
    ] as const) {
      const round = rounds.find((one) => one.name === name);
      const [won] = round?.plan.wins ?? [];
      if (round === undefined || won === undefined) throw new Error(name);
      expect(poseAt(round, won.resultMs + 500).parade, name).toBe(count);
      for (const elapsedMs of [won.resultMs - 1, won.endMs]) expect(poseAt(round, elapsedMs).parade).toBe(0);
      expect(poseAt(round, won.resultMs + 500, true).parade, name).toBe(0);
      const honks = round.plan.cues.filter((cue) => cue.name === 'horn' && cue.atMs > won.resultMs);
      expect(honks.length, name).toBe(count);
      for (const { atMs } of honks) expect(atMs).toBeLessThan(won.endMs);
    }
  });
});
