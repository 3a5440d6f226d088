import { expect, test } from 'vitest';
import type { Frame } from '../../kit/scene/scene';
import { LENS, STAR_OUTER } from './geometry';
import { layoutFor } from './layout';

const frames: readonly (Frame & { readonly name: string })[] = [
  { name: 'phone', width: 375, height: 812, focus: { x: 0, y: 96, width: 375, height: 430 } },
  { name: 'small phone', width: 360, height: 640, focus: { x: 0, y: 96, width: 360, height: 260 } },
  { name: 'tablet', width: 768, height: 1024, focus: { x: 0, y: 110, width: 768, height: 480 } },
  { name: 'desktop', width: 1440, height: 900, focus: { x: 0, y: 64, width: 940, height: 836 } },
  { name: 'landscape', width: 812, height: 375, focus: { x: 0, y: 48, width: 420, height: 327 } },
];

test.each(frames)('$name: lens and star are inside the focus', (frame) => {
  const { x, y, scale } = layoutFor(frame);
  const { focus } = frame;
  expect(y + LENS.top * scale).toBeGreaterThanOrEqual(focus.y + 38);
  expect(y + STAR_OUTER * 0.82 * scale).toBeLessThanOrEqual(focus.y + focus.height + 1);
  expect(x - STAR_OUTER * scale).toBeGreaterThanOrEqual(focus.x);
  expect(x + LENS.left * scale).toBeGreaterThanOrEqual(focus.x);
});

test.each(frames)('$name: the ring is as large as the focus allows', (frame) => {
  const { scale } = layoutFor(frame);
  const { width, height } = frame.focus;
  const needed = frame.width > frame.height ? 379 : 310;
  expect(scale).toBeCloseTo(Math.min(width / 375, (height - 38) / needed), 5);
});

test('beside the board the whole ring is visible', () => {
  for (const frame of frames.filter(({ width, height }) => width > height)) {
    const { y, scale } = layoutFor(frame);
    expect(y + 175 * scale).toBeLessThanOrEqual(frame.focus.y + frame.focus.height + 1);
  }
});

test('with enough room the whole ring is visible and centred', () => {
  const { y, scale } = layoutFor({
    width: 375,
    height: 900,
    focus: { x: 0, y: 100, width: 375, height: 500 },
  });
  expect(scale).toBe(1);
  expect(y + 175).toBeLessThan(600);
  expect(y + LENS.top).toBeGreaterThan(140);
});
