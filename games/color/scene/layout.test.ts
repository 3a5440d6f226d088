import { expect, test } from 'vitest';
import type { Frame } from '../../kit/scene/scene';
import { layoutFor } from './layout';
import { project } from './projection';

const frames: readonly (Frame & { readonly name: string })[] = [
  { name: 'phone', width: 375, height: 812, focus: { x: 0, y: 96, width: 375, height: 308 } },
  { name: 'small phone', width: 360, height: 640, focus: { x: 0, y: 96, width: 360, height: 150 } },
  { name: 'tablet', width: 768, height: 1024, focus: { x: 0, y: 110, width: 768, height: 480 } },
  { name: 'desktop', width: 1440, height: 900, focus: { x: 0, y: 64, width: 940, height: 836 } },
  { name: 'landscape', width: 812, height: 375, focus: { x: 0, y: 48, width: 420, height: 327 } },
];

test.each(frames)('$name: the cubes at rest and behind the gate are inside the focus', (frame) => {
  const { x, y, scale } = layoutFor(frame);
  const { focus } = frame;
  for (const [px, py, pz] of [
    [-4.2, 0, 1.5],
    [4.2, 0, 1.5],
    [0, 2, -2],
    [-3.6, 2.85, -5.4],
    [3.6, 2.85, -5.4],
  ] as const) {
    const [dx, dy] = project(px, py, pz);
    expect(x + dx * scale).toBeGreaterThanOrEqual(focus.x - 1);
    expect(x + dx * scale).toBeLessThanOrEqual(focus.x + focus.width + 1);
    expect(y + dy * scale).toBeGreaterThanOrEqual(focus.y - 1);
    expect(y + dy * scale).toBeLessThanOrEqual(focus.y + focus.height + 1);
  }
});

test.each(frames)('$name: the cubes are as large as the focus allows', (frame) => {
  const { scale } = layoutFor(frame);
  const { width, height } = frame.focus;
  expect(scale).toBeGreaterThan(0.8 * Math.min(width / 375, height / 208));
});

test.each(frames)('$name: the awning is above the cubes and does not cover them', (frame) => {
  const { y, scale, awningY } = layoutFor(frame);
  const [, top] = project(0, 2.85, -5.4);
  expect(awningY).toBeLessThanOrEqual(y + top * scale);
});
