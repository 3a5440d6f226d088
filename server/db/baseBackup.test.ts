import { expect, it } from 'vitest';
import { countOld } from './baseBackup';

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date('2026-11-22T03:30:00Z');
/** Copies of these ages in days, oldest first. */
const bases = (...ages: number[]) =>
  ages.map((age) => ({ completedAt: new Date(NOW.getTime() - age * DAY_MS) }));

it.each([
  ['beyond the number to keep', bases(3, 2, 1, 0), 3, 1],
  ['none below it', bases(2, 1, 0), 7, 0],
  ['those older than 29 days, whatever the number', bases(40, 29.1, 28.9, 0), 30, 2],
  ['never the newest, which is all there is', bases(90), 7, 0],
  ['none of none', bases(), 7, 0],
] as const)('of the copies go %s', (_, copies, keep, count) => {
  expect(countOld(copies, keep, NOW)).toBe(count);
});
