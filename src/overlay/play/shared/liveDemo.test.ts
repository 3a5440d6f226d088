import { afterEach, expect, it, vi } from 'vitest';
import { Rng } from '../../../../workers/rng/rng';
import { readAtom } from '../../../shared/store/store';
import { openDemoTable } from './liveDemo';

/** How long the worker takes to load, and longer than betting on a round. */
const LOADING_MS = 20_000;
const BETTING_MS = 6_000;

afterEach(() => vi.restoreAllMocks());

it('opens a table whose first round is not over before its worker has loaded', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const worker = new Rng((count) => new Uint8Array(count).fill(7));
  const loading = new Proxy(worker, {
    // The arguments of a call are those of the time when it was made, and its answer waits for the worker.
    get:
      (rng, name: keyof Rng) =>
      async (...args: never[]) => {
        nowMs = LOADING_MS;
        return (rng[name] as (...given: never[]) => unknown)(...args);
      },
  });
  const table = openDemoTable('crash', async (ask) => ask(loading as never));
  await vi.waitFor(() => expect(readAtom(table.view).link).toBe('open'));
  const { round } = readAtom(table.view).table ?? {};
  expect(nowMs).toBe(LOADING_MS);
  expect(round?.phase).toBe('betting');
  expect(table.clock.nowMs() - table.clock.at(round?.openedAt ?? 0)).toBeLessThan(BETTING_MS);
  table.close();
});
