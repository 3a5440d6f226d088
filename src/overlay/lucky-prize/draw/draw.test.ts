import { describe, expect, it } from 'vitest';
import type { LuckyDraw } from '../../../../contract/rewards/luckyPrize';
import { centavos } from '../../../../games/kit/rules/money';
import { eventsOf } from './events';
import { blankPose } from './scene/pose';
import { drawPosing } from './scene/posing';
import { planOf } from './scene/timeline';
import tuning from './scene/tuning.json';

/** A draw of so many winners; their numbers are 10, 20, 30 and so on, the main prize first. */
function drawOf(count: number, own: number | null): LuckyDraw {
  const winners = Array.from({ length: count }, (_, place) => ({
    amount: centavos(BigInt(1_000 - place)),
    number: (place + 1) * 10,
    name: 'J…n',
  }));
  const hash = 'a'.repeat(64);
  return {
    monday: '2026-11-16',
    week: 1,
    drawAt: '2026-11-23T04:00:00.000Z',
    moved: null,
    tickets: 400,
    pool: centavos(80_000n),
    prizes: winners.map(({ amount }) => amount),
    commitment: hash,
    serverSeed: hash,
    listHash: hash,
    beacon: { network: 'sandbox', chainHash: hash, round: 1, signature: null },
    winners,
    own: own === null ? null : { number: own, prize: null },
  };
}

const numbersIn = (draw: LuckyDraw) =>
  planOf(eventsOf(draw), tuning, false).drawn.map(({ number }) => number);

describe('the show of a draw', () => {
  it('shows the seven larger prizes as published, the main prize last', () => {
    expect(numbersIn(drawOf(27, null))).toEqual([70, 60, 50, 40, 30, 20, 10]);
    expect(numbersIn(drawOf(2, null))).toEqual([20, 10]);
    expect(numbersIn(drawOf(0, null))).toEqual([]);
  });

  it("marks the player's own ticket, and celebrates only where it has won one of these prizes", () => {
    const own = planOf(eventsOf(drawOf(27, 30)), tuning, false);
    expect(own.drawn.filter(({ isOwn }) => isOwn).map(({ number }) => number)).toEqual([30]);
    expect(own.tier).toBe('big');
    expect(planOf(eventsOf(drawOf(27, 31)), tuning, false).tier).toBe('small');
  });

  it.each([false, true])(
    'tells each number when it can be read, one after the other; reduced: %s',
    (reduced) => {
      const plan = planOf(eventsOf(drawOf(27, null)), tuning, reduced);
      const times = plan.beats.filter(({ type }) => type === 'ticketDrawn').map(({ atMs }) => atMs);
      expect(times).toHaveLength(7);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(times).size).toBe(7);
      expect(plan.resultMs).toBe(times.at(-1));
      expect(plan.drawn.at(-1)?.isMain).toBe(true);
      expect(plan.endMs).toBeLessThan(30_000);
    },
  );

  it('refuses an event that it does not know', () => {
    expect(() => planOf([{ type: 'ticketBurned' }], tuning, false)).toThrow();
  });
});

describe('the drum', () => {
  const plan = planOf(eventsOf(drawOf(27, null)), tuning, false);
  const poseAt = (elapsedMs: number, reducedMotion = false) => ({
    ...drawPosing.poseAt(
      {
        nowMs: 50_000 + elapsedMs,
        round: { plan, elapsedMs },
        before: null,
        leaving: null,
        waitingMs: null,
        tuning,
        reducedMotion,
      },
      blankPose(),
    ),
  });

  it('never turns back, and rests after the last ticket', () => {
    let last = 0;
    for (let atMs = 0; atMs <= plan.endMs; atMs += 20) {
      const { turn, stir } = poseAt(atMs);
      expect(turn).toBeGreaterThanOrEqual(last);
      expect(stir).toBeGreaterThanOrEqual(0);
      expect(stir).toBeLessThanOrEqual(1);
      last = turn;
    }
    expect(poseAt(plan.endMs).stir).toBe(0);
    expect(poseAt(plan.endMs + 500).turn).toBe(last);
  });

  it('holds one ticket at a time, open when its number is told, and keeps that of the main prize', () => {
    for (const [index, { shownMs }] of plan.drawn.entries()) {
      expect(poseAt(shownMs)).toMatchObject({ ticket: index, rise: 1, open: 1, leave: 0 });
    }
    expect(poseAt(plan.endMs + 5_000)).toMatchObject({ ticket: 6, open: 1, leave: 0 });
  });

  it('stands still under reduced motion', () => {
    const reduced = planOf(eventsOf(drawOf(27, null)), tuning, true);
    for (const atMs of [0, 400, 2_000, reduced.endMs]) {
      const pose = drawPosing.poseAt(
        {
          nowMs: 50_000 + atMs,
          round: { plan: reduced, elapsedMs: atMs },
          before: null,
          leaving: null,
          waitingMs: null,
          tuning,
          reducedMotion: true,
        },
        blankPose(),
      );
      expect([pose.turn, pose.stir, pose.sunTurn]).toEqual([0, 0, 0]);
    }
  });
});
