import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userCalls } from '../../../contract/account/user';

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  const disk = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, text: string) => void disk.set(name, text),
    removeItem: (name: string) => void disk.delete(name),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a player whose data does not come is asked for again, and logged out only by the server', async () => {
  const { startSession, hasToken } = await import('../../shared/session/session');
  const { loadPlayer } = await import('./player');
  fetched.mockRejectedValue(new TypeError('no network'));
  startSession({ token: 'ana', uid: 7 });
  const loaded = loadPlayer();
  await vi.dynamicImportSettled();
  // The read itself is repeated once.
  await vi.advanceTimersByTimeAsync(2_000);
  await loaded;
  const before = fetched.mock.calls.length;
  expect(hasToken()).toBe(true);

  fetched.mockImplementation(async () =>
    Response.json({ code: '401', message: 'Please log in.', data: null, status: 401 }),
  );
  await vi.advanceTimersByTimeAsync(1_500);
  expect(fetched.mock.calls.length).toBeGreaterThan(before);
  expect(fetched.mock.lastCall?.[0]).toBe(userCalls.info.path);
  expect(hasToken()).toBe(false);
});
