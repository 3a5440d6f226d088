import { describe, expect, it } from 'vitest';
import { lunarDateOf } from './lunar';

const at = (year: number, month: number, day: number) => lunarDateOf(new Date(year, month - 1, day, 12));

describe('the lunar date', () => {
  // New year's days and leap months as published by the Hong Kong Observatory.
  it.each([
    [
      [1900, 1, 31],
      [1900, 1, 1, false],
    ],
    [
      [1976, 9, 24],
      [1976, 8, 1, true],
    ],
    [
      [2000, 2, 5],
      [2000, 1, 1, false],
    ],
    [
      [2023, 3, 22],
      [2023, 2, 1, true],
    ],
    [
      [2024, 2, 10],
      [2024, 1, 1, false],
    ],
    [
      [2025, 7, 25],
      [2025, 6, 1, true],
    ],
    [
      [2033, 12, 22],
      [2033, 11, 1, true],
    ],
    [
      [2051, 2, 10],
      [2050, 12, 29, false],
    ],
  ] as const)('of %j is %j', async ([year, month, day], [lunarYear, lunarMonth, lunarDay, isLeapMonth]) => {
    expect(await at(year, month, day)).toEqual({
      year: lunarYear,
      month: lunarMonth,
      day: lunarDay,
      isLeapMonth,
    });
  });

  it.each([
    [1900, 1, 30],
    [2051, 2, 11],
    [1800, 6, 1],
    [9999, 1, 1],
  ])('is null outside of 1900 to 2050: %i-%i-%i', async (year, month, day) => {
    expect(await at(year, month, day)).toBeNull();
  });

  it('is null for an invalid date', async () => {
    expect(await lunarDateOf(new Date(Number.NaN))).toBeNull();
  });
});
