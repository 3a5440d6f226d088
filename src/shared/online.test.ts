import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkServerReachable, onlineAtom } from './online';
import { readAtom } from './store/store';

let isThere: boolean;
let asked: number;
const ears = new Set<() => void>();

beforeEach(() => {
  [isThere, asked] = [true, 0];
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    addEventListener: (_name: string, ear: () => void) => ears.add(ear),
    removeEventListener: (_name: string, ear: () => void) => ears.delete(ear),
  });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('', { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one call without an answer is no loss of the network while somebody answers, whatever he says', async () => {
  await checkServerReachable();
  expect(readAtom(onlineAtom)).toBe(true);
  expect(asked).toBe(1);
});

test('where nobody answers the house is offline, is asked for again and again, and is back with the first answer', async () => {
  isThere = false;
  const doubt = checkServerReachable();
  void checkServerReachable();
  await vi.advanceTimersByTimeAsync(0);
  expect(readAtom(onlineAtom)).toBe(false);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(2);
  expect(readAtom(onlineAtom)).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await doubt;
  expect(readAtom(onlineAtom)).toBe(true);
  expect(ears.size).toBe(0);
});

test('a device that has a network again asks at once', async () => {
  isThere = false;
  const doubt = checkServerReachable();
  await vi.advanceTimersByTimeAsync(10);
  isThere = true;
  for (const ear of [...ears]) ear();
  await doubt;
  expect(readAtom(onlineAtom)).toBe(true);
});
