import { expect, test } from 'vitest';
import { rangeOf, unitOf, valueIn, valueText } from './units';

test.each([
  ['stopGapMs', 160, '160 ms'],
  ['smallMs', 1_440, '1,440 ms'],
  ['rayLight', 0.66, '66 %'],
  ['dimTo', 0.35, '35 %'],
  ['hopPx', 8, '8 px'],
  ['rayDegPerSecond', 6, '6 °/s'],
  ['turnsPerSecond', 2.2, '2.2 turns/s'],
  ['dustPuffs', 6, '6 puffs'],
  ['glowColor', '#FFD98A', '#FFD98A '],
])('%s of %s reads as %s', (name, value, text) => {
  const unit = unitOf(name, value);
  expect(`${valueText(value, unit)} ${unit.text}`).toBe(text);
});

test('a typed value is read in its unit, and refused where it is none', () => {
  expect(valueIn('78', 0.66, unitOf('rayLight', 0.66))).toBe(0.78);
  expect(valueIn('1,440', 1_500, unitOf('matchMs', 1_500))).toBe(1_440);
  expect(valueIn('', 1_500, unitOf('matchMs', 1_500))).toBeNull();
  expect(valueIn('fast', 1_500, unitOf('matchMs', 1_500))).toBeNull();
  expect(valueIn('red', '#FFD98A', unitOf('glowColor', '#FFD98A'))).toBeNull();
  expect(valueIn('#aabbcc', '#FFD98A', unitOf('glowColor', '#FFD98A'))).toBe('#aabbcc');
});

test('a slider reaches three times the filed value', () => {
  expect(rangeOf(900)).toEqual({ min: 0, max: 2_700, step: 10 });
  expect(rangeOf(0)).toEqual({ min: 0, max: 1, step: 0.01 });
  expect(rangeOf(-4).min).toBe(-12);
});
