import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wheelRules } from '../rules/play';
import { blankPose, type Moment, type Pose } from './pose';
import { wheelPosing } from './posing';
import { fraction, pegsPassed, underPointer } from './spin';
import { planOf } from './timeline';
import tuning from './tuning.json';

const plan = planOf(
  wheelRules.settle(wheelRules.onlyBet, 58).events.map((event) => z.encode(wheelRules.event, event) as never),
  tuning,
  false,
  '1',
);
const START_MS = 50_000;

/** A wheel with a manual clock. */
function wheelAt() {
  const posing = wheelPosing();
  const pose = blankPose();
  const show = (moment: Partial<Moment> & { readonly nowMs: number }): Pose => ({
    ...posing.poseAt(
      { round: null, before: null, leaving: null, waitingMs: null, tuning, reducedMotion: false, ...moment },
      pose,
    ),
  });
  return {
    idle: (nowMs: number) => show({ nowMs }),
    wait: (nowMs: number, sinceMs: number) => show({ nowMs, waitingMs: nowMs - sinceMs }),
    land: (nowMs: number, sinceMs: number) => show({ nowMs, round: { plan, elapsedMs: nowMs - sinceMs } }),
  };
}

describe('the wheel', () => {
  it('turns without a jump from the wait into the landing, however long the wait was', () => {
    for (const waitedMs of [780, 1_003, 1_550, 4_321]) {
      const wheel = wheelAt();
      wheel.idle(START_MS - 16);
      let last = wheel.wait(START_MS, START_MS).turn;
      const releasedMs = START_MS + waitedMs;
      for (let nowMs = START_MS + 16; nowMs < releasedMs; nowMs += 16) {
        last = wheel.wait(nowMs, START_MS).turn;
      }
      for (let nowMs = releasedMs; nowMs < releasedMs + 6_000; nowMs += 16) {
        const { turn } = wheel.land(nowMs, releasedMs);
        expect(turn).toBeGreaterThanOrEqual(last - 1e-9);
        expect(turn - last).toBeLessThan(0.003 * 16 * 2.2);
        last = turn;
      }
      expect(underPointer(last).wedge).toBe(plan.wedge);
    }
  });

  it('runs out between two wedges when no result comes', () => {
    const wheel = wheelAt();
    wheel.idle(START_MS - 16);
    for (let nowMs = START_MS; nowMs <= START_MS + 6_000; nowMs += 20) wheel.wait(nowMs, START_MS);
    let last = wheel.idle(START_MS + 6_020);
    expect(last.lit).toBe(-1);
    for (let nowMs = START_MS + 6_040; nowMs < START_MS + 9_500; nowMs += 20) last = wheel.idle(nowMs);
    expect(wheel.idle(START_MS + 9_520).turn).toBe(last.turn);
    const toPeg = fraction(pegsPassed(last.turn));
    expect(Math.min(toPeg, 1 - toPeg)).toBeLessThan(0.04);
    expect(last.lit).toBe(-1);
  });

  it('shows a moment after a seek in the same way as one that was played', () => {
    const sought = wheelAt().land(START_MS + 2_500, START_MS).turn;
    const wheel = wheelAt();
    for (const atMs of [4_000, 100, 0, 3_000]) wheel.land(START_MS + atMs, START_MS);
    expect(wheel.land(START_MS + 2_500, START_MS).turn).toBe(sought);
  });

  it('raises only the winning wedge, once it has stopped', () => {
    const wheel = wheelAt();
    expect(wheel.land(START_MS + plan.stopMs - 1, START_MS)).toMatchObject({ lit: -1, lift: 0 });
    const shown = wheel.land(START_MS + plan.stopMs + tuning.liftMs, START_MS);
    expect(shown.lit).toBe(plan.wedge);
    expect(shown.lift).toBeGreaterThan(0.9);
    expect(shown.others).toBeLessThan(0.6);
    // The pointer is pulled up from the figure.
    expect(wheel.land(START_MS + plan.stopMs, START_MS).clear).toBe(0);
    expect(wheel.land(START_MS + plan.stopMs + 600, START_MS).clear).toBeGreaterThan(0.9);
  });

  it('bends the pointer no further than its limit, and lets it hang at rest', () => {
    const wheel = wheelAt();
    for (let atMs = 0; atMs <= plan.stopMs; atMs += 7) {
      expect(Math.abs(wheel.land(START_MS + atMs, START_MS).bend)).toBeLessThanOrEqual(
        (tuning.bendDeg * Math.PI) / 180 + 1e-9,
      );
    }
    expect(wheel.land(START_MS + plan.endMs + 500, START_MS).bend).toBe(0);
  });

  it('stands still under reduced motion, and moves a light to the prize', () => {
    const posing = wheelPosing();
    const reduced = (elapsedMs: number) => ({
      ...posing.poseAt(
        {
          nowMs: START_MS + elapsedMs,
          round: { plan: reducedPlan, elapsedMs },
          before: null,
          leaving: null,
          waitingMs: null,
          tuning,
          reducedMotion: true,
        },
        blankPose(),
      ),
    });
    const reducedPlan = { ...plan, stopMs: tuning.fadeMs + tuning.steps * tuning.stepMs };
    const lit = [0, 1, 2, 3, 4, 5, 6].map((step) => reduced(tuning.fadeMs + step * tuning.stepMs).lit);
    expect(new Set(lit).size).toBe(7);
    expect(lit.at(-1)).toBe(plan.wedge);
    expect(new Set([300, 500, 900, 2_000].map((ms) => reduced(ms).turn)).size).toBe(1);
  });
});

describe('the rarest prize', () => {
  const landed = (prize: 188 | 888, afterMs: number, reducedMotion = false): Pose => {
    const events = wheelRules.settle(wheelRules.onlyBet, prize).events;
    const spun = planOf(
      events.map((event) => z.encode(wheelRules.event, event) as never),
      tuning,
      reducedMotion,
      '1',
    );
    const round = { plan: spun, elapsedMs: spun.resultMs + afterMs };
    const moment = { nowMs: START_MS, before: null, leaving: null, waitingMs: null, tuning };
    return wheelPosing().poseAt({ ...moment, round, reducedMotion }, blankPose());
  };

  it('takes the whole stage and keeps it, at once under reduced motion', () => {
    expect(landed(888, 0).shot.zoom).toBeLessThan(1.1);
    for (const afterMs of [6_000, 60_000])
      expect(landed(888, afterMs).shot.zoom).toBeCloseTo(tuning.jackpotZoom);
    expect(landed(888, 0, true).shot.zoom).toBeCloseTo(tuning.jackpotZoom);
    expect(landed(188, 6_000).shot.zoom).toBe(1);
  });
});
