import { describe, expect, it } from 'vitest';
import type { Json } from '../../kit/rules/round';
import { blankPose } from './pose';
import { poseAt } from './posing';
import { planOf } from './timeline';
import tuning from './tuning.json';

const bought = { type: 'ticketBought', stake: '5.00' };
const won: readonly Json[] = [
  bought,
  { type: 'panels', motifs: [5, 8, 2, 7, 5, 9, 6, 5, 8] },
  { type: 'matched', motif: 5, panels: [0, 4, 7], pays: '20/1', payout: '100.00' },
  { type: 'roundSettled', stake: '5.00', payout: '100.00', tier: 'mega' },
];
const lost: readonly Json[] = [
  bought,
  { type: 'panels', motifs: [0, 0, 1, 1, 2, 2, 3, 3, 4] },
  { type: 'roundSettled', stake: '5.00', payout: '0.00', tier: 'loss' },
];
const open = (panel: number, atMs: number): Json => ({ type: 'panelOpened', panel, atMs });
const NEVER = Number.POSITIVE_INFINITY;

describe('the timeline of a ticket', () => {
  it('has no result until the panels that decide it are open', () => {
    for (const acts of [[], [open(0, 500), open(4, 900), open(1, 1000)]]) {
      const plan = planOf(won, tuning, false, acts);
      expect(plan.resultMs).toBe(NEVER);
      expect(plan.endMs).toBe(NEVER);
      expect(plan.beats.filter(({ atMs }) => atMs < NEVER).map(({ type }) => type)).toEqual([
        'ticketBought',
        'panels',
      ]);
      expect(plan.cues.every(({ atMs }) => Number.isFinite(atMs))).toBe(true);
      expect(plan.cues.some(({ name }) => name === 'note' || name === 'mega')).toBe(false);
    }
    expect(planOf(lost, tuning, false, [open(0, 500), open(1, 600)]).resultMs).toBe(NEVER);
  });

  it('shows the result from the third equal motif on, and removes the rest of the foil', () => {
    const plan = planOf(won, tuning, false, [open(0, 500), open(4, 900), open(7, 2000)]);
    expect(plan.decidedMs).toBe(2000);
    expect(plan.resultMs).toBe(2000 + tuning.linkMs + tuning.settleMs);
    expect(plan.endMs).toBe(plan.resultMs + tuning.megaMs);
    expect(plan.cues.filter(({ name }) => name === 'note').map(({ rate }) => rate)).toEqual([1, 1.125, 1.5]);
    expect(plan.cues.find(({ name }) => name === 'mega')?.atMs).toBe(plan.resultMs);
    expect(plan.opensMs.every((atMs) => atMs < plan.endMs)).toBe(true);
    expect(plan.opensMs[1]).toBe(plan.resultMs + tuning.restWaitMs);
  });

  it('is a loss once the last panel is open', () => {
    const plan = planOf(lost, tuning, false, [open(3, 400), { type: 'revealedAll', atMs: 1000 }]);
    expect(plan.decidedMs).toBe(1000 + 7 * tuning.revealGapMs);
    expect(plan.resultMs).toBe(plan.decidedMs + tuning.lossWaitMs);
    expect(plan.cues.filter(({ name }) => name === 'pop')).toHaveLength(9);
  });

  it('reveals all at once under reduced motion', () => {
    const plan = planOf(won, tuning, true, [{ type: 'revealedAll', atMs: 1000 }]);
    expect(new Set(plan.opensMs)).toEqual(new Set([1000]));
    expect(plan.resultMs).toBe(1000 + tuning.fadeMs);
    expect(plan.endMs).toBe(plan.resultMs);
  });

  it('throws for a round without panels, and for an unknown event', () => {
    expect(() => planOf([bought], tuning, false)).toThrow('the events contain no panels');
    expect(() => planOf([{ type: 'cubeStopped' }], tuning, false)).toThrow();
  });
});

describe('the pose of a ticket', () => {
  const at = (events: readonly Json[], acts: readonly Json[], elapsedMs: number, reducedMotion = false) => {
    const plan = planOf(events, tuning, reducedMotion, acts);
    const round = { roundId: 'r', plan, elapsedMs };
    return poseAt(
      { nowMs: 50_000, tuning, reducedMotion, round, waitingMs: null, leaving: null, before: null },
      blankPose(),
    );
  };

  it('warms two of a motif only once both are open', () => {
    const acts = [open(0, 500), open(1, 700), open(4, 900)];
    expect(at(won, acts, 880).panels.map(({ warm }) => warm)).toEqual(Array.from({ length: 9 }, () => 0));
    const warm = at(won, acts, 1400).panels.map((panel) => panel.warm > 0.5);
    expect(warm).toEqual([true, false, false, false, true, false, false, false, false]);
  });

  it('draws the line and raises the three when they match', () => {
    const acts = [open(0, 500), open(4, 900), open(7, 2000)];
    expect(at(won, acts, 1990).link).toBe(0);
    const pose = at(won, acts, 2000 + tuning.linkMs + 100);
    expect(pose.link).toBe(1);
    expect(pose.panels[7]?.rise).toBeGreaterThan(0.04);
    expect(pose.panels[3]?.rise).toBe(0);
  });

  it('turns a losing ticket grey, folds its corner, and cools its pairs', () => {
    const pose = at(lost, [{ type: 'revealedAll', atMs: 500 }], 5000);
    expect(pose.paper).toBeCloseTo(1 - tuning.lossGrey, 5);
    expect(pose.fold).toBe(1);
    expect(pose.panels.every(({ open: bare, warm }) => bare === 1 && warm === 0)).toBe(true);
  });

  it('stands still under reduced motion', () => {
    const acts = [{ type: 'revealedAll', atMs: 500 }];
    const early = structuredClone({ ...at(won, acts, 3000, true), card: null });
    const late = structuredClone({ ...at(won, acts, 9000, true), card: null });
    expect(late).toEqual(early);
    expect(early.halo).toBeGreaterThan(0);
  });

  it('wiggles now and then until it is bought, and is straight when it is', () => {
    const idle = (nowMs: number, reducedMotion = false) => ({
      ...poseAt(
        { nowMs, tuning, reducedMotion, round: null, waitingMs: null, leaving: null, before: null },
        blankPose(),
      ).ticket,
    });
    const turns = Array.from({ length: 640 }, (_, step) => idle(64_000 + step * 10).turn);
    const lies = idle(66_500).turn;
    expect(Math.max(...turns) - lies).toBeGreaterThan(0.015);
    expect(turns.filter((turn) => Math.abs(turn - lies) < 0.001).length).toBeGreaterThan(450);
    expect(idle(64_300, true)).toEqual(idle(66_500, true));
    expect(at(won, [], 1_200).ticket.turn).toBeCloseTo(0, 2);
  });

  it('shows nothing of a ticket that is being bought', () => {
    const pose = poseAt(
      { nowMs: 900, tuning, reducedMotion: false, round: null, waitingMs: 300, leaving: null, before: null },
      blankPose(),
    );
    expect(pose.card).toBeNull();
    expect(pose.panels.every(({ open: bare }) => bare === 0)).toBe(true);
  });
});
