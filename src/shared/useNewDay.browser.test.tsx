import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewDay } from './useNewDay';

const SECOND_MS = 1_000;

let root: Root;
let days: number;
let visibility: DocumentVisibilityState;

function Page() {
  useNewDay(() => {
    days += 1;
  });
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  // Half a minute before 0:00 in Manila.
  vi.setSystemTime(new Date('2026-11-30T23:59:30+08:00'));
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  days = 0;
  root = createRoot(document.createElement('div'));
  root.render(<Page />);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
});

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that stays open is told of each new day, once', () => {
  vi.advanceTimersByTime(30 * SECOND_MS);
  expect(days, 'the clocks may differ').toBe(0);
  vi.advanceTimersByTime(30 * SECOND_MS);
  expect(days).toBe(1);
  vi.advanceTimersByTime(23 * 3_600 * SECOND_MS);
  expect(days).toBe(1);
  vi.advanceTimersByTime(3_600 * SECOND_MS);
  expect(days).toBe(2);
});

test('a page that was away is told when it is looked at again', () => {
  visibility = 'hidden';
  vi.advanceTimersByTime(8 * 3_600 * SECOND_MS);
  expect(days).toBe(0);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(days).toBe(1);
});
