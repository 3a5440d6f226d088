import { expect, it } from 'vitest';
import { moments } from './moments';
import { posing } from './posing';
import { planOf } from './timeline';
import tuning from './tuning.json';

const events = (name: string) => moments.find((moment) => moment.name === name)?.events ?? [];

it('lands before it tells the result, and tells every event in its place', () => {
  const plan = planOf(events('small-win'), tuning, false);
  expect(plan.beats.map(({ type }) => type)).toEqual(['tossed', 'landed', 'sideWon', 'roundSettled']);
  expect(plan.resultMs).toBeGreaterThan(plan.landedMs);
  expect(plan.endMs).toBeGreaterThan(plan.resultMs);
});

it('lies on the side that was drawn when it has landed, whatever it showed in the air', () => {
  for (const [name, side] of [
    ['small-win', 'heads'],
    ['loss', 'tails'],
  ] as const) {
    const plan = planOf(events(name), tuning, false);
    const round = { plan, elapsedMs: plan.landedMs };
    const moment = {
      nowMs: 0,
      round,
      before: null,
      leaving: null,
      waitingMs: null,
      tuning,
      reducedMotion: false,
    };
    expect(posing.poseAt(moment, posing.blank())).toMatchObject({ side, open: 1, height: 0 });
  }
});

it('shows the result at once where motion is unwanted', () => {
  expect(planOf(events('loss'), tuning, true).landedMs).toBe(0);
});
