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

test('one call without an answer does not mean offline while the server answers another, with any status', async () => {
  await checkServerReachable();
  expect(readAtom(onlineAtom)).toBe(true);
  expect(asked).toBe(1);
});

test('without answers the app is offline, keeps checking, and is online with the first answer', async () => {
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

test('checks at once when the device has a network again', async () => {
  isThere = false;
  const doubt = checkServerReachable();
  await vi.advanceTimersByTimeAsync(10);
  isThere = true;
  for (const ear of [...ears]) ear();
  await doubt;
  expect(readAtom(onlineAtom)).toBe(true);
});
