import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying } from './keepTrying';

let network: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('window', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that loads at the `nth` try, and what was called. */
function part(nth: number) {
  let tries = 0;
  const told: string[] = [];
  const stop = keepTrying(
    async () => {
      tries += 1;
      if (tries < nth) throw new Error('no network');
      return `try ${tries}`;
    },
    (loaded) => told.push(loaded),
    () => told.push('missing'),
  );
  return { told, stop, tries: () => tries };
}

it('calls onMissing once, and onLoaded when the part loads after all', async () => {
  const { told, tries } = part(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['missing', 'try 3']);
  expect(tries()).toBe(3);
});

it('does not wait for its delay when the network is back', async () => {
  const { told } = part(2);
  await vi.advanceTimersByTimeAsync(0);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['missing', 'try 2']);
});

it('gives up after a while, but tries again when the network returns later', async () => {
  const { told, tries } = part(5);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([told, tries()]).toEqual([['missing'], 4]);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe('try 5');
});

it('is silent after it was stopped', async () => {
  const { told, stop, tries } = part(2);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([told, tries()]).toEqual([['missing'], 1]);
});

it('does not load a part without the styles that failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(network, {
    fetch,
    document: { URL: 'https://app.example/' },
    performance: { getEntriesByType: () => [] },
  });
  let tries = 0;
  const told: string[] = [];
  keepTrying(
    async () => {
      tries += 1;
      // Vite waits for a style sheet once.
      if (tries === 1) throw new Error('Unable to preload CSS for /assets/HelpPage-1.css');
      return 'without styles';
    },
    (loaded) => told.push(loaded),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect([told, tries]).toEqual([[], 1]);
});
