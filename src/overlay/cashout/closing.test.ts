import { expect, it } from 'vitest';
import { closesAtMs, hoursAndMinutes } from './closing';

/** A moment by the clock of the Philippines. */
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

it.each([
  ['09:41:00', '19:00', 9, 19],
  ['18:59:01', '19:00', 0, 1],
  ['00:00:00', '23:59', 23, 59],
  // Open over midnight.
  ['22:30:00', '05:15', 6, 45],
  ['07:00:00', '07:00', 24, 0],
])('at %s it closes at %s in %d h %d min', (now, closing, hours, minutes) => {
  expect(hoursAndMinutes(closesAtMs(closing, at(now)) - at(now))).toEqual({ hours, minutes });
});
