import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { take } from '../../../server/domains/players/tries';
import { startTestServer, type TestServer } from '../../support/server';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2030-03-05T04:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a limit of tries', () => {
  const tries = (key: string, most: number) => (afterMs: number) =>
    take(server.db, { key, most, windowMs: HOUR_MS }, new Date(NOW_MS + afterMs));

  it('starts anew when its window is over', async () => {
    const allowed = tries('over', 2);
    expect([await allowed(0), await allowed(1), await allowed(HOUR_MS - 1)]).toEqual([true, true, false]);
    expect([await allowed(HOUR_MS), await allowed(HOUR_MS), await allowed(HOUR_MS)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('does not hold until the time that a clock showed which was ahead for a moment', async () => {
    const allowed = tries('ahead', 1);
    expect(await allowed(365 * 24 * HOUR_MS)).toBe(true);
    expect([await allowed(0), await allowed(1), await allowed(HOUR_MS - 1)]).toEqual([true, false, false]);
    expect(await allowed(HOUR_MS)).toBe(true);
  });

  it('counts on for calls whose clock is some seconds behind', async () => {
    const allowed = tries('behind', 2);
    expect([await allowed(0), await allowed(-30_000), await allowed(-30_000)]).toEqual([true, true, false]);
  });
});
