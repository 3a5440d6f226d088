import { expect, test } from 'vitest';
import { planSheet } from './contactSheet';

test.each([
  [14, 375, 812],
  [24, 360, 640],
  [1, 375, 812],
  [16, 1_280, 800],
])('%d pictures of %d×%d have room on one page', (count, width, height) => {
  const plan = planSheet(count, { width, height });
  const rows = Math.ceil(count / plan.columns);
  expect(plan.columns).toBeGreaterThanOrEqual(1);
  expect(plan.width).toBeGreaterThanOrEqual(plan.columns * plan.cellWidth);
  expect(plan.height).toBeGreaterThanOrEqual(rows * (plan.cellHeight + 26));
  expect(plan.cellWidth / plan.cellHeight).toBeCloseTo(width / height, 2);
});
