import { expect, it } from 'vitest';
import { backText } from './backText';

const NOW = Date.parse('2027-03-01T09:41:00+08:00');
const at = (moment: string) => backText(new Date(moment), 'en-PH', NOW).replace(/\u202f/g, ' ');

it('tells a time of today with the minutes that are left, and the hours where they are many', () => {
  expect(at('2027-03-01T11:00:00+08:00')).toBe('11:00 AM, in 79 min.');
  expect(at('2027-03-01T14:00:00+08:00')).toBe('2:00 PM, in 4 hr.');
});

it('tells another day with its date, without a wait where it is far', () => {
  expect(at('2027-03-02T06:00:00+08:00')).toMatch(/^Mar 2, 6:00 AM, in 20 hr/);
  expect(at('2027-03-05T06:00:00+08:00')).toBe('Mar 5, 6:00 AM');
});

it('tells the time alone once it has passed', () => {
  expect(at('2027-03-01T09:41:00+08:00')).toBe('9:41 AM');
  expect(at('2027-03-01T09:00:00+08:00')).toBe('9:00 AM');
});
