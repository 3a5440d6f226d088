import { expect, it } from 'vitest';
import { similarityPercent } from './similarity';

it.each([
  ['Maria Santos', 'Maria Santos', 100],
  ['MARIA SANTOS', 'Santos, Maria', 100],
  ['María Peña', 'Maria Pena', 100],
  ['Maria Santos', '', 0],
  ['Maria Santos', 'Jhon Cruz', 0],
])('"%s" and "%s" are alike by %d percent', (one, other, percent) => {
  expect(similarityPercent(one, other)).toBe(percent);
});

it('a missing middle name is alike, another family name is not', () => {
  expect(similarityPercent('Maria Clara Santos', 'Maria Santos')).toBeGreaterThan(75);
  expect(similarityPercent('Maria Santos', 'Maria Villanueva')).toBeLessThan(60);
});
