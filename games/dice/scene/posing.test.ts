import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import { bet } from '../rules/bet';
import { diceRules, type Outcome } from '../rules/play';
import { blankPose, type Moment } from './pose';
import { CLOSE_MS, poseAt } from './posing';
import { planOf } from './timeline';
import tuning from './tuning.json';

const percent = z.decode(bet, { mode: 'percent', side: 'under', target: '60.00', stake: '10' } as never);
const roundOf = (outcome: Outcome) => ({
  plan: planOf(
    diceRules.settle(percent, outcome).events.map((event) => z.encode(diceRules.event, event) as Json),
    tuning,
    false,
  ),
});
const AT_REST: Moment = {
  nowMs: 5_000,
  round: null,
  before: null,
  leaving: null,
  waitingMs: null,
  tuning,
  reducedMotion: false,
};
const at = (elapsedMs: number, outcome: Outcome = 4723, more: Partial<Moment> = {}) =>
  poseAt('percent', { ...AT_REST, round: { ...roundOf(outcome), elapsedMs }, ...more }, blankPose());

describe('the bowl over time', () => {
  it('shows no die while the cover shakes, and every one at the end', () => {
    for (let elapsedMs = 0; elapsedMs < 1_100; elapsedMs += 11) {
      const { dice, cover, bowl } = at(elapsedMs);
      expect(dice.every(({ alpha }) => alpha === 0)).toBe(true);
      expect(Math.hypot(cover.x - bowl.x, cover.y - bowl.y)).toBeLessThan(24);
      // The table has a hole behind the bowl: moved further than this, the bowl would reveal it.
      expect(Math.hypot(bowl.x, bowl.y)).toBeLessThan(14);
    }
    expect(at(1_500).dice.map(({ frame }) => frame)).toEqual(['0:4', '0:7', '1:2', '1:3']);
  });

  it('shakes three times with pauses between them, and the camera stays still', () => {
    const reach = (elapsedMs: number) => Math.hypot(at(elapsedMs).cover.x, at(elapsedMs).cover.y);
    const loudest = (from: number) =>
      Math.max(...Array.from({ length: 24 }, (_, step) => reach(from + step * 10)));
    for (const from of [70, 400, 730]) expect(loudest(from)).toBeGreaterThan(5);
    for (const between of [382, 712]) expect(reach(between)).toBeLessThan(2);
    expect(loudest(730)).toBeGreaterThan(loudest(70));
    // The cover is pressed down before the first shake, and before it lifts.
    for (const pressed of [50, 1_092]) expect(at(pressed).cover.y).toBeGreaterThan(3);
    expect(at(600).shot).toEqual({ x: 0, y: 0, zoom: 1, roll: 0 });
  });

  it('throws each die up, lets it bounce, overshoot its rotation, and settle straight', () => {
    const stopMs = roundOf(4723).plan.stopsMs[0] ?? 0;
    const first = (elapsedMs: number) => at(elapsedMs).dice[0] ?? { frame: '', rotation: 1, lift: 1 };
    expect(first(1_150).frame).toMatch(/^0:t/);
    const flown = Array.from({ length: 58 }, (_, step) => first(stopMs - 288 + step * 5).lift);
    const struck = flown.findIndex((lift, step) => step > 20 && lift < (flown[step - 1] ?? 0) && lift < 3);
    expect(Math.max(...flown.slice(0, struck))).toBeGreaterThan(30);
    expect(Math.max(...flown.slice(struck))).toBeGreaterThan(8);
    const over = Array.from({ length: 60 }, (_, step) => first(stopMs + step * 4).rotation);
    expect(Math.max(...over)).toBeGreaterThan(0.1);
    expect(Math.min(...over)).toBeLessThan(-0.03);
    expect(Math.abs(first(1_650).rotation)).toBeLessThan(1e-6);
    expect(Math.abs(first(1_650).lift)).toBeLessThan(1e-6);
  });

  it('removes the cover for a win, and slides it back half over after a loss', () => {
    expect(at(2_400).cover.alpha).toBe(0);
    const lost = at(2_400, 9_000);
    expect(lost.cover.alpha).toBe(1);
    expect(lost.cover.x).toBeGreaterThan(100);
  });

  it('covers the dice of the last round before the next one', () => {
    const leaving = { round: roundOf(9_000), ageMs: 10 };
    const waiting = poseAt('percent', { ...AT_REST, waitingMs: 10, leaving }, blankPose());
    expect(waiting.dice.map(({ frame }) => frame)).toEqual(['0:9', '0:0', '1:0', '1:0']);
    const closed = poseAt('percent', { ...AT_REST, waitingMs: CLOSE_MS + 200 }, blankPose());
    expect(closed.dice.every(({ alpha }) => alpha === 0)).toBe(true);
  });

  it('never reveals the result early: two numbers look alike until the cover lifts', () => {
    for (const elapsedMs of [0, 300, 900, 1_090]) expect(at(elapsedMs, 1)).toEqual(at(elapsedMs, 9_876));
  });

  it('moves the cover now and then in an idle scene, and never hides a die with it', () => {
    const idle = (nowMs: number, reducedMotion = false) =>
      poseAt('percent', { ...AT_REST, nowMs, reducedMotion }, blankPose()).cover;
    const seen = Array.from({ length: 560 }, (_, step) => idle(50_400 + step * 10));
    const xs = seen.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(18);
    expect(xs.filter((x) => Math.abs(x - Math.max(...xs)) < 0.5).length).toBeGreaterThan(450);
    expect(Math.min(...xs)).toBeGreaterThan(215);
    expect(new Set([0, 200, 2_000].map((ms) => idle(50_400 + ms, true).x)).size).toBe(1);
  });

  it('fades to the end under reduced motion', () => {
    const plan = planOf(
      diceRules.settle(percent, 4723).events.map((event) => z.encode(diceRules.event, event) as Json),
      tuning,
      true,
    );
    const still = { ...AT_REST, reducedMotion: true };
    const early = poseAt('percent', { ...still, round: { plan, elapsedMs: 0 } }, blankPose());
    const late = poseAt('percent', { ...still, round: { plan, elapsedMs: 200 } }, blankPose());
    expect([early.cover.alpha, late.cover.alpha]).toEqual([1, 0]);
    expect(late.dice.map(({ frame }) => frame)).toEqual(['0:4', '0:7', '1:2', '1:3']);
  });
});

describe('the pile', () => {
  it('grows for a large win alone, until it ends, and not under reduced motion', () => {
    const bold = z.decode(bet, { mode: 'percent', side: 'under', target: '1.00', stake: '10' } as never);
    const events = diceRules.settle(bold, 42).events.map((event) => z.encode(diceRules.event, event) as Json);
    const plan = planOf(events, tuning, false);
    const pileAt = (elapsedMs: number, reducedMotion = false) =>
      poseAt('percent', { ...AT_REST, round: { plan, elapsedMs }, reducedMotion }, blankPose()).pile;
    expect(plan.tier).toBe('mega');
    expect(pileAt(plan.resultMs + 500)).toBe(1);
    for (const elapsedMs of [plan.resultMs - 1, plan.endMs]) expect(pileAt(elapsedMs)).toBe(0);
    expect(pileAt(plan.resultMs + 500, true)).toBe(0);
    const small = roundOf(4723).plan;
    expect(at(small.resultMs + 500).pile).toBe(0);
  });
});
