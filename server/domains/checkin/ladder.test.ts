import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../manilaDay';
import { type LastCheckin, ladderOn, STEP_POINTS } from './ladder';

const START = '2026-11-23';

describe('the check-in ladder', () => {
  it('has the published points', () => {
    expect(STEP_POINTS).toEqual([5, 5, 10, 10, 15, 15, 20]);
  });

  it('starts with step 1, and opens the next one on the next day', () => {
    expect(ladderOn(null, START, [])).toEqual({ signed: 0, next: 1, missedAfter: null });
    const last = { day: START, step: 1 };
    expect(ladderOn(last, START, [])).toEqual({ signed: 1, next: null, missedAfter: null });
    expect(ladderOn(last, '2026-11-24', [])).toEqual({ signed: 1, next: 2, missedAfter: null });
  });

  it('waits for six missed days, and ends after seven', () => {
    const last = { day: START, step: 3 };
    expect(ladderOn(last, '2026-11-30', [])).toEqual({ signed: 3, next: 4, missedAfter: null });
    expect(ladderOn(last, '2026-12-01', [])).toEqual({ signed: 0, next: 1, missedAfter: 3 });
  });

  it('does not count days of rest', () => {
    const last = { day: START, step: 3 };
    expect(ladderOn(last, '2026-12-01', ['2026-11-27'])).toMatchObject({ next: 4 });
    expect(ladderOn(last, '2026-12-02', ['2026-11-27'])).toMatchObject({ next: 1, missedAfter: 3 });
  });

  it('starts anew on the day after step 7, and no earlier', () => {
    const last = { day: START, step: 7 };
    expect(ladderOn(last, START, [])).toEqual({ signed: 7, next: null, missedAfter: null });
    expect(ladderOn(last, '2026-11-24', [])).toEqual({ signed: 0, next: 1, missedAfter: null });
  });

  it('signs nothing again when the clock is set back', () => {
    expect(ladderOn({ day: START, step: 2 }, '2026-11-22', [])).toMatchObject({ signed: 2, next: null });
  });

  it('agrees with a day-by-day model of signed steps', () => {
    // Seldom enough that ladders end early as well.
    const seldom = fc.nat(9).map((number) => number === 0);
    const often = fc.nat(9).map((number) => number < 7);
    const stretch = (comes: fc.Arbitrary<boolean>) =>
      fc.array(fc.record({ comes, rests: seldom }), { minLength: 8, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.oneof(stretch(seldom), stretch(often)), { maxLength: 5 }), (stretches) => {
        const days = stretches.flat();
        // The model walks every day and counts idle ones; the ladder sees the last check-in alone.
        let steps: boolean[] = [];
        let idle = 0;
        let last: LastCheckin | null = null;
        const restDays: string[] = [];
        for (const [index, { comes, rests }] of days.entries()) {
          const today = dayAfter(START, index);
          if (steps.length === 7 || idle === 7) {
            steps = [];
            idle = 0;
          }
          expect(ladderOn(last, today, restDays)).toMatchObject({
            signed: steps.length,
            next: steps.length + 1,
          });
          if (comes && !rests) {
            steps.push(true);
            last = { day: today, step: steps.length };
            idle = 0;
            expect(ladderOn(last, today, restDays)).toMatchObject({ signed: steps.length, next: null });
          } else if (rests) restDays.push(today);
          else if (steps.length > 0) idle += 1;
        }
      }),
    );
  });
});
