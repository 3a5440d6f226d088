import { expect, test } from 'vitest';
import { rootFontPx } from './root';

test('16 px at the design width, and in proportion beside it', () => {
  expect(rootFontPx(375, 812, false)).toBe(16);
  expect(rootFontPx(360, 640, false)).toBeCloseTo(15.36, 5);
  expect(rootFontPx(430, 932, false)).toBeCloseTo(18.35, 2);
});

test('the smaller side counts, so that a phone in landscape keeps its text size', () => {
  expect(rootFontPx(812, 375, false)).toBe(16);
});

test('never below a readable size, never above 24 px', () => {
  expect(rootFontPx(240, 400, false)).toBe(13);
  expect(rootFontPx(590, 1200, false)).toBe(24);
});

test('18 px on tablet and desktop', () => {
  expect(rootFontPx(768, 1024, true)).toBe(18);
  expect(rootFontPx(1440, 900, true)).toBe(18);
});
