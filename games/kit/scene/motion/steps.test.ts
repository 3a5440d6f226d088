import { expect, test } from 'vitest';
import { inSteps, turnMs } from './steps';

const FRAME_MS = 1000 / 60;
const frames = Array.from({ length: 600 }, (_, frame) => frame * FRAME_MS + 0.01);

test('a drifting object updates in every other frame, and its neighbour in the frames between', () => {
  const turns = (order: number) =>
    frames.map((nowMs, frame) => frame > 0 && turnMs(nowMs, order) !== turnMs(frames[frame - 1] ?? 0, order));
  const [even, odd] = [turns(0), turns(1)];
  for (const [frame, isTurn] of even.entries()) {
    if (frame > 1) expect(isTurn).toBe(!odd[frame]);
  }
});

test('the stepped time is never ahead, and never behind by more than one step', () => {
  for (const order of [0, 1, 2, 3]) {
    for (const nowMs of frames) {
      const lateMs = nowMs - turnMs(nowMs, order);
      expect(lateMs).toBeGreaterThanOrEqual(0);
      expect(lateMs).toBeLessThan(2 * FRAME_MS + 0.001);
    }
  }
});

test('a clock that stays at 0 gives 0 for all', () => {
  expect([turnMs(0, 0), turnMs(0, 1)]).toEqual([0, 0]);
});

test('a step of brightness is smaller than the difference visible in a dim glow', () => {
  for (let light = 0; light <= 1; light += 0.001) {
    expect(Math.abs(inSteps(light) - light)).toBeLessThanOrEqual(1 / 128 + 1e-9);
  }
});
