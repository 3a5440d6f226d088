import { expect, test } from 'vitest';
import type { Frame } from '../../kit/scene/scene';
import { PIN_Y, POINTER } from './art/wheel';
import { layoutFor, RIM } from './layout';

const frames: readonly (Frame & { readonly name: string })[] = [
  { name: 'phone', width: 375, height: 812, focus: { x: 0, y: 126, width: 375, height: 430 } },
  { name: 'small phone', width: 360, height: 640, focus: { x: 0, y: 56, width: 360, height: 306 } },
  { name: 'tablet', width: 768, height: 1024, focus: { x: 0, y: 130, width: 768, height: 620 } },
  { name: 'desktop', width: 1440, height: 900, focus: { x: 0, y: 130, width: 1052, height: 770 } },
  { name: 'landscape', width: 812, height: 375, focus: { x: 0, y: 60, width: 424, height: 300 } },
];

test.each(frames)('$name: rim and pointer are inside the focus', (frame) => {
  const { x, y, scale } = layoutFor(frame);
  const { focus } = frame;
  expect(x - RIM * scale).toBeGreaterThanOrEqual(focus.x - 1);
  expect(x + RIM * scale).toBeLessThanOrEqual(focus.x + focus.width + 1);
  expect(y + (PIN_Y - POINTER.pinY) * scale).toBeGreaterThanOrEqual(focus.y - 1);
  expect(y + RIM * scale).toBeLessThanOrEqual(focus.y + focus.height + 1);
});

test.each(frames)('$name: the wheel is as large as the focus allows', (frame) => {
  const { scale } = layoutFor(frame);
  const { width, height } = frame.focus;
  expect(RIM * 2 * scale).toBeGreaterThan(0.82 * Math.min(width, height));
});
