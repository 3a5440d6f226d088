import { expect, test } from 'vitest';
import { cubicOut } from './easing';
import { keyed, progress, ring, slowMotion, swell } from './tween';

test('progress runs from 0 to 1 and stays there', () => {
  expect([0, 100, 150, 200, 900].map((now) => progress(now, 100, 100))).toEqual([0, 0, 0.5, 1, 1]);
  expect([99, 100].map((now) => progress(now, 100, 0))).toEqual([0, 1]);
});

test('a swell rises, holds and is 0 when it ends', () => {
  expect([0, 50, 100, 500, 900, 950, 1000, 2000].map((now) => swell(now, 0, 100, 1000, 100))).toEqual([
    0, 0.5, 1, 1, 1, 0.5, 0, 0,
  ]);
});

test('a ring is still before it starts and dies away after', () => {
  expect([40, 80, 100].map((now) => ring(now, 100, 80, 50))).toEqual([0, 0, 0]);
  expect(Math.abs(ring(120, 100, 80, 50))).toBeGreaterThan(0.7);
  expect(Math.abs(ring(900, 100, 80, 50))).toBeLessThan(0.0001);
});

test('keys are reached at their times, and the first and last value are held', () => {
  const keys = [
    { atMs: 100, value: 2 },
    { atMs: 200, value: 4, ease: cubicOut },
    { atMs: 300, value: 0 },
  ];
  expect([0, 100, 200, 250, 300, 999].map((now) => keyed(now, keys))).toEqual([2, 2, 4, 2, 0, 0]);
  expect(keyed(150, keys)).toBeGreaterThan(3.5);
});

test('slow motion stretches only its own span and never jumps', () => {
  const at = (now: number) => slowMotion(now, 1000, 500, 0.6);
  expect([0, 1000, 1500, 1600].map(at)).toEqual([0, 1000, 1300, 1400]);
  for (let now = 900; now < 1700; now += 1) {
    expect(at(now + 1) - at(now)).toBeLessThanOrEqual(1.0000001);
    expect(at(now + 1) - at(now)).toBeGreaterThan(0.59);
  }
});
