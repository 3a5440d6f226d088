import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBirthday, isOfAge, latestAdultBirthday } from './age';

describe('coming of age', () => {
  it.each([
    ['2005-03-01', '2026-02-28', false],
    ['2005-03-01', '2026-03-01', true],
    ['2004-02-29', '2025-02-28', false],
    ['2004-02-29', '2025-03-01', true],
    ['1999-12-31', '2020-12-30', false],
    ['1999-12-31', '2020-12-31', true],
  ])('a player born on %s is 21 on %s: %s', (birthday, today, expected) => {
    expect(isOfAge(birthday, today)).toBe(expected);
    expect(birthday <= latestAdultBirthday(today)).toBe(expected);
  });

  it('has one latest birthday for each day', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const leapDay = fc.constantFrom('2004-02-29', '2024-02-29', '2028-02-29', '2045-02-28', '2025-02-28');
    fc.assert(
      fc.property(fc.oneof(day, leapDay), fc.oneof(day, leapDay), (birthday, today) => {
        expect(birthday <= latestAdultBirthday(today)).toBe(isOfAge(birthday, today));
      }),
      { numRuns: 2_000 },
    );
  });

  it('rejects birthdays in the future or before 1900', () => {
    expect(isBirthday('2026-03-02', '2026-03-01')).toBe(false);
    expect(isBirthday('2026-03-01', '2026-03-01')).toBe(true);
    expect(isBirthday('1899-12-31', '2026-03-01')).toBe(false);
    expect(isBirthday('0001-01-01', '2026-03-01')).toBe(false);
  });
});
