import { expect, it } from 'vitest';
import { changeOf, changeText, matches } from './quote';

it('gives the change of a price since its session opened', () => {
  // 1,280.00 to 1,282.74.
  expect(changeText(changeOf('KIDLAT', 0, 274))).toBe('+0.21%');
  expect(changeText(changeOf('SINAG', 0, -482))).toBe('−0.75%');
  // From 1,282.74 back to 1,280.00.
  expect(changeText(changeOf('KIDLAT', 274, 0))).toBe('−0.21%');
  expect(changeText(changeOf('KIDLAT', 274, 274))).toBe('0.00%');
});

it('finds a market by parts of its name and code', () => {
  expect(matches('AMIHAB', 'habagat')).toBe(true);
  expect(matches('AMIHAB', ' Hab  ami ')).toBe(true);
  expect(matches('KIDLAT', '100 kid')).toBe(true);
  expect(matches('KIDLAT', '50')).toBe(false);
  expect(matches('KIDLAT', '')).toBe(true);
});
