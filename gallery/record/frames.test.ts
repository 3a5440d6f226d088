import { expect, test } from 'vitest';
import { clipRange, clipSize, gifFrames, webmFrames } from './frames';

test('a clip of two seconds has twenty frames a second', () => {
  const frames = gifFrames({ fromMs: 300, toMs: 2_300 });
  expect(frames).toHaveLength(40);
  expect(frames[0]).toEqual({ atMs: 300, forMs: 50 });
  expect(frames.at(-1)).toEqual({ atMs: 2_250, forMs: 50 });
});

test('a long clip has at most 120 frames and keeps its length', () => {
  const frames = gifFrames({ fromMs: 0, toMs: 30_000 });
  expect(frames.length).toBeLessThanOrEqual(120);
  expect(frames.reduce((sum, { forMs }) => sum + forMs, 0)).toBeCloseTo(30_000, -3);
});

test.each([
  [60, 20],
  [200, 20],
  [7, 150],
])('with %d frames a second each stands for %d ms, which GIF can say', (perSecond, forMs) => {
  const frames = gifFrames({ fromMs: 0, toMs: 1_000 }, perSecond);
  expect(frames[0]?.forMs).toBe(forMs);
});

test('an empty range is one picture', () => {
  expect(gifFrames({ fromMs: 500, toMs: 500 })).toEqual([{ atMs: 500, forMs: 50 }]);
});

test('a WebM has thirty frames a second, and one for an empty range', () => {
  const frames = webmFrames({ fromMs: 200, toMs: 1_200 });
  expect(frames).toHaveLength(30);
  expect(frames[0]?.atMs).toBe(200);
  expect(frames.reduce((sum, { forMs }) => sum + forMs, 0)).toBeCloseTo(1_000);
  expect(webmFrames({ fromMs: 500, toMs: 500 })).toHaveLength(1);
});

test('a clip shows the loop, and keeps the size of a phone', () => {
  expect(clipRange(null, 2_600)).toEqual({ fromMs: 0, toMs: 2_600 });
  expect(clipRange({ fromMs: 1_200, toMs: 9_000 }, 2_600)).toEqual({ fromMs: 1_200, toMs: 2_600 });
  expect(clipSize(375, 812)).toEqual({ width: 376, height: 812 });
  expect(clipSize(1_280, 800)).toEqual({ width: 812, height: 508 });
});
